import type { Lead } from './lead.ts';

/** The member who referred the visitor. */
export interface Referrer {
  readonly referringId: string;
  readonly firstName: string;
  readonly memberId: string;
  readonly shareId: string;
}

/** A friend's lead, linked to the member who referred them. */
export interface Referral {
  readonly lead: Lead;
  readonly referrer: Referrer;
  /** ISO country of the visitor; null if unknown. */
  readonly userLocation: string | null;
}

/** The back end's response to a referral, with the token that identifies the lead from now on. */
export interface CreatedReferral {
  readonly associationToken: string;
}
