import type { Money } from '../kernel/money.ts';
import type { JoinAnswers, JoinQuestions } from '../forms/join-agreement-form.ts';
import type { Plan } from '../plans/plan.ts';
import type { HeldPrice } from '../plans/held-price.ts';
import type { PromoCode } from '../plans/promo.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';

/** What is bought, by whom and where. Product token request. */
export interface ProductRequest {
  /** The employer behind the purchase; null for an individual join. */
  readonly corporate: {
    readonly companyEmail: string;
    readonly companyName: string;
    readonly corporateAccountId: string;
    readonly corporateAgreementId: string | null;
    readonly corporateContactId: string;
  } | null;
  readonly buyer: ProductDetails['buyer'] & { readonly newsletter: boolean };
  readonly isUserLoggedIn: boolean;
  readonly club: { readonly facilityId: string; readonly name: string };
  /** With the promo code in its cost, if there is one. */
  readonly plan: Plan;
  /** The first day of the membership that the visitor chose, an ISO date; null for the earliest possible one. */
  readonly startsOn: string | null;
  /** The token of the link that holds the plan's price. Absent for a price that anyone gets. */
  readonly heldPriceToken?: string | undefined;
  /** The answers to the `JoinTerms` of this purchase; null if it has none. */
  readonly answers: JoinAnswers | null;
}

/** What a purchase is about, before anyone has entered their details. */
export interface PurchaseWanted extends Pick<ProductRequest, 'club' | 'plan' | 'startsOn'> {
  /** The employer behind it; null for an individual join. */
  readonly corporate: Pick<
    NonNullable<ProductRequest['corporate']>,
    'corporateAccountId' | 'corporateContactId'
  > | null;
}

/** The membership agreement, with the terms of one purchase filled in. */
export interface MembershipAgreement {
  readonly agreementId: string;
  /** Names this very text: other terms are another version. */
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What a chain requires before a membership is paid for. */
export interface JoinTerms {
  /** To be signed; null if the chain has none. */
  readonly agreement: MembershipAgreement | null;
  readonly questions: JoinQuestions;
}

/** The agreement has changed since it was read, or one is required by now. */
export interface AgreementOver {
  readonly kind: 'agreement-over';
}

/** The payment on joining, and the next one. */
export interface PurchaseReceipt {
  readonly number: string;
  readonly paid: Money;
  /** The brand of the card, or the wallet; null if nothing was charged. */
  readonly paidWith: string | null;
  readonly monthly: Money;
  /** ISO date of the next charge; null until the club's opening is known. */
  readonly nextChargeOn: string | null;
}

/** The back end's record of a started purchase. */
export interface ProductDetails {
  readonly transactionNumber: string | null;
  readonly buyer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly facilityId: string | null;
  /** Null until the purchase is complete. */
  readonly memberId: string | null;
  readonly barcode: string | null;
  /** The first day of the membership, an ISO date; null until the purchase is complete, or if it isn't known. */
  readonly startsOn: string | null;
  /** Null until the purchase is complete, or if the back end sends none. */
  readonly receipt: PurchaseReceipt | null;
}

export interface ConfirmationAddress {
  readonly memberId: string;
  readonly fullName: string;
  readonly facilityId: string;
  readonly email: string;
}

/**
 * The promo code doesn't apply. `unknown`: there is no such code. `ended`: its time is over, or it was used as often as
 * it may be. `elsewhere`: it isn't for this club.
 */
export interface PromoRefused {
  readonly kind: 'promo-refused';
  readonly why: 'unknown' | 'ended' | 'elsewhere';
}

/**
 * The held price doesn't apply. `over`: its last day has passed, or it is for another club or plan. `used`: someone has
 * joined with it. `other-person`: the link was mailed to another address than the buyer's.
 */
export interface HeldPriceRefused {
  readonly kind: 'held-price-refused';
  readonly why: 'over' | 'used' | 'other-person';
}

/** Purchases by their product token, and the promo codes and held prices that they can have. */
export interface ProductRepository {
  /** What a promo code does at a club. Guessing is `rate-limited`. Asking doesn't use the code up. */
  promo(
    wanted: { readonly code: string; readonly facilityId: string },
    options?: CallOptions,
  ): Promise<Result<PromoCode, CallFailure | PromoRefused>>;
  /** The price that a mailed link holds; null for an unknown token. */
  heldPrice(token: string, options?: CallOptions): Promise<Result<HeldPrice | null, CallFailure>>;
  /** What must be signed and answered before the purchase; null for a back end that asks for nothing. */
  joinTerms(
    wanted: PurchaseWanted,
    options?: CallOptions,
  ): Promise<Result<JoinTerms | null, CallFailure>>;
  /**
   * Starts a purchase and returns its product token. Each call starts another, unpaid purchase. Only the signature of
   * the one that is paid counts.
   */
  createToken(
    request: ProductRequest,
    options?: CallOptions,
  ): Promise<Result<string, CallFailure | PromoRefused | HeldPriceRefused | AgreementOver>>;
  /** The purchase of a product or confirmation token, or null. A used token is `rejected` with status 410. */
  details(
    token: string,
    options?: CallOptions,
  ): Promise<Result<ProductDetails | null, CallFailure>>;
  /** Sends the membership's confirmation e-mail again. */
  resendConfirmation(
    address: ConfirmationAddress,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
}

/** How long the cookies for the payment application live, in s. */
export const paymentCookieSeconds = 1200;

/** The cookie that holds the product token of a started purchase. */
export const productTokenCookie = 'foyer_product_token';

/** Orders of one kind of thing, and their payment. */
export interface PaidOrders<Order, Confirmation> {
  /**
   * Places an order; returns the product token for its payment. Safe to repeat under the same id, even after the
   * payment: the token is the same. `rejected` names an invalid field by its form name. An order that differs from the
   * one already sent under its id is `rejected` with code ORDER_CHANGED.
   */
  begin(order: Order, options?: CallOptions): Promise<Result<string, CallFailure>>;

  /** What a confirmation token's buyer paid for; null for an unknown one. A used one is `rejected` with status 410. */
  confirmation(
    token: string,
    options?: CallOptions,
  ): Promise<Result<Confirmation | null, CallFailure>>;
}
