import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import type { ProductDetails, ProductRepository } from './product-repository.port.ts';

/** A paid membership. */
export interface MembershipConfirmation {
  readonly memberId: string;
  /** The barcode for the club's door; null if the back end sent none. */
  readonly barcode: string | null;
  readonly buyer: ProductDetails['buyer'];
  readonly facilityId: string | null;
}

export type ConfirmationFailure =
  /** The back end doesn't know the token, or its purchase isn't paid. */
  | { readonly kind: 'unknown-token' }
  /** The token was already used or has expired. */
  | { readonly kind: 'used-token' }
  /** The purchase was paid in another browser, so its details stay hidden here. */
  | { readonly kind: 'other-browser' }
  /** The outcome is unknown, so the caller can retry. */
  | CallFailure;

/** Reads the purchase behind the confirmation token with which the payment application sends a buyer back. */
export class ReadConfirmation {
  readonly #products: ProductRepository;
  readonly #logger: Logger;

  constructor(products: ProductRepository, logger: Logger) {
    this.#products = products;
    this.#logger = logger;
  }

  async execute(
    confirmationToken: string,
    options?: CallOptions,
  ): Promise<Result<MembershipConfirmation, ConfirmationFailure>> {
    const answer = await this.#products.details(confirmationToken, options);
    if (answer.err) {
      if (isGone(answer.val)) return Err({ kind: 'used-token' });
      if (isOfOtherBrowser(answer.val)) return Err({ kind: 'other-browser' });
      this.#logger.error('confirmation-failed', { failure: answer.val.kind });
      return answer;
    }
    const details = answer.val;
    if (details === null || details.memberId === null) return Err({ kind: 'unknown-token' });
    const { memberId, barcode, buyer, facilityId } = details;
    return Ok({ memberId, barcode, buyer, facilityId });
  }
}

/** True if the token was already used or has expired. */
export function isGone(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.status === 410;
}

/** True if the purchase was paid in another browser. */
export function isOfOtherBrowser(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.status === 403;
}
