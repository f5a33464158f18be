import { selectedClubCookie, selectedClubSeconds } from '../clubs/club.ts';
import type { CookieJar, Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import {
  type HeldPriceRefused,
  type AgreementOver,
  paymentCookieSeconds,
  type ProductDetails,
  type ProductRepository,
  type ProductRequest,
  productTokenCookie,
  type PromoRefused,
} from './product-repository.port.ts';

/** `no-cookies`: the browser blocks cookies, so the payment application couldn't know what is bought. */
export type PurchaseFailure =
  | CallFailure
  | PromoRefused
  | HeldPriceRefused
  | AgreementOver
  | { readonly kind: 'no-cookies' };

/** True if an employee has to confirm their address again: a newer request for a code took the place of theirs. */
export function isUnverified(failure: PurchaseFailure): boolean {
  return failure.kind === 'rejected' && failure.code === 'EMAIL_NOT_VERIFIED';
}

interface PurchasePorts {
  readonly products: ProductRepository;
  readonly cookies: CookieJar;
  readonly logger: Logger;
}

/** Stores the product token and the club in cookies for the payment application, and nowhere else. */
export async function beginPurchase(
  { products, cookies, logger }: PurchasePorts,
  request: ProductRequest,
): Promise<Result<void, PurchaseFailure>> {
  const token = await products.createToken(request);
  if (token.err) {
    logger.error('product-token-failed', { failure: token.val.kind });
    return token;
  }
  cookies.write(selectedClubCookie, request.club.facilityId, selectedClubSeconds);
  return storeProductToken(token.val, cookies, logger);
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
  /** The first day of the membership, an ISO date; null if the back end doesn't know it. */
  readonly startsOn: string | null;
  readonly receipt: ProductDetails['receipt'];
  readonly buyer: ProductDetails['buyer'];
  readonly facilityId: string | null;
}

export type ConfirmationFailure =
  /** The back end doesn't know the token, or its purchase isn't paid. */
  | { readonly kind: 'unknown-token' }
  | { readonly kind: 'used-token' }
  /** The purchase was paid in another browser, so its details stay hidden here. */
  | { readonly kind: 'other-browser' }
  /** The outcome is unknown, so the caller can retry. */
  | CallFailure;

/** What the back end's answer to a confirmation token means. `paid` is null if nothing was paid for with the token. */
export function readConfirmation<Confirmation>(
  paid: Result<Confirmation | null, CallFailure>,
  logger: Logger,
): Result<Confirmation, ConfirmationFailure> {
  if (paid.ok) return paid.val === null ? Err({ kind: 'unknown-token' }) : Ok(paid.val);
  const { val: failure } = paid;
  if (failure.kind === 'rejected' && failure.status === 410) return Err({ kind: 'used-token' });
  if (failure.kind === 'rejected' && failure.status === 403) return Err({ kind: 'other-browser' });
  logger.error('confirmation-failed', { failure: failure.kind });
  return paid;
}

/** The membership that was bought; null until it's paid. */
export function membershipOf(details: ProductDetails | null): MembershipConfirmation | null {
  if (details === null || details.memberId === null) return null;
  const { memberId, barcode, startsOn, receipt, buyer, facilityId } = details;
  return { memberId, barcode, startsOn, receipt, buyer, facilityId };
}

/** 0 contact, 1 choose membership, 2 payment details, 3 confirmation. All ways to a membership share these steps. */
export type PaymentFlowStep = 0 | 1 | 2 | 3;

/** `isPaying` is true from the handoff to the payment application until its result is read. */
export function paymentFlowStep(where: {
  readonly hasChoiceOfPlans: boolean;
  readonly isPaying: boolean;
  readonly isMember: boolean;
}): PaymentFlowStep {
  if (where.isMember) return 3;
  if (where.isPaying) return 2;
  return where.hasChoiceOfPlans ? 1 : 0;
}
