import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import type { ProductDetails, ProductRepository } from './product-repository.port.ts';

/** A membership that was paid for. */
export interface MembershipConfirmation {
  readonly memberId: string;
  /** What the club's door reads; null where the back end gave none. */
  readonly barcode: string | null;
  readonly buyer: ProductDetails['buyer'];
  readonly facilityId: string | null;
}

export type ConfirmationFailure =
  /** The back end knows no such token, or nobody has paid for the purchase behind it. */
  | { readonly kind: 'unknown-token' }
  /** It was used before, or its time is over. */
  | { readonly kind: 'used-token' }
  /** It is paid for, by another browser: its details are nobody else's business. */
  | { readonly kind: 'other-browser' }
  /** Nothing is known: asking again is right. */
  | CallFailure;

/** What the confirmation token stands for with which the payment application sends a buyer back. Source: CJ-14. */
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

/** True for a token that was used before, or whose time is over. */
export function isGone(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.status === 410;
}

/** True for a token that another browser paid for. */
export function isOfOtherBrowser(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.status === 403;
}
