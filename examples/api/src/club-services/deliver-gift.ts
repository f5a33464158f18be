import { Temporal } from '@foyer/core';
import { giftSendTime } from '@foyer/core/services';

import { insertRow } from '../database/rows.ts';
import { instantText } from '../http/request-time.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { giftMail, giftReceiptMail } from '../mail/purchase-mails.ts';
import type { Delivery } from '../payment/order-delivery.ts';
import { giftOrderOf } from './gift-contents.ts';
import { randomCode } from './random-code.ts';

/**
 * Makes a paid gift card and mails it on its send date, and its receipt at once. The code stays secret until the send
 * date and is never stored in plain text.
 */
export async function deliverGift({
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
