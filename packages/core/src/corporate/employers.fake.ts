import type { FacilityId } from '../clubs/facility-id.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { IdSource } from '../ports/id-source.port.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import type { CodeRequest, CorporateAccount } from './corporate-repository.port.ts';

/** An employer with an agreement. */
export interface FakeEmployer {
  readonly corporateAccountId: string;
  readonly companyName: string;
  readonly domains: readonly string[];
  /** The clubs of the agreement; null for every club. */
  readonly facilityIds: readonly string[] | null;
}

/** A code as it stands in the mail to the company address. */
export interface SentCode {
  readonly email: string;
  /** Four digits. */
  readonly code: string;
  readonly sentAtMs: number;
}

/** The employers of a `FakeBackEnd`, and the codes that it mailed to their people. */
export class FakeEmployers {
  list: readonly FakeEmployer[] = someEmployers;
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #contacts = new Map<string, string>();
  readonly #codes: SentCode[] = [];

  constructor(clock: Clock, ids: IdSource) {
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Every code that went out, oldest first. */
  get codes(): readonly SentCode[] {
    return this.#codes;
  }

  /** The employer of the address with an agreement at the club; null when there is none. HT-22 */
  find(companyEmail: string, facilityId: FacilityId): FakeEmployer | null {
    const domain = companyEmail.slice(companyEmail.lastIndexOf('@') + 1).toLowerCase();
    const employer = this.list.find(
      ({ domains, facilityIds }) =>
        domains.includes(domain) && (facilityIds === null || facilityIds.includes(facilityId)),
    );
    return employer ?? null;
  }

  /** Mails a code; a person is the same contact however often they ask. HT-19 */
  sendCode({ contact, facilityId }: CodeRequest): Result<CorporateAccount, CallFailure> {
    const employer = this.find(contact.companyEmail, facilityId);
    if (employer === null) return Err(notEligible);
    const email = contact.companyEmail.toLowerCase();
    const corporateContactId = this.#contacts.get(email) ?? this.#ids.next();
    this.#contacts.set(email, corporateContactId);
    const code = (Number.parseInt(this.#ids.next().slice(0, 8), 16) % 10_000)
      .toString()
      .padStart(4, '0');
    this.#codes.push({ email, code, sentAtMs: this.#clock.now().epochMilliseconds });
    return Ok({
      corporateAccountId: employer.corporateAccountId,
      corporateContactId,
      companyName: employer.companyName,
    });
  }
}

const someEmployers: readonly FakeEmployer[] = [
  {
    corporateAccountId: 'C-1',
    companyName: 'Acme',
    domains: ['acme.example'],
    facilityIds: null,
  },
  {
    corporateAccountId: 'C-2',
    companyName: 'Globex',
    domains: ['globex.example'],
    facilityIds: ['101', '102'],
  },
];

const notEligible: CallFailure = {
  kind: 'rejected',
  status: 422,
  code: 'NOT_ELIGIBLE',
  field: 'corporateEmail',
};
