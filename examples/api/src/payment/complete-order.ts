import { Err, type IdSource, Ok, type Result, Temporal } from '@foyer/core';
import { giftSendTime } from '@foyer/core/services';

import { dayPassOrderOf, giftOrderOf, priceOfOrder, type StoredOrder } from './order-table.ts';
import { randomCode } from '../system.ts';
import { passToken } from '../club-services/trial-pass-calls.ts';
import { clubOf } from '../clubs/club-table.ts';
import { tryingAgain } from '../database/engine-error.ts';
import { addRows, changeRow, findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { dayPassMail } from '../mail/pass-mails.ts';
import { giftMail, giftReceiptMail } from '../mail/purchase-mails.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Paid, Payment, Unpaid } from './complete-purchase.ts';
import { issueConfirmation } from './confirmation-table.ts';
import { orderReturns } from './sale.ts';

/**
 * Completes an order in one transaction: the payment, what was ordered with its mails, and the return token. Repeated or
 * concurrent payments deliver once, and each gets a return token. Fails when there is no such order.
 */
export function completeOrder(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  { productToken, cardBrand, billing, browser, publicUrl, now, locale }: Payment,
): Promise<Result<Paid, Unpaid>> {
  return tryingAgain(() =>
    inTransaction(database, async (transaction) => {
      const order = await findRow(transaction, 'orders', { product_token: productToken });
      if (!order) return Err({ kind: 'unknown' });
      // A single conditional update, so that only one of two concurrent payments succeeds.
      const unpaid = { id: order.id, paid_at: null };
      const paid = await changeRow(transaction, 'orders', unpaid, {
        paid_at: instantText(now),
        card_brand: cardBrand,
        browser,
        billing_postal_code: billing.postalCode,
        billing_state: billing.state,
      });
      if (paid) {
        const deliver = order.kind === 'gift' ? deliverGift : deliverDayPass;
        await deliver({ transaction, ids, secret, now, publicUrl, locale }, paid);
      }
      const token = await issueConfirmation(transaction, secret, productToken, browser, now);
      return Ok({
        confirmationToken: token,
        isNew: paid !== null,
        back: orderReturns[order.kind],
      });
    }),
  );
}

/** A paid order, in the transaction of its payment. */
interface Delivery extends Pick<Payment, 'now' | 'publicUrl' | 'locale'> {
  readonly transaction: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
}

/**
 * Makes a paid gift card and mails it on its send date, and its receipt immediately. The code stays secret until the
 * send date and is never stored in plain text.
 */
async function deliverGift(delivery: Delivery, paid: StoredOrder): Promise<void> {
  const { transaction, ids, secret, now, publicUrl, locale } = delivery;
  const order = giftOrderOf(paid);
  const sendsAt = giftSendTime({ sendDate: order.send_date, timeZone: order.time_zone }, now);
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
  await queueMail(transaction, receipt, { id: ids.next(), at, concerns: order.id });
  const mail = giftMail(order, await secret.seal(code), publicUrl, locale);
  await queueMail(transaction, isLater ? { ...mail, dueAt: sendsAt } : mail, {
    id: ids.next(),
    at,
    concerns: order.id,
  });
}

/** Makes a paid day pass, and mails it with its receipt. The front desk finds it by its code, without the name. */
async function deliverDayPass(delivery: Delivery, paid: StoredOrder): Promise<void> {
  const { transaction, ids, secret, now, publicUrl, locale } = delivery;
  const order = dayPassOrderOf(paid);
  const { facility_id, title, terms, day, first_name, last_name } = order;
  const code = randomCode(2);
  await insertRow(transaction, 'trial_passes', {
    code,
    facility_id,
    title,
    terms,
    days: 1,
    take_up_by: day,
  });
  // The product token is made here, so that nobody else's pass has it as its id.
  const holder = { id: order.product_token, code, first_name, last_name };
  const days = { starts_on: day, ends_on: day, email_mark: null, phone_mark: null };
  await addRows(transaction, 'trial_holders', [{ ...holder, ...days }]);
  const club = await clubOf(transaction, facility_id);
  const mail = dayPassMail(
    { order, price: priceOfOrder(paid), code, token: await passToken(secret, holder.id) },
    { club, publicUrl, locale },
  );
  await queueMail(transaction, mail, { id: ids.next(), at: instantText(now) });
}
