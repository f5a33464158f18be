import type { CookieJar } from '../ports/cookie-jar.port.ts';
import type { FakeBackEnd } from '../shared/back-end.fake.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { CallFaults } from '../shared/call-faults.fake.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import { buildCataloguePlans, type CatalogueEntry, type FacilityPlan } from './catalogue-plan.ts';
import { currencyOf } from './money.ts';
import type { ClubPlansWanted, PlanRepository } from './plan-repository.port.ts';
import type { PlanOffer } from './plan.ts';
import { defaultPlanSourceSettings, planSource } from './plan-source.ts';

/** The plans of a `FakeBackEnd`'s clubs: each offers the same, an offline one nothing. */
export class FakePlanRepository implements PlanRepository {
  readonly faults: CallFaults<'catalogue' | 'ofClub'>;
  /** The chain's plans, and what each club offers of them: for a test to replace. */
  entries: readonly CatalogueEntry[] = someEntries;
  offers: readonly FacilityPlan[] = someOffers;
  readonly #backEnd: FakeBackEnd;
  readonly #cookies: CookieJar;

  constructor(backEnd: FakeBackEnd, cookies: CookieJar) {
    this.#backEnd = backEnd;
    this.#cookies = cookies;
    this.faults = new CallFaults(backEnd.clock);
  }

  catalogue(options?: CallOptions): Promise<Result<readonly CatalogueEntry[], CallFailure>> {
    return this.faults.play('catalogue', options, () => Ok(this.entries));
  }

  ofClub(wanted: ClubPlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>> {
    return this.faults.play('ofClub', options, () => this.#offer(wanted));
  }

  #offer({ club, memberId }: ClubPlansWanted): Result<PlanOffer, CallFailure> {
    const at = this.#backEnd.club(club.facilityId);
    if (at === null) return Err(unknownClub);
    const isPartner = planSource(this.#cookies, defaultPlanSourceSettings) !== null;
    const offers = at.status === 'offline' ? [] : this.offers;
    const { plans } = buildCataloguePlans(this.entries, offers, currencyOf(club.country));
    const sender = this.#backEnd.referrers.find((one) => one.memberId === memberId);
    return Ok({
      plans,
      success: null,
      clubName: null,
      region: at.region,
      promotionId: isPartner ? 'P-CARD' : null,
      memberId: sender?.memberId ?? null,
      isPresale: at.status === 'presale',
      facilityStatus: at.status,
      facilityOpenDate: '2019-05-01',
      corporateAgreementId: null,
    });
  }
}

const someEntries: readonly CatalogueEntry[] = [
  {
    planId: '6',
    name: 'House Account',
    description: 'For the people who work in our clubs.',
    planType: 'House',
  },
  {
    planId: '15',
    name: 'Select Access',
    description: 'Unlimited access to {{CLUB_NAME}}.',
    planType: 'Single club',
  },
  {
    planId: '16',
    name: 'Regional Access',
    description: 'Every club in {{REGION}}, {{CLUB_NAME}} among them.',
    planType: 'Multiple clubs',
  },
];

const someOffers: readonly FacilityPlan[] = ['6', '15', '16'].map((id, index) => ({
  id,
  planProperties: {
    monthlyFee: 175 + 30 * index,
    regularMonthlyFee: 205 + 30 * index,
    totalDues: 300,
    promotionalSavings: 100,
    isReimbursementAvailable: false,
  },
  promotion: null,
}));

const unknownClub: CallFailure = {
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  field: 'facilityId',
};
