import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CreatedLead, Lead, LeadUpdate, ResidentialLead } from './lead.ts';

/** Someone else has taken the time since it was shown. */
export type SlotTaken = { readonly kind: 'slot-taken' };

export interface LeadReference {
  readonly leadTokenId: string | null;
  readonly transactionId: string;
}

/**
 * Leads in the back end. Every write carries the lead's transaction id or token and is safe to repeat: the back end
 * creates only one lead and one booking.
 */
export interface LeadRepository {
  /** Creates the lead, or updates the one with the same transaction id. An unsuccessful response is a failure. */
  create(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>>;
  /** Creates or updates the lead and books its visit in one step. On failure, nothing changes. */
  createResidential(
    lead: ResidentialLead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure | SlotTaken>>;
  /** Updates an abandoned lead: contact, club, consents. */
  updateAbandoned(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>>;
  /** Records the visit, club or answers. Returns `slot-taken` if another lead has the time. */
  update(update: LeadUpdate, options?: CallOptions): Promise<Result<void, CallFailure | SlotTaken>>;
  /** Releases the booked time. Canceling twice succeeds. */
  cancelVisit(lead: LeadReference, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
