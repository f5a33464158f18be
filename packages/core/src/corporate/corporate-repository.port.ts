import type { Club, FacilityId } from '../clubs/club.ts';
import type { Contact, CreatedLead, Lead } from '../lead/lead.ts';
import type { PlanOffer } from '../plans/plan.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { EmployerPlan } from './employer-saving.ts';

/** The employer behind a verified company email. */
export interface CorporateAccount {
  readonly corporateAccountId: string;
  readonly corporateContactId: string;
  readonly companyName: string;
}

/** The request for a mailed code, exactly as it goes over the wire. */
export interface CodeRequest {
  readonly contact: Contact & { readonly companyEmail: string };
  readonly facilityId: FacilityId;
}

/** The code has no attempts left; only a new code works. */
export type CodeSpent = { readonly kind: 'code-spent' };

export interface PlansWanted {
  readonly club: Pick<Club, 'facilityId' | 'country'>;
  readonly companyEmail: string;
  readonly corporateAccountId: string;
  /** Only for someone with an invitation code, whose address alone shows nothing about their employer. */
  readonly corporateContactId?: string;
}

export interface PlanChoice {
  readonly transactionId: string;
  readonly corporateAccountId: string;
  /** As in `PlansWanted`. */
  readonly corporateContactId?: string;
  readonly planId: string;
}

/** Employers, the codes that verify their employees, and their plans. Past a limit, a code call is `rate-limited`. */
export interface CorporateRepository {
  /** Whether the company's domain has an agreement with the club. */
  verifyDomain(
    companyEmail: string,
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>>;
  /** Mails a code to the company address; invalidates the previous one. */
  createCode(
    request: CodeRequest,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount, CallFailure>>;
  /** Mails a new code to an address that already requested one; invalidates the previous code. */
  resendCode(companyEmail: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** False for a wrong, used or expired code; uses up a valid one. Never retried: every attempt counts. */
  verifyCode(
    companyEmail: string,
    code: string,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure | CodeSpent>>;
  /** The employer's plans at the club; may be empty. */
  plans(wanted: PlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>>;
  /** Records the plan that the lead chose; the latest one counts. */
  choosePlan(choice: PlanChoice, options?: CallOptions): Promise<Result<void, CallFailure>>;
}

/** A corporate lead to create or change. Each transaction has one lead. */
export interface CorporateLead extends Pick<
  Lead,
  | 'transactionId'
  | 'facilityId'
  | 'outreachCode'
  | 'sourceUrl'
  | 'answers'
  | 'receiveTextAlerts'
  | 'visitSkipped'
> {
  readonly contact: Contact & { readonly companyEmail: string };
  /** The label of the button that the visitor pressed. */
  readonly ctaLabel: string;
  /** True until the lead buys, so true for every lead of this flow. */
  readonly isAbandonedLead: boolean;
  /** ISO country of the visitor; null if unknown. */
  readonly userLocation: string | null;
}

export type CreatedCorporateLead = Omit<CreatedLead, 'associationToken'>;

/** Both calls are safe to repeat. `LeadRepository` books and cancels the visits of these leads, too. */
export interface CorporateLeadRepository {
  /** Creates the lead, or updates the one with the same transaction id. */
  create(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>>;
  /** Updates the lead's contact, club and consents. */
  update(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>>;
}

/** What anyone may know about an employer with an agreement. */
export interface EmployerFacts {
  /** Its name in the page's address. */
  readonly slug: string;
  readonly name: string;
  /** The domains of its people's work email addresses. */
  readonly domains: readonly string[];
  /** The clubs of the agreement, by name; null for all clubs. */
  readonly clubs: readonly { readonly facilityId: string; readonly name: string }[] | null;
  readonly plans: readonly EmployerPlan[];
  /** True if it has invitation codes for people without a work mailbox. */
  readonly hasInvitations: boolean;
}

/** An invitation code with the person who enters it. Their personal address takes the place of a work address. */
export interface InvitationUse {
  /** As typed: case, spaces and hyphens don't matter. */
  readonly code: string;
  readonly contact: Contact;
  readonly facilityId: FacilityId;
}

/** The person already joined with an invitation code: this one or another. */
export type InvitationUsed = { readonly kind: 'invitation-used' };

/** The employers' public pages and their invitation codes. Past a limit, a call is `rate-limited`. */
export interface EmployerRepository {
  /** The employer with this slug; null if there is none. */
  find(slug: string, options?: CallOptions): Promise<Result<EmployerFacts | null, CallFailure>>;
  /**
   * Uses up an invitation code. Null for a wrong, used or expired one. The same person may enter their code again, until
   * they have joined. `rejected` with `field` `facilityId` for a club outside the agreement, and with `field`
   * `personalEmail` for an address that a mailed code can verify. Never retried: every attempt counts.
   */
  useInvitation(
    use: InvitationUse,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount | null, CallFailure | InvitationUsed>>;
}
