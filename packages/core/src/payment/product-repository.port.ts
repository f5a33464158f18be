import type { Plan } from '../plans/plan.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** What is bought, by whom and where. Source: Product token request, CK-03. */
export interface ProductRequest {
  /** The employer behind the purchase; null for a join of one's own. */
  readonly corporate: {
    readonly companyEmail: string;
    readonly companyName: string;
    readonly corporateAccountId: string;
    readonly corporateAgreementId: string | null;
    readonly corporateContactId: string;
  } | null;
  readonly buyer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly newsletter: boolean;
  };
  /** False for a visitor. */
  readonly isUserLoggedIn: boolean;
  readonly club: { readonly facilityId: string; readonly name: string };
  readonly plan: Plan;
}

/** What the back end knows of a purchase that was begun. Source: HT-31, Product details. */
export interface ProductDetails {
  readonly transactionNumber: string | null;
  readonly buyer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly facilityId: string | null;
  /** Set once the purchase is complete. */
  readonly memberId: string | null;
  readonly barcode: string | null;
}

/** A member whose confirmation is sent again. HT-15 */
export interface ConfirmationAddress {
  readonly memberId: string;
  readonly fullName: string;
  readonly facilityId: string;
  readonly email: string;
}

/** Purchases by their product token. */
export interface ProductRepository {
  /** Begins a purchase; answers its product token. Each call is another purchase that nobody has paid for. HT-30 */
  createToken(request: ProductRequest, options?: CallOptions): Promise<Result<string, CallFailure>>;
  /**
   * The purchase behind a product token, or behind the confirmation token that the payment came back with; null when
   * the back end knows neither. A confirmation token that is used up is `rejected` with status 410. HT-31
   */
  details(
    token: string,
    options?: CallOptions,
  ): Promise<Result<ProductDetails | null, CallFailure>>;
  /** Sends the confirmation of the membership by mail again. HT-15 */
  resendConfirmation(
    address: ConfirmationAddress,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
}
