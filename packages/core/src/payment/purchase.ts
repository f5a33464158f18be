import { selectedClubCookie, selectedClubSeconds } from '../clubs/club.ts';
import type { CookieJar } from '../kernel/cookie-jar.port.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import {
  paymentCookieSeconds,
  type ProductDetails,
  type ProductRepository,
  type ProductRequest,
  productTokenCookie,
} from './product-repository.port.ts';

/** `no-cookies`: the browser blocks cookies, so the payment application couldn't know what is bought. */
export type PurchaseFailure = CallFailure | { readonly kind: 'no-cookies' };

/**
 * Starts a purchase and stores its product token and the club in cookies for the payment application. The token isn't
 * stored anywhere else.
 */
export class BeginPurchase {
  readonly #products: ProductRepository;
  readonly #cookies: CookieJar;
  readonly #logger: Logger;

  constructor(products: ProductRepository, cookies: CookieJar, logger: Logger) {
    this.#products = products;
    this.#cookies = cookies;
    this.#logger = logger;
  }

  async execute(
    request: ProductRequest,
    options?: CallOptions,
  ): Promise<Result<void, PurchaseFailure>> {
    const token = await this.#products.createToken(request, options);
    if (token.err) {
      this.#logger.error('product-token-failed', { failure: token.val.kind });
      return token;
    }
    this.#cookies.write(selectedClubCookie, request.club.facilityId, selectedClubSeconds);
    return storeProductToken(token.val, this.#cookies, this.#logger);
  }
}

/** Stores the token of a started purchase in a cookie for the payment application, for any kind of product. */
export function storeProductToken(
  token: string,
  cookies: CookieJar,
  logger: Logger,
): Result<void, { readonly kind: 'no-cookies' }> {
  cookies.write(productTokenCookie, token, paymentCookieSeconds);
  if (cookies.read(productTokenCookie) === token) return Ok(undefined);
  logger.error('product-token-not-stored');
  return Err({ kind: 'no-cookies' });
}

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

/** 0 contact, 1 choose membership, 2 payment details, 3 confirmation. All ways to a membership share these steps. */
export type PaymentFlowStep = 0 | 1 | 2 | 3;

/**
 * The visitor's step on the way to a membership. `isPaying` is true from the handoff to the payment application until
 * its result is read.
 */
export function paymentFlowStep(where: {
  readonly hasChoiceOfPlans: boolean;
  readonly isPaying: boolean;
  readonly isMember: boolean;
}): PaymentFlowStep {
  if (where.isMember) return 3;
  if (where.isPaying) return 2;
  return where.hasChoiceOfPlans ? 1 : 0;
}
