import { type FakeBackEnd, notVerified } from './back-end.fake.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import { FakeCalls, notFound, CallFaults } from './call-faults.fake.ts';
import { checkLead } from './lead-repository.fake.ts';
import type {
  CorporateLead,
  CorporateLeadRepository,
  CorporateRepository,
  CreatedCorporateLead,
  EmployerRepository,
} from '../../src/corporate/corporate-repository.port.ts';
import type { CookieJar } from '../../src/kernel/platform.port.ts';
import { fakeTerms } from './club-plans.fake.ts';
import { currencyOf } from '../../src/kernel/money.ts';
import type { FacilityPlan } from '../../src/plans/catalog-plan.ts';
import {
  type ClubPlansWanted,
  defaultPlanSourceSettings,
  type PlanRepository,
  planSource,
} from '../../src/plans/plan-repository.port.ts';
import type { PlanOffer } from '../../src/plans/plan.ts';
import type { ProductRepository } from '../../src/payment/product-repository.port.ts';
import type { FacilityId } from '../../src/clubs/club.ts';
import type { ClassCount, ClassRepository } from '../../src/survey/class-repository.port.ts';
import type {
  OpenTimesRepository,
  TimeHoldRepository,
  WaitListRepository,
} from '../../src/visit/open-times-repository.port.ts';
import type { ConsentLog } from '../../src/lead/lead-repository.port.ts';

/** The employers of a `FakeBackEnd`. */
export class FakeCorporateRepository
  extends FakeCalls<FakeBackEnd, keyof CorporateRepository>
  implements CorporateRepository
{
  verifyDomain: CorporateRepository['verifyDomain'] = (companyEmail, facilityId, options) =>
    this.faults.play('verifyDomain', options, () =>
      Ok(this.backEnd.employers.find(companyEmail, facilityId) !== null),
    );

  createCode: CorporateRepository['createCode'] = (request, options) =>
    this.faults.play('createCode', options, () => this.backEnd.employers.sendCode(request));

  resendCode: CorporateRepository['resendCode'] = (companyEmail, options) =>
    this.faults.play('resendCode', options, () => this.backEnd.employers.resendCode(companyEmail));

  verifyCode: CorporateRepository['verifyCode'] = (companyEmail, code, options) =>
    this.faults.play('verifyCode', options, () =>
      this.backEnd.employers.verifyCode(companyEmail, code),
    );

  plans: CorporateRepository['plans'] = (wanted, options) =>
    this.faults.play('plans', options, () =>
      this.backEnd.employers.offer(wanted, this.backEnd.club(wanted.club.facilityId)),
    );

  choosePlan: CorporateRepository['choosePlan'] = (choice, options) =>
    this.faults.play('choosePlan', options, () => {
      const { transactionId } = choice;
      const corporate = this.backEnd.corporate.all.find(
        ({ lead }) => lead.transactionId === transactionId,
      );
      const stored = this.backEnd.findLead({ transactionId, leadTokenId: null });
      const at = stored === undefined ? null : this.backEnd.club(stored.lead.facilityId);
      if (corporate === undefined || at === null) return Err(notFound('id'));
      const { companyEmail } = corporate.lead.contact;
      return this.backEnd.employers
        .offer({ ...choice, companyEmail, club: at }, at)
        .andThen(({ plans }) =>
          plans.some(({ planId }) => planId === choice.planId)
            ? this.backEnd.corporate.choosePlan(choice)
            : Err(notFound('planId')),
        );
    });
}

/** The corporate leads of a `FakeBackEnd`. */
export class FakeCorporateLeadRepository
  extends FakeCalls<FakeBackEnd, keyof CorporateLeadRepository>
  implements CorporateLeadRepository
{
  create: CorporateLeadRepository['create'] = (lead, options) =>
    this.faults.play('create', options, () => this.#keep(lead));

  update: CorporateLeadRepository['update'] = (lead, options) =>
    this.faults.play('update', options, () => this.#keep(lead));

  #keep(lead: CorporateLead): Result<CreatedCorporateLead, CallFailure> {
    return checkLead(lead, this.backEnd).andThen(() => this.backEnd.corporate.keep(lead));
  }
}

/** The public pages and invitation codes of a `FakeBackEnd`'s employers. */
export class FakeEmployerRepository
  extends FakeCalls<FakeBackEnd, keyof EmployerRepository>
  implements EmployerRepository
{
  find: EmployerRepository['find'] = (slug, options) =>
    this.faults.play('find', options, () =>
      Ok(this.backEnd.employers.factsOf(slug, this.backEnd.clubs)),
    );

  useInvitation: EmployerRepository['useInvitation'] = (use, options) =>
    this.faults.play('useInvitation', options, () => this.backEnd.employers.useInvitation(use));
}

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

/** The purchases of a `FakeBackEnd`. Its `beginPurchase` starts one, and its `purchases.pay` completes one. */
export class FakeProductRepository
  extends FakeCalls<FakeBackEnd, keyof ProductRepository>
  implements ProductRepository
{
  promo: ProductRepository['promo'] = ({ code, facilityId }, options) =>
    this.faults.play('promo', options, () => this.backEnd.promoCodes.find(code, facilityId));

  heldPrice: ProductRepository['heldPrice'] = (token, options) =>
    this.faults.play('heldPrice', options, () => Ok(this.backEnd.heldPrices.read(token)));

  joinTerms: ProductRepository['joinTerms'] = (wanted, options) =>
    this.faults.play('joinTerms', options, () => {
      const contactId = wanted.corporate?.corporateContactId;
      return contactId === undefined || this.backEnd.employers.hasConfirmed(contactId)
        ? Ok(this.backEnd.joinTermsOf(wanted))
        : Err(notVerified);
    });

  createToken: ProductRepository['createToken'] = (request, options) =>
    this.faults.play('createToken', options, () => this.backEnd.sell(request));

  details: ProductRepository['details'] = (token, options) =>
    this.faults.play('details', options, () => this.backEnd.purchases.details(token));

  resendConfirmation: ProductRepository['resendConfirmation'] = (address, options) =>
    this.faults.play('resendConfirmation', options, () => this.backEnd.purchases.resend(address));
}

/** The classes of a `FakeBackEnd`'s clubs. By default, every club offers most kinds. */
export class FakeClassRepository
  extends FakeCalls<FakeBackEnd, 'counts'>
  implements ClassRepository
{
  readonly #set = new Map<string, readonly ClassCount[]>();

  /** Replaces a club's default classes. */
  setCounts(facilityId: FacilityId, counts: readonly ClassCount[]): void {
    this.#set.set(facilityId, counts);
  }

  counts: ClassRepository['counts'] = (facilityId, categories, options) =>
    this.faults.play('counts', options, () => {
      if (this.backEnd.club(facilityId) === null) return Err(notFound('facility'));
      const asked = new Set(categories.map(({ categoryId }) => categoryId));
      const given = this.#set.get(facilityId) ?? Array.from(asked, byDefault);
      return Ok(
        given.filter(({ categoryId, classCount }) => asked.has(categoryId) && classCount > 0),
      );
    });
}

/** By default, one kind in five is missing. */
function byDefault(categoryId: number): ClassCount {
  return { categoryId, classCount: (categoryId * 3) % 5 };
}

/** The open times of a `FakeBackEnd`. Times booked by its leads are unavailable. */
export class FakeOpenTimesRepository
  extends FakeCalls<FakeBackEnd, 'forClub'>
  implements OpenTimesRepository
{
  forClub: OpenTimesRepository['forClub'] = (facilityId, type, options) =>
    this.faults.play('forClub', options, () =>
      this.backEnd.club(facilityId) === null
        ? Err(notFound('facilityId'))
        : Ok(this.backEnd.openTimes(facilityId, type)),
    );
}

/** The held times of a `FakeBackEnd`. */
export class FakeTimeHoldRepository
  extends FakeCalls<FakeBackEnd, 'hold' | 'release'>
  implements TimeHoldRepository
{
  hold: TimeHoldRepository['hold'] = (wanted, options) =>
    this.faults.play('hold', options, () => this.backEnd.holdTime(wanted));

  release: TimeHoldRepository['release'] = (transactionId, options) =>
    this.faults.play('release', options, () => Ok(this.backEnd.endHold(transactionId)));
}

/** The wait lists of a `FakeBackEnd`. */
export class FakeWaitListRepository
  extends FakeCalls<FakeBackEnd, 'join' | 'offer' | 'accept' | 'leave'>
  implements WaitListRepository
{
  join: WaitListRepository['join'] = (entry, options) =>
    this.faults.play('join', options, () => this.backEnd.joinWaitList(entry));

  offer: WaitListRepository['offer'] = (token, options) =>
    this.faults.play('offer', options, () => Ok(this.backEnd.waitList.offer(token)));

  accept: WaitListRepository['accept'] = (token, options) =>
    this.faults.play('accept', options, () => this.backEnd.acceptOffer(token));

  leave: WaitListRepository['leave'] = (token, options) =>
    this.faults.play('leave', options, () =>
      this.backEnd.waitList.leave(token) ? Ok(undefined) : Err(notFound('token')),
    );
}

/** The consents of a `FakeBackEnd`. */
export class FakeConsentLog extends FakeCalls<FakeBackEnd, 'append'> implements ConsentLog {
  append: ConsentLog['append'] = (records, options) =>
    this.faults.play('append', options, () => this.backEnd.consents.append(records));
}
