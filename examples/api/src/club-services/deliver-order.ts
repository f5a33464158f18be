import { type IdSource, Temporal } from '@foyer/core';
import { giftSendTime } from '@foyer/core/services';

import { clubOf } from '../clubs/club-table.ts';
import { addRows, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { dayPassMail } from '../mail/pass-mails.ts';
import { giftMail, giftReceiptMail } from '../mail/purchase-mails.ts';
import type { Payment } from '../payment/complete-purchase.ts';
import { priceOfOrder, type StoredOrder } from '../payment/order-table.ts';
import type { ServerSecret } from '../server-secret.ts';
import { dayPassOrderOf, giftOrderOf } from './order-contents.ts';
import { randomCode } from './random-code.ts';
import { passToken } from './trial-pass-calls.ts';

/** A paid order, in the transaction of its payment. */
interface Delivery extends Pick<Payment, 'now' | 'publicUrl' | 'locale'> {
  readonly transaction: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly order: StoredOrder;
}

/** Makes what was ordered, and mails it with its receipt. */
export function deliverOrder(delivery: Delivery): Promise<void> {
  return delivery.order.kind === 'gift' ? deliverGift(delivery) : deliverDayPass(delivery);
}

/**
 * Makes a paid gift card and mails it on its send date, and its receipt immediately. The code stays secret until the
 * send date and is never stored in plain text.
 */
async function deliverGift({
  transaction,
  ids,
  secret,
  order: paid,
  now,
  publicUrl,
  locale,
}: Delivery): Promise<void> {
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
async function deliverDayPass({
  transaction,
  ids,
  secret,
  order: paid,
  now,
  publicUrl,
  locale,
}: Delivery): Promise<void> {
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
