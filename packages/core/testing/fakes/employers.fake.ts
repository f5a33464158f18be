import { notFound, rejected } from './call-faults.fake.ts';
import type { Club, FacilityId } from '../../src/clubs/club.ts';
import { currencyOf } from '../../src/kernel/money.ts';
import { aCost, aPlan, anOffer } from '../builders/plan.builder.ts';
import { fakeTerms } from './club-plans.fake.ts';
import type { Plan, PlanOffer } from '../../src/plans/plan.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import { FakeEmailCodes, type SentCode } from './email-codes.fake.ts';
import { FakeInvitations } from './invitations.fake.ts';
import type {
  EmployerFacts,
  InvitationUse,
  InvitationUsed,
  CodeRequest,
  CodeSpent,
  CorporateAccount,
  PlansWanted,
} from '../../src/corporate/corporate-repository.port.ts';
import type { ProductRequest } from '../../src/payment/product-repository.port.ts';

/** An employer with an agreement. */
export interface FakeEmployer {
  readonly slug: string;
  readonly corporateAccountId: string;
  readonly corporateAgreementId: string;
  readonly companyName: string;
  readonly domains: readonly string[];
  /** The clubs of the agreement; null for every club. */
  readonly facilityIds: readonly string[] | null;
  /** The plans for its employees at each of these clubs. */
  readonly plans: readonly Plan[];
}

/** The employers of a `FakeBackEnd`, the codes mailed to their employees, and their invitation codes. */
export class FakeEmployers {
  list: readonly FakeEmployer[] = someEmployers;
  readonly emailCodes: FakeEmailCodes;
  readonly invitations: FakeInvitations;
  readonly #ids: IdSource;
  readonly #contacts = new Map<string, string>();
  readonly #verified = new Set<string>();

  /** `hasJoined` tells whether a member joined with an address. */
  constructor(clock: Clock, ids: IdSource, hasJoined: (email: string) => boolean) {
    this.emailCodes = new FakeEmailCodes(clock, ids);
    this.invitations = new FakeInvitations(clock, ids, hasJoined);
    this.#ids = ids;
  }

  /** Every mailed code, oldest first. */
  get codes(): readonly SentCode[] {
    return this.emailCodes.codes;
  }

  /** The employer of the address with an agreement at the club; null if there is none. */
  find(companyEmail: string, facilityId: FacilityId): FakeEmployer | null {
    const employer = this.#ofDomain(companyEmail);
    return employer !== null && covers(employer, facilityId) ? employer : null;
  }

  #ofDomain(email: string): FakeEmployer | null {
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    return this.list.find(({ domains }) => domains.includes(domain)) ?? null;
  }

  /** What anyone may know about the employer; null for an unknown slug. */
  factsOf(slug: string, clubs: readonly Club[]): EmployerFacts | null {
    const employer = this.list.find((one) => one.slug === slug);
    if (employer === undefined) return null;
    const { companyName: name, domains, facilityIds, plans } = employer;
    const covered = clubs.filter(({ facilityId }) => covers(employer, facilityId));
    const currencies = [...new Set(covered.map(({ country }) => currencyOf(country)))];
    return {
      slug,
      name,
      domains,
      clubs:
        facilityIds && covered.map((club) => ({ facilityId: club.facilityId, name: club.name })),
      plans: plans.map(({ planId, name, cost }) => ({
        planId,
        name,
        prices: currencies.map((currency) => ({
          currency,
          monthlyFee: cost.monthlyFee,
          joiningFee: 300_00,
          publicMonthlyFee: cost.regularMonthlyFee ?? cost.monthlyFee,
          publicJoiningFee: 500_00,
        })),
      })),
      hasInvitations: this.invitations.isOfferedBy(employer.corporateAccountId),
    };
  }

  /** Makes an invitation code of the employer with this slug. */
  invite(slug: string): string {
    const employer = this.list.find((one) => one.slug === slug);
    if (employer === undefined) throw new Error(`There is no employer ${slug}.`);
    return this.invitations.create(employer.corporateAccountId);
  }

  useInvitation({
    code,
    contact,
    facilityId,
  }: InvitationUse): Result<CorporateAccount | null, CallFailure | InvitationUsed> {
    if (this.#ofDomain(contact.email) !== null)
      return Err(rejected(422, 'WORK_ADDRESS', 'personalEmail'));
    const email = contact.email.toLowerCase();
    const used = this.invitations.use(code, email, (accountId) => {
      const employer = this.list.find((one) => one.corporateAccountId === accountId);
      return employer !== undefined && covers(employer, facilityId);
    });
    return used.map((accountId) => {
      const employer = this.list.find((one) => one.corporateAccountId === accountId);
      if (employer === undefined) return null;
      this.#verified.add(email);
      return this.#accountOf(employer, email);
    });
  }

  verifyCode(companyEmail: string, code: string): Result<boolean, CallFailure | CodeSpent> {
    const email = companyEmail.toLowerCase();
    return this.emailCodes.try(email, code).map((isRight) => {
      if (isRight) this.#verified.add(email);
      return isRight;
    });
  }

  /** True for the contact of a confirmed address. */
  hasConfirmed(contactId: string): boolean {
    return [...this.#contacts].some(([email, id]) => id === contactId && this.#verified.has(email));
  }

  /** True once this person has confirmed the address, or entered an invitation code. */
  isVerified({
    companyEmail,
    corporateContactId,
  }: Pick<
    NonNullable<ProductRequest['corporate']>,
    'companyEmail' | 'corporateContactId'
  >): boolean {
    const email = companyEmail.toLowerCase();
    return this.#verified.has(email) && this.#contacts.get(email) === corporateContactId;
  }

  #accountOf({ corporateAccountId, companyName }: FakeEmployer, email: string): CorporateAccount {
    const corporateContactId = this.#contacts.get(email) ?? this.#ids.next();
    this.#contacts.set(email, corporateContactId);
    return { corporateAccountId, corporateContactId, companyName };
  }

  /** Mails a code. Each request creates a new contact, and only the code of that request verifies it. */
  sendCode({ contact, facilityId }: CodeRequest): Result<CorporateAccount, CallFailure> {
    const employer = this.find(contact.companyEmail, facilityId);
    if (employer === null) return Err(rejected(422, 'NOT_ELIGIBLE', 'corporateEmail'));
    const email = contact.companyEmail.toLowerCase();
    return this.emailCodes.send(email).map(() => {
      this.#verified.delete(email);
      this.#contacts.delete(email);
      return this.#accountOf(employer, email);
    });
  }

  /** Fails for an address that hasn't requested a code before, as an invited person's never does. */
  resendCode(companyEmail: string): Result<void, CallFailure> {
    const email = companyEmail.toLowerCase();
    const hasAsked = this.#contacts.has(email) && this.invitations.accountOf(email) === null;
    return hasAsked ? this.emailCodes.send(email) : Err(notFound('email'));
  }

  /** The employer whose invitation code this contact used, if it covers the club. */
  #inviting(email: string, contactId: string | undefined, at: FacilityId): FakeEmployer | null {
    const address = email.toLowerCase();
    if (contactId === undefined || this.#contacts.get(address) !== contactId) return null;
    const accountId = this.invitations.accountOf(address);
    return this.list.find((one) => one.corporateAccountId === accountId && covers(one, at)) ?? null;
  }

  offer(
    { companyEmail, corporateAccountId, corporateContactId, club }: PlansWanted,
    at: Club | null,
  ): Result<PlanOffer, CallFailure> {
    const employer =
      this.find(companyEmail, club.facilityId) ??
      this.#inviting(companyEmail, corporateContactId, club.facilityId);
    if (employer?.corporateAccountId !== corporateAccountId || at === null)
      return Ok(anOffer({ plans: [], success: true }));
    const isPresale = at.status === 'presale';
    const terms = {
      currency: currencyOf(club.country),
      commitmentMonths: 12,
      opening: isPresale ? { day: '2027-03-01' } : null,
    };
    return Ok({
      plans: employer.plans.map((plan) => ({
        ...plan,
        cost: { ...plan.cost, ...terms },
        publicCost: plan.publicCost && { ...plan.publicCost, ...terms },
      })),
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
      trialDays: null,
      dayPassPrice: null,
    });
  }
}

function covers({ facilityIds }: FakeEmployer, facilityId: string): boolean {
  return facilityIds === null || facilityIds.includes(facilityId);
}

const severalPlans = [
  aPlan({
    planId: '31',
    planType: 'Single club',
    name: 'Select Access',
    description: 'Unlimited access to {{CLUB_NAME}}.',
    cost: { monthlyFee: 175_00, regularMonthlyFee: 205_00 },
    includes: ['All group classes'],
    access: { to: 'club', clubs: 1, facilityIds: null },
    publicCost: aCost({ monthlyFee: 205_00, promotionalSavings: 0 }),
  }),
  aPlan({
    planId: '32',
    planType: 'Multiple clubs',
    name: 'Regional Access',
    description: 'Every club in {{REGION}}, {{CLUB_NAME}} among them.',
    cost: { monthlyFee: 240_00, regularMonthlyFee: 250_00 },
    includes: ['All group classes', 'Two guests a month'],
    access: { to: 'region', clubs: 2, facilityIds: ['101', '102'] },
    publicCost: aCost({ monthlyFee: 250_00 }),
  }),
];

const someEmployers: readonly FakeEmployer[] = [
  {
    corporateAccountId: 'C-1',
    corporateAgreementId: 'G-1',
    companyName: 'Acme',
    slug: 'acme',
    domains: ['acme.example'],
    facilityIds: null,
    plans: severalPlans,
  },
  {
    corporateAccountId: 'C-2',
    corporateAgreementId: 'G-2',
    companyName: 'Globex',
    slug: 'globex',
    domains: ['globex.example'],
    facilityIds: ['101', '102'],
    plans: severalPlans.slice(0, 1),
  },
  {
    corporateAccountId: 'C-4',
    corporateAgreementId: 'G-4',
    companyName: 'Initech',
    slug: 'initech',
    domains: ['initech.example'],
    facilityIds: null,
    plans: [],
  },
];
