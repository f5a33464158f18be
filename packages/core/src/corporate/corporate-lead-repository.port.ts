import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CorporateLead, CreatedCorporateLead } from './corporate-lead.ts';

/**
 * Corporate leads in the back end. Both calls carry the transaction id and are safe to repeat.
 * Their visits are booked and canceled through `LeadRepository`, like any lead's.
 */
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
