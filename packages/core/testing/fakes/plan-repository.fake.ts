import type { CookieJar } from '../../src/kernel/platform.port.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { CallFaults, notFound } from './call-faults.fake.ts';
import { fakeTerms } from './club-plans.fake.ts';
import { currencyOf } from '../../src/kernel/money.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { FacilityPlan } from '../../src/plans/catalog-plan.ts';
import type { ClubPlansWanted, PlanRepository } from '../../src/plans/plan-repository.port.ts';
import type { PlanOffer } from '../../src/plans/plan.ts';
import { defaultPlanSourceSettings, planSource } from '../../src/plans/plan-source.ts';

/** The plans of a `FakeBackEnd`'s clubs. All clubs offer the same, except that offline ones offer nothing. */
export class FakePlanRepository implements PlanRepository {
  readonly faults: CallFaults<'ofClub'>;
  readonly #backEnd: FakeBackEnd;
  readonly #cookies: CookieJar;

  constructor(backEnd: FakeBackEnd, cookies: CookieJar) {
    this.#backEnd = backEnd;
    this.#cookies = cookies;
    this.faults = new CallFaults(backEnd.clock);
  }

  /** The clubs' offers of the chain's plans. Tests can replace them. */
  get offers(): readonly FacilityPlan[] {
    return this.#backEnd.clubPlans.offers;
  }

  set offers(offers: readonly FacilityPlan[]) {
    this.#backEnd.clubPlans.offers = offers;
  }

  ofClub: PlanRepository['ofClub'] = (wanted, options) =>
    this.faults.play('ofClub', options, () => this.#offer(wanted));

  #offer({ club, memberId }: ClubPlansWanted): Result<PlanOffer, CallFailure> {
    const at = this.#backEnd.club(club.facilityId);
    if (at === null) return Err(notFound('facilityId'));
    const isPartner = planSource(this.#cookies, defaultPlanSourceSettings) !== null;
    return Ok({
      plans: this.#backEnd.clubPlans.at(at),
      success: null,
      clubName: null,
      region: at.region,
      promotionId: isPartner ? 'P-CARD' : null,
      memberId,
      isPresale: at.status === 'presale',
      facilityStatus: at.status,
      facilityOpenDate: at.status === 'presale' ? '2027-03-01' : '2019-05-01',
      corporateAgreementId: null,
      recommendedPlanId: '16',
      terms: this.#backEnd.clubPlans.saysTerms ? fakeTerms(currencyOf(at.country)) : null,
      trialDays: at.status === 'open' ? 3 : null,
      dayPassPrice: at.status === 'open' ? { minorUnits: 45_00, currency: 'USD' } : null,
    });
  }
}
