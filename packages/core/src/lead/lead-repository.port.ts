import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type {
  CreatedLead,
  CreatedReferral,
  Lead,
  LeadUpdate,
  Referral,
  Referrer,
  ResidentialLead,
} from './lead.ts';

/** Someone else has taken the time since it was shown. */
export type SlotTaken = { readonly kind: 'slot-taken' };

export interface LeadReference {
  readonly leadTokenId: string | null;
  readonly transactionId: string;
}

/** The visit to cancel. */
export interface VisitReference extends LeadReference {
  /**
   * The UID of its calendar entry, as in `VisitLink`. With it, a cancellation that is repeated leaves a visit alone that the
   * lead booked meanwhile. Unknown UIDs are ignored.
   */
  readonly calendarUid?: string | null;
}

/**
 * Leads in the back end. Every write carries the lead's transaction id or token and is safe to repeat: the back end
 * creates only one lead and one booking.
 *
 * Returns `rejected` with status 422 and code `INVALID_FIELD` for a value that can't be stored, and changes nothing. Its
 * `field` is `FirstName`, `LastName`, `EmailAddress`, `PhoneNumber`, `Zipcode`, `companyEmail`, `FacilityId` (no club has
 * this id) or `TransactionId`. Names have at most 50 characters.
 */
export interface LeadRepository {
  /** Creates the lead, or updates the one with the same transaction id. An unsuccessful response is a failure. */
  create(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>>;
  /**
   * Creates or updates the lead and books its visit in one step. On failure, nothing changes. Returns `rejected` with code
   * `INVALID_FIELD` for a time that the club doesn't offer, and with field `leadTokenId` for another lead's token. No flow
   * calls it.
   */
  createResidential(
    lead: ResidentialLead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure | SlotTaken>>;
  /** Updates an abandoned lead: contact, club, consents. The token stays the same. */
  updateAbandoned(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>>;
  /**
   * Records the visit, club or answers. A new time replaces the booked one; null leaves it unchanged. Returns `slot-taken`
   * if another lead has the time; this lead's own time can be booked again. Returns `rejected` with code `INVALID_FIELD` for
   * a time that the club doesn't offer or a guest whose name isn't one, and with status 404 for an unknown lead.
   */
  update(update: LeadUpdate, options?: CallOptions): Promise<Result<void, CallFailure | SlotTaken>>;
  /**
   * Releases the booked time of the lead with this transaction or, without one, with this token. Canceling twice
   * succeeds. An unknown lead is `rejected` with status 404, a visit that has ended with code `VISIT_OVER`.
   */
  cancelVisit(visit: VisitReference, options?: CallOptions): Promise<Result<void, CallFailure>>;
}

/** Referrals in the back end. Writes carry the lead's transaction id and are safe to repeat. */
export interface ReferralRepository {
  /** The member behind a referring id; null if the back end knows none. */
  referrer(
    referringId: string,
    options?: CallOptions,
  ): Promise<Result<Referrer | null, CallFailure>>;
  /**
   * Creates the friend's lead and links it to the member. A lead that is linked already stays with its member. An unknown
   * member is `rejected`; `field` is `referringId`.
   */
  create(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>>;
  /** An unknown lead is `rejected` with status 404. */
  update(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>>;
}

/** A consent: what the visitor was asked, and the answer. */
export interface ConsentRecord {
  /** Created once for this consent, so that sending it again doesn't record it twice. */
  readonly id: string;
  readonly transactionId: string;
  readonly channel: 'newsletter' | 'text-alerts';
  readonly granted: boolean;
  /** `express` when a checkbox was shown, `default` when none was and the newsletter is subscribed by default. */
  readonly basis: 'express' | 'default';
  /** Whose law asked for it, by its name in the settings: `canada`; null if none does. */
  readonly jurisdiction: string | null;
  /** The exact text that the visitor saw. */
  readonly text: string;
  readonly textVersion: string;
  /** ISO instant. */
  readonly at: string;
  readonly sourceUrl: string;
}

/** The append-only list of consents. Its path is configurable. */
export interface ConsentLog {
  /**
   * Adds all records or none. The same record again is recorded once; another record under a used id is `rejected` with
   * status 409, and `field` names it by its position, such as `1.id`.
   */
  append(
    records: readonly ConsentRecord[],
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
}
