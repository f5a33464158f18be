import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Contact } from '../lead/lead.ts';
import type { CorporateAccount } from './corporate-repository.port.ts';
import type { EmployerPlan } from './employer-saving.ts';

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
