import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Contact, CreatedLead, Lead } from '../lead/lead.ts';

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
