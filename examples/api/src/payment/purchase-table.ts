import { randomInt } from 'node:crypto';

import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import type { Selectable } from 'kysely';

import { findClub } from '../clubs/club-table.ts';
import { tryingAgain } from '../database/engine-error.ts';
import type { Database, PurchaseRow } from '../database/schema.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { welcomeMail } from '../mail/welcome-mail.ts';
import { type BoughtPlan, type Buyer, dueToday, findProduct } from '../products/product-table.ts';
import { instantText } from '../request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import { barcodeOf } from './barcode.ts';
import { issueConfirmation } from './confirmation-table.ts';

export type Purchase = Selectable<PurchaseRow>;

export interface Payment {
  readonly productToken: string;
  readonly cardBrand: string;
  readonly now: Temporal.Instant;
}

export interface Paid {
  readonly confirmationToken: string;
  /** False when it had been paid for before. */
  readonly isNew: boolean;
}

/**
 * Completes a purchase: the payment, the member, their mail and the token for the way back, all or none. However often,
 * however parallel and with however many tokens the same person pays, there is one purchase and one member; each time
 * the way back is opened. Fails when there is nothing to pay for.
 */
export function completePurchase(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  { productToken, cardBrand, now }: Payment,
): Promise<Result<Paid, 'nothing-to-pay'>> {
  return tryingAgain(() =>
    database.transaction().execute(async (transaction) => {
      const product = await findProduct(transaction, productToken);
      const contactId = product?.corporate_contact_id;
      const companyEmail = product?.company_email;
      if (product?.plan == null || contactId == null || companyEmail == null) {
        return Err('nothing-to-pay');
      }
      const plan = JSON.parse(product.plan) as BoughtPlan;
      const made = await addPurchase(transaction, {
        product_token: productToken,
        corporate_contact_id: contactId,
        company_email: companyEmail,
        amount: dueToday(plan),
        currency: plan.currency,
        card_brand: cardBrand,
        paid_at: instantText(now),
      });
      if (made.isNew) {
        const buyer = JSON.parse(product.buyer) as Buyer;
        await welcome(transaction, ids, made.purchase, { buyer, facilityId: product.facility_id });
      }
      const paidToken = made.purchase.product_token;
      const confirmationToken = await issueConfirmation(transaction, secret, paidToken, now);
      return Ok({ confirmationToken, isNew: made.isNew });
    }),
  );
}

/** The purchase that the product token, or whoever holds it, has been paid for by; null when none has. */
export async function findPurchase(
  database: Database,
  productToken: string,
): Promise<Purchase | null> {
  const purchase = await database
    .selectFrom('purchases')
    .selectAll('purchases')
    .innerJoin('product_tokens as products', (join) =>
      join.onRef('products.company_email', '=', 'purchases.company_email'),
    )
    .where('products.product_token', '=', productToken)
    .executeTakeFirst();
  return purchase ?? null;
}

/** Whatever was paid for under a company address: one purchase at most, if all is well. */
export function purchasesBy(database: Database, companyEmail: string): Promise<Purchase[]> {
  return database
    .selectFrom('purchases')
    .selectAll()
    .where('company_email', '=', companyEmail.toLowerCase())
    .execute();
}

/** One statement, and the table's own indexes, let one payment of a person through; the others get what it made. */
async function addPurchase(
  transaction: Database,
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
    const before = await findPurchase(transaction, payment.product_token);
    if (before) return { purchase: before, isNew: false };
  }
  throw new Error('No member number is to be had.');
}

async function welcome(
  transaction: Database,
  ids: IdSource,
  purchase: Purchase,
  { buyer, facilityId }: { readonly buyer: Buyer; readonly facilityId: string },
): Promise<void> {
  const { member_id: memberId, barcode } = purchase;
  await transaction
    .insertInto('members')
    .values({
      member_id: memberId,
      referring_id: `R-${memberId}`,
      share_id: `S-${memberId}`,
      first_name: buyer.firstName,
    })
    .execute();
  await transaction
    .updateTable('product_tokens')
    .set({ member_id: memberId, barcode })
    .where('company_email', '=', purchase.company_email)
    .execute();
  const club = await findClub(transaction, facilityId);
  if (!club) return;
  const mail = welcomeMail(buyer, club, { memberId, barcode });
  await queueMail(transaction, mail, { id: ids.next(), at: purchase.paid_at });
}
