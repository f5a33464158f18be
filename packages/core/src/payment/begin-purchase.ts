import { selectedClubCookie, selectedClubSeconds } from '../clubs/selected-club-cookie.ts';
import { productTokenCookie } from './product-token-cookie.ts';
import type { CookieJar } from '../kernel/cookie-jar.port.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import { paymentCookieSeconds } from './payment-cookies.ts';
import type { ProductRepository, ProductRequest } from './product-repository.port.ts';

/** `no-cookies`: the browser keeps none, and the payment application would not know what is bought. */
export type PurchaseFailure = CallFailure | { readonly kind: 'no-cookies' };

/**
 * Begins a purchase and leaves its product token, and the club, in cookies for the payment application. The token is
 * kept nowhere else. Source: CJ-13, CK-01, CK-02, CK-03.
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
    return keepForPayment(token.val, this.#cookies, this.#logger);
  }
}

/** Leaves the token of a purchase that was begun in a cookie for the payment application: what is sold does not matter. CK-02 */
export function keepForPayment(
  token: string,
  cookies: CookieJar,
  logger: Logger,
): Result<void, { readonly kind: 'no-cookies' }> {
  cookies.write(productTokenCookie, token, paymentCookieSeconds);
  if (cookies.read(productTokenCookie) === token) return Ok(undefined);
  logger.error('product-token-not-kept');
  return Err({ kind: 'no-cookies' });
}
