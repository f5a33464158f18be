import type { Money } from '../kernel/money.ts';
import type { Plan } from '../plans/plan.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

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
  readonly plan: Plan;
  /** The first day of the membership that the visitor chose, an ISO date; null for the earliest possible one. */
  readonly startsOn: string | null;
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

/** Purchases by their product token. */
export interface ProductRepository {
  /** Starts a purchase and returns its product token. Each call starts another, unpaid purchase. */
  createToken(request: ProductRequest, options?: CallOptions): Promise<Result<string, CallFailure>>;
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
