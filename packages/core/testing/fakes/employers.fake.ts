import type { Club, FacilityId } from '../../src/clubs/club.ts';
import { currencyOf } from '../../src/kernel/money.ts';
import { aPlan, anOffer } from '../builders/plan.builder.ts';
import { fakeTerms } from './club-plans.fake.ts';
import type { Plan, PlanOffer } from '../../src/plans/plan.ts';
import type { Clock } from '../../src/kernel/clock.port.ts';
import type { IdSource } from '../../src/kernel/id-source.port.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import { FakeEmailCodes, type SentCode } from './email-codes.fake.ts';
import type {
  CodeRequest,
  CorporateAccount,
  PlansWanted,
} from '../../src/corporate/corporate-repository.port.ts';

/** An employer with an agreement. */
export interface FakeEmployer {
  readonly corporateAccountId: string;
  readonly corporateAgreementId: string;
  readonly companyName: string;
  readonly domains: readonly string[];
  /** The clubs of the agreement; null for every club. */
  readonly facilityIds: readonly string[] | null;
  /** The plans for its employees at each of these clubs. */
  readonly plans: readonly Plan[];
}

/** The employers of a `FakeBackEnd`, and the codes mailed to their employees. */
export class FakeEmployers {
  list: readonly FakeEmployer[] = someEmployers;
  readonly emailCodes: FakeEmailCodes;
  readonly #ids: IdSource;
  readonly #contacts = new Map<string, string>();

  constructor(clock: Clock, ids: IdSource) {
    this.emailCodes = new FakeEmailCodes(clock, ids);
    this.#ids = ids;
  }

  /** Every mailed code, oldest first. */
  get codes(): readonly SentCode[] {
    return this.emailCodes.codes;
  }

  /** The employer of the address with an agreement at the club; null if there is none. */
  find(companyEmail: string, facilityId: FacilityId): FakeEmployer | null {
    const domain = companyEmail.slice(companyEmail.lastIndexOf('@') + 1).toLowerCase();
    const employer = this.list.find(
      ({ domains, facilityIds }) =>
        domains.includes(domain) && (facilityIds === null || facilityIds.includes(facilityId)),
    );
    return employer ?? null;
  }

  /** Mails a code. Repeated requests of a person return the same contact. */
  sendCode({ contact, facilityId }: CodeRequest): Result<CorporateAccount, CallFailure> {
    const employer = this.find(contact.companyEmail, facilityId);
    if (employer === null) return Err(notEligible);
    const email = contact.companyEmail.toLowerCase();
    return this.emailCodes.send(email).map(() => {
      const corporateContactId = this.#contacts.get(email) ?? this.#ids.next();
      this.#contacts.set(email, corporateContactId);
      return {
        corporateAccountId: employer.corporateAccountId,
        corporateContactId,
        companyName: employer.companyName,
      };
    });
  }

  /** Fails for an address that hasn't requested a code before. */
  resendCode(companyEmail: string): Result<void, CallFailure> {
    const email = companyEmail.toLowerCase();
    return this.#contacts.has(email) ? this.emailCodes.send(email) : Err(unknownAddress);
  }

  offer(
    { companyEmail, corporateAccountId, club }: PlansWanted,
    at: Club | null,
  ): Result<PlanOffer, CallFailure> {
    const employer = this.find(companyEmail, club.facilityId);
    if (employer?.corporateAccountId !== corporateAccountId || at === null)
      return Ok(anOffer({ plans: [], success: true }));
    const isPresale = at.status === 'presale';
    const terms = {
      currency: currencyOf(club.country),
      commitmentMonths: 12,
      opening: isPresale ? { day: '2027-03-01' } : null,
    };
    return Ok({
      plans: employer.plans.map((plan) => ({ ...plan, cost: { ...plan.cost, ...terms } })),
      success: true,
      clubName: at.name,
      region: at.region,
      promotionId: 'P-9',
      memberId: null,
      isPresale,
      facilityStatus: at.status,
      facilityOpenDate: isPresale ? '2027-03-01' : '2019-05-01',
      corporateAgreementId: employer.corporateAgreementId,
      recommendedPlanId: null,
      terms: fakeTerms(currencyOf(club.country)),
    });
  }
}

const severalPlans = [
  aPlan({
    planId: '31',
    planType: 'Single club',
    name: 'Select Access',
    description: 'Unlimited access to {{CLUB_NAME}}.',
    cost: { monthlyFee: 175_00, regularMonthlyFee: 205_00 },
  }),
  aPlan({
    planId: '32',
    planType: 'Multiple clubs',
    name: 'Regional Access',
    description: 'Every club in {{REGION}}, {{CLUB_NAME}} among them.',
    cost: { monthlyFee: 240_00, regularMonthlyFee: 250_00 },
  }),
];

const someEmployers: readonly FakeEmployer[] = [
  {
    corporateAccountId: 'C-1',
    corporateAgreementId: 'G-1',
    companyName: 'Acme',
    domains: ['acme.example'],
    facilityIds: null,
    plans: severalPlans,
  },
  {
    corporateAccountId: 'C-2',
    corporateAgreementId: 'G-2',
    companyName: 'Globex',
    domains: ['globex.example'],
    facilityIds: ['101', '102'],
    plans: severalPlans.slice(0, 1),
  },
  {
    corporateAccountId: 'C-4',
    corporateAgreementId: 'G-4',
    companyName: 'Initech',
    domains: ['initech.example'],
    facilityIds: null,
    plans: [],
  },
];

const notEligible: CallFailure = {
  kind: 'rejected',
  status: 422,
  code: 'NOT_ELIGIBLE',
  field: 'corporateEmail',
};

const unknownAddress: CallFailure = {
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  field: 'email',
};
