import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { FacilityId } from '../clubs/club.ts';
import type { Answer, Contact } from '../lead/lead.ts';

/** A corporate lead to create or change. Each transaction has one lead. */
export interface CorporateLead {
  readonly transactionId: string;
  readonly contact: Contact & { readonly companyEmail: string };
  readonly facilityId: FacilityId;
  readonly outreachCode: string;
  readonly sourceUrl: string;
  readonly answers: readonly Answer[];
  readonly receiveTextAlerts: boolean;
  /** The label of the button that the visitor pressed. */
  readonly ctaLabel: string;
  /** True until the lead buys, so true for every lead of this flow. */
  readonly isAbandonedLead: boolean;
  /** ISO country of the visitor; null if unknown. */
  readonly userLocation: string | null;
  /** True if the visitor went on without choosing a time, so that the club calls them. */
  readonly visitSkipped?: boolean;
}

/** The back end's response to a corporate lead. */
export interface CreatedCorporateLead {
  readonly leadTokenId: string | null;
  /** The lead's transaction id in the back end, or the sent one if the response has none. */
  readonly transactionId: string;
}

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
