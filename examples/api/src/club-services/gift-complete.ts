import { Err, type IdSource, Ok, type Result, Temporal } from '@foyer/core';
import { giftSendTime } from '@foyer/core/services';

import { tryingAgain } from '../database/engine-error.ts';
import { findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { giftMail, giftReceiptMail } from '../mail/purchase-mails.ts';
import type { Paid, Payment, Unpaid } from '../payment/complete-purchase.ts';
import { issueConfirmation } from '../payment/confirmation-table.ts';
import { giftReturn } from '../payment/sale.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { StoredGiftOrder } from './gift-order-table.ts';
import { randomCode } from './random-code.ts';

/**
 * Completes a gift purchase in one transaction: the payment, the gift card, an immediate receipt, the card's mail for
 * its send date, and the return token. Repeated or concurrent payments create one gift card, and each gets a return
 * token. Fails when there is no such order.
 */
export function completeGift(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  { productToken, cardBrand, billing, browser, publicUrl, now, locale }: Payment,
): Promise<Result<Paid, Unpaid>> {
  return tryingAgain(() =>
    inTransaction(database, async (transaction) => {
      const order = await findRow(transaction, 'gift_orders', { product_token: productToken });
      if (!order) return Err({ kind: 'unknown' });
      const sendsAt = giftSendTime({ sendDate: order.send_date, timeZone: order.time_zone }, now);
      // A single conditional update, so that only one of two concurrent payments succeeds.
      const paid = await transaction
        .updateTable('gift_orders')
        .set({
          paid_at: instantText(now),
          sends_at: instantText(sendsAt),
          card_brand: cardBrand,
          browser,
          billing_postal_code: billing.postalCode,
          billing_state: billing.state,
        })
        .where('id', '=', order.id)
        .where('paid_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (paid) await makeCard(transaction, ids, secret, paid, { now, sendsAt, publicUrl, locale });
      const token = await issueConfirmation(transaction, secret, productToken, browser, now);
      return Ok({ confirmationToken: token, isNew: paid !== undefined, back: giftReturn });
    }),
  );
}

/** Activates the card's balance. Its code stays secret until the send date and is never stored in plain text. */
async function makeCard(
  transaction: Database,
  ids: IdSource,
  secret: ServerSecret,
  order: StoredGiftOrder,
  {
    now,
    sendsAt,
    publicUrl,
    locale,
  }: Pick<Payment, 'now' | 'publicUrl' | 'locale'> & { readonly sendsAt: Temporal.Instant },
): Promise<void> {
  const code = randomCode(4);
  const at = instantText(now);
  await insertRow(transaction, 'gift_cards', {
    order_id: order.id,
    code_hash: await secret.mark('gift', code),
    last_four: code.slice(-4),
    balance: order.amount,
    currency: order.currency,
    created_at: at,
  });
  const isLater = Temporal.Instant.compare(sendsAt, now) > 0;
  const receipt = giftReceiptMail(order, isLater, publicUrl, locale);
  await queueMail(transaction, receipt, { id: ids.next(), at });
  const mail = giftMail(order, await secret.seal(code), publicUrl, locale);
  await queueMail(transaction, isLater ? { ...mail, dueAt: sendsAt } : mail, {
    id: ids.next(),
    at,
  });
}
