import type { FacilityId } from '../clubs/facility-id.ts';
import type { Answer, Contact } from '../lead/lead.ts';

/** A corporate lead about to be made or changed; one transaction, one lead. Source: Corporate lead payload, HT-64. */
export interface CorporateLead {
  readonly transactionId: string;
  readonly contact: Contact & { readonly companyEmail: string };
  readonly facilityId: FacilityId;
  readonly outreachCode: string;
  readonly sourceUrl: string;
  readonly answers: readonly Answer[];
  readonly receiveTextAlerts: boolean;
  /** What stood on the button that was pressed. */
  readonly ctaLabel: string;
  /** True while the lead has not bought: every lead of the flow. */
  readonly isAbandonedLead: boolean;
  /** ISO country of the visitor; null where it can't be told. */
  readonly userLocation: string | null;
}

/** What the back end answers to a corporate lead. HT-16, HT-67 */
export interface CreatedCorporateLead {
  readonly leadTokenId: string | null;
  /** The transaction under which the back end keeps the lead; the sent one where it named none. */
  readonly transactionId: string;
}
