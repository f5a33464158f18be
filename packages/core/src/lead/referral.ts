import type { Lead } from './lead.ts';

/** Who sent the visitor. Source: RF-01. */
export interface Referrer {
  readonly referringId: string;
  readonly firstName: string;
  readonly memberId: string;
  readonly shareId: string;
}

/** A friend's lead: a lead, tied to the member who sent them. Source: RF-02. */
export interface Referral {
  readonly lead: Lead;
  readonly referrer: Referrer;
  /** The visitor's country; null where it can't be told. */
  readonly userLocation: string | null;
}

/** What the back end answers to a referral: the token that the lead goes by from now on. */
export interface CreatedReferral {
  readonly associationToken: string;
}
