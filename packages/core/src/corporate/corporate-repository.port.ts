import type { Club } from '../clubs/club.ts';
import type { FacilityId } from '../clubs/facility-id.ts';
import type { Contact } from '../lead/lead.ts';
import type { PlanOffer } from '../plans/plan.ts';
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

/** The code was tried as often as it may be: whatever is typed now is refused, and only another code helps. CJ-20 */
export type CodeSpent = { readonly kind: 'code-spent' };

/** Whose plans are asked for, and where. HT-23 */
export interface PlansWanted {
  readonly club: Pick<Club, 'facilityId' | 'country'>;
  readonly companyEmail: string;
  readonly corporateAccountId: string;
}

/** A corporate lead and the plan that it chose. HT-18 */
export interface PlanChoice {
  readonly transactionId: string;
  readonly corporateAccountId: string;
  readonly planId: string;
}

/**
 * Employers with an agreement, the codes that show who works there, and the plans that they get. Past a limit of
 * CJ-20 a call that mails or tries a code ends as `rate-limited`, with the time to wait where it is known.
 */
export interface CorporateRepository {
  /** Whether the company's domain has an agreement with the club. HT-22 */
  verifyDomain(
    companyEmail: string,
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>>;
  /** Makes a verification and mails its code to the company address; it ends the code before. HT-19, HT-67 */
  createCode(
    request: CodeRequest,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount, CallFailure>>;
  /** Mails another code to an address that asked for one before, and ends that one. HT-21 */
  resendCode(companyEmail: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /**
   * Whether this is the address's live code, which it then is no more. False for a wrong, a used and an expired one.
   * Never sent twice: each try counts. HT-20
   */
  verifyCode(
    companyEmail: string,
    code: string,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure | CodeSpent>>;
  /** What the employer's people are offered at the club; no plans is an answer. HT-23 */
  plans(wanted: PlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>>;
  /** Records which plan the lead chose; the latest holds. HT-18 */
  choosePlan(choice: PlanChoice, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
