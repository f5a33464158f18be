import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';

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

/** Purchases by their product token. */
export interface ProductRepository {
  /** The purchase behind a token; null when the back end knows none. HT-31 */
  details(
    productToken: string,
    options?: CallOptions,
  ): Promise<Result<ProductDetails | null, CallFailure>>;
}
