import { selectedClubCookie, selectedClubSeconds } from '../clubs/club.ts';
import type { CookieJar } from '../kernel/cookie-jar.port.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import { productTokenCookie, paymentCookieSeconds } from './payment-cookies.ts';
import type { ProductRepository, ProductRequest } from './product-repository.port.ts';

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
