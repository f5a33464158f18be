import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { Money } from '../kernel/money.ts';
import type { MembershipDecision } from './decide.ts';
import type { Membership, MembershipOffer, MembershipRefusal } from './membership.ts';
import type { PromiseRecord } from './promise-record.ts';

/**
 * The decision isn't possible, or no longer is. `price-changed`: the monthly fee isn't the one that the member saw.
 * `not-offered`: the club doesn't offer the plan to this member.
 */
export interface MembershipRefused {
  readonly kind: 'refused';
  readonly why: MembershipRefusal | 'price-changed' | 'not-offered';
}

/** A payment of the member. */
export interface Invoice {
  /** Unique in the chain. */
  readonly number: string;
  /** ISO date. */
  readonly on: string;
  /** `due`: the card hasn't been charged yet, or it was declined. */
  readonly status: 'paid' | 'due';
  readonly facilityId: string;
  readonly lines: readonly InvoiceLine[];
  /** The sum of the lines. */
  readonly total: Money;
  /** The brand of the card. Null if nothing was charged. */
  readonly paidWith: string | null;
}

/** Where a member enters another card, and the token that tells that page who they are. */
export interface CardChange {
  readonly token: string;
  readonly address: string;
}

/** The cookie in which the token of a `CardChange` goes to the payment application. */
export const cardChangeCookie = 'foyer_card_change';

export interface InvoiceLine {
  readonly kind: 'first-month' | 'initiation' | 'saved' | 'promo' | 'month' | 'freeze';
  /** The plan's name at that time. */
  readonly planName: string;
  /** Negative for `saved` and `promo`. */
  readonly amount: Money;
}

/**
 * The membership of the person who is signed in. Every call carries the session's token; without a live one it is
 * `rejected` with status 401.
 */
export interface MembershipRepository {
  /** Null for someone without a membership that was bought online. */
  read(options?: CallOptions): Promise<Result<Membership | null, CallFailure>>;
  /**
   * Returns the membership as it is then. `note` is what the member tells the club about a freeze or a cancellation; it
   * may be empty. Deciding the same again changes nothing, so an adapter may retry.
   */
  decide(
    decision: MembershipDecision,
    note: string,
    options?: CallOptions,
  ): Promise<Result<Membership, CallFailure | MembershipRefused>>;
  /** The plans that the member can have at a club, with their monthly fees. Empty for an unknown club. */
  offersAt(
    facilityId: string,
    options?: CallOptions,
  ): Promise<Result<readonly MembershipOffer[], CallFailure>>;
  /** Begins the change of the card that bills are charged to. It is entered at the payment application alone. */
  beginCardChange(options?: CallOptions): Promise<Result<CardChange, CallFailure>>;
  /** Newest first. */
  invoices(options?: CallOptions): Promise<Result<readonly Invoice[], CallFailure>>;
  /** The prices, consents, agreements and decisions that were recorded of the member, also before they joined. */
  promises(options?: CallOptions): Promise<Result<PromiseRecord, CallFailure>>;
}
