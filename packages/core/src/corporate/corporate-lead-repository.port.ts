import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { CorporateLead, CreatedCorporateLead } from './corporate-lead.ts';

/**
 * Corporate leads in the back end. Both calls carry the transaction id and may be repeated under it. Their visits are
 * booked and cancelled as any lead's are, by `LeadRepository`.
 */
export interface CorporateLeadRepository {
  /** Makes the lead, or brings the one of the same transaction up to date. HT-16, HT-67 */
  create(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>>;
  /** Brings the lead up to date: contact, club, consents. HT-17 */
  update(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>>;
}
