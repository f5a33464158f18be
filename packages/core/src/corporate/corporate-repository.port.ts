import type { FacilityId } from '../clubs/facility-id.ts';
import type { Contact } from '../lead/lead.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';

/** The employer behind a verified company e-mail. */
export interface CorporateAccount {
  readonly corporateAccountId: string;
  readonly corporateContactId: string;
  readonly companyName: string;
}

/** The request for a code by mail: exactly what the wire carries. HT-65 */
export interface CodeRequest {
  readonly contact: Contact & { readonly companyEmail: string };
  readonly facilityId: FacilityId;
}

/** Employers with an agreement. */
export interface CorporateRepository {
  /** Whether the company's domain has an agreement with the club. HT-22 */
  verifyDomain(
    companyEmail: string,
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>>;
  /** Makes a verification code and mails it to the company address. HT-19 */
  createCode(
    request: CodeRequest,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount, CallFailure>>;
}
