import { randomInt } from 'node:crypto';

import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import type { Selectable } from 'kysely';

import { findClub } from '../clubs/club-table.ts';
import { tryingAgain } from '../database/engine-error.ts';
import type { Database, PurchaseRow } from '../database/schema.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { welcomeMail } from '../mail/welcome-mail.ts';
import {
  billOf,
  type BoughtPlan,
  type Buyer,
  findProduct,
  personHolder,
  type StoredProduct,
} from '../products/product-table.ts';
import { instantText } from '../request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import { barcodeOf } from './barcode.ts';
import { issueConfirmation } from './confirmation-table.ts';
import { type ReturnAddresses, returnAddresses } from './return-addresses.ts';

export type Purchase = Selectable<PurchaseRow>;

/** As much of the card's billing address as the club's country is asked for. VA-07 */
export interface BillingAddress {
  readonly postalCode: string | null;
  readonly state: string | null;
}

export interface Payment {
  readonly productToken: string;
  readonly cardBrand: string;
  readonly billing: BillingAddress;
  /** The mark of the browser that pays; null where it keeps no cookie. */
  readonly browser: string | null;
  readonly now: Temporal.Instant;
}

export interface Paid {
  readonly confirmationToken: string;
  /** What was paid for: another product of the same person, where that was first. */
  readonly product: StoredProduct;
  /** False when it had been paid for before. */
  readonly isNew: boolean;
}

/** Why nothing is paid: nobody knows the purchase, or somebody else has joined by the buyer's address. */
export type Unpaid =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'joined'; readonly back: ReturnAddresses };

/**
 * Completes a purchase: the payment, the member, their mail and the token for the way back, all or none. However often,
 * however parallel and with however many tokens the same person pays, there is one purchase and one member; each time
 * the way back is opened. Fails when there is nothing to pay for, and when somebody else has joined by the same address.
 */
export function completePurchase(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  { productToken, cardBrand, billing, browser, now }: Payment,
): Promise<Result<Paid, Unpaid>> {
  return tryingAgain(() =>
    database.transaction().execute(async (transaction) => {
      const product = await findProduct(transaction, productToken);
      if (product?.plan == null || product.holder === null) return Err({ kind: 'unknown' });
      const plan = JSON.parse(product.plan) as BoughtPlan;
      const { purchase, isNew } = await addPurchase(transaction, product, {
        product_token: productToken,
        holder: product.holder,
        corporate_contact_id: product.corporate_contact_id,
        company_email: product.company_email,
        amount: billOf(plan).dueToday.minorUnits,
        currency: plan.currency,
        card_brand: cardBrand,
        paid_at: instantText(now),
        browser,
        billing_postal_code: billing.postalCode,
        billing_state: billing.state,
      });
      if (!isNew && !isTheirs(purchase, product, browser)) {
        return Err({ kind: 'joined', back: returnAddresses(product) });
      }
      if (isNew) await welcome(transaction, ids, purchase, product);
      const paidToken = purchase.product_token;
      const confirmationToken = await issueConfirmation(transaction, secret, paidToken, now);
      const paidFor = isNew ? product : await findProduct(transaction, paidToken);
      return Ok({ confirmationToken, product: paidFor ?? product, isNew });
    }),
  );
}

/** The purchase by which the product's holder has become a member; null while there is none. */
export async function findPurchase(
  database: Database,
  { holder }: Pick<StoredProduct, 'holder'>,
): Promise<Purchase | null> {
  if (holder === null) return null;
  const purchase = await database
    .selectFrom('purchases')
    .selectAll()
    .where('holder', '=', holder)
    .executeTakeFirst();
  return purchase ?? null;
}

/** The product that was paid for last in the browser; null where none was. */
export async function latestPaidIn(
  database: Database,
  browser: string,
): Promise<StoredProduct | null> {
  const product = await database
    .selectFrom('purchases')
    .innerJoin('product_tokens', 'product_tokens.product_token', 'purchases.product_token')
    .selectAll('product_tokens')
    .where('purchases.browser', '=', browser)
    .orderBy('purchases.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return product ?? null;
}

/**
 * Whether the product's buyer may see the purchase that its holder made. An employee has confirmed the address; of anyone
 * else the address proves nothing, only the product token that was paid for, or the browser in which it was.
 */
export function isTheirs(
  purchase: Purchase,
  product: Pick<StoredProduct, 'product_token' | 'company_email'>,
  browser: string | null,
): boolean {
  return (
    product.company_email !== null ||
    product.product_token === purchase.product_token ||
    (browser !== null && browser === purchase.browser)
  );
}

/** Whatever was paid for under a company address, or under one's own: one purchase at most, if all is well. */
export function purchasesBy(
  database: Database,
  by: { readonly companyEmail: string } | { readonly email: string },
): Promise<Purchase[]> {
  const holder =
    'email' in by ? personHolder(by.email) : `company ${by.companyEmail.toLowerCase()}`;
  return database.selectFrom('purchases').selectAll().where('holder', '=', holder).execute();
}

/** One statement, and the table's own indexes, let one payment of a person through; the others get what it made. */
async function addPurchase(
  transaction: Database,
  product: StoredProduct,
  payment: Omit<PurchaseRow, 'member_id' | 'barcode'>,
): Promise<{ readonly purchase: Purchase; readonly isNew: boolean }> {
  for (let draw = 1; draw <= 20; draw += 1) {
    const memberId = String(randomInt(400_000_000, 500_000_000));
    // A number that is taken is drawn again; there are a hundred million.
    // oxlint-disable-next-line no-await-in-loop
    const purchase = await transaction
      .insertInto('purchases')
      .values({ ...payment, member_id: memberId, barcode: barcodeOf(memberId) })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (purchase) return { purchase, isNew: true };
    // oxlint-disable-next-line no-await-in-loop
    const before = await findPurchase(transaction, product);
    if (before) return { purchase: before, isNew: false };
  }
  throw new Error('No member number is to be had.');
}

async function welcome(
  transaction: Database,
  ids: IdSource,
  purchase: Purchase,
  product: StoredProduct,
): Promise<void> {
  const { member_id: memberId, barcode } = purchase;
  const buyer = JSON.parse(product.buyer) as Buyer;
  await transaction
    .insertInto('members')
    .values({
      member_id: memberId,
      referring_id: `R-${memberId}`,
      share_id: `S-${memberId}`,
      first_name: buyer.firstName,
    })
    .execute();
  // An employee's other tokens are of the same, confirmed person; anyone else's may be a stranger's.
  await transaction
    .updateTable('product_tokens')
    .set({ member_id: memberId, barcode })
    .where((row) =>
      product.company_email === null
        ? row('product_token', '=', product.product_token)
        : row('holder', '=', purchase.holder),
    )
    .execute();
  const club = await findClub(transaction, product.facility_id);
  if (!club) return;
  const mail = welcomeMail(buyer, club, { memberId, barcode });
  await queueMail(transaction, mail, { id: ids.next(), at: purchase.paid_at });
}
