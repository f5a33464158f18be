import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CreatedLead, Lead, LeadUpdate, ResidentialLead } from './lead.ts';

/** A time that someone else has taken since it was shown. Source: LS-13. */
export type SlotTaken = { readonly kind: 'slot-taken' };

/** Names a lead for cancelling its visit. */
export interface LeadReference {
  readonly leadTokenId: string | null;
  readonly transactionId: string;
}

/**
 * Leads in the back end. Every write carries the lead's transaction id or token and may be repeated under it: the
 * back end makes one lead, one booking, however often it is asked.
 */
export interface LeadRepository {
  /** Makes the lead, or brings the one of the same transaction up to date. An unsuccessful answer is a failure. HT-27 */
  create(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>>;
  /**
   * Makes the lead and books its visit in one, or brings the one of the same transaction up to date: all of it or, where
   * it fails, nothing. `slot-taken` when another lead holds the time. HT-25
   */
  createResidential(
    lead: ResidentialLead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure | SlotTaken>>;
  /** Brings an abandoned lead up to date: contact, club, consents. HT-28 */
  updateAbandoned(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>>;
  /** Records the visit, club or answers. `slot-taken` when another lead holds the time. HT-24 */
  update(update: LeadUpdate, options?: CallOptions): Promise<Result<void, CallFailure | SlotTaken>>;
  /** Gives the booked time back; cancelling twice is a success. HT-29 */
  cancelVisit(lead: LeadReference, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
