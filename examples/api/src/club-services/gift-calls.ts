import { type contract, orderChangedCode } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';

import { type ApiFailure, notFound } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { checkKey } from '../http/check-field.ts';
import type { Database } from '../database/schema.ts';
import { type LimitBacking, refusalPast } from '../http/limit-rules.ts';
import { browserOf } from '../payment/browser.ts';
import { readConfirmation } from '../payment/confirmation-table.ts';
import { hidden } from '../products/product-calls.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { CallHandler } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import { findGiftOrder, isSameGift, saveGiftOrder } from './gift-order-table.ts';
import { readGiftOrder } from './gift-read-order.ts';

export function getGiftCardCatalogue({
  gifts,
}: ChainData): CallHandler<typeof contract.getGiftCardCatalogue> {
  return () => Promise.resolve(Ok(gifts));
}

/** How long after it was last sent an order can be paid for. */
const lifetime = { minutes: 30 };

/** Stores an order under its id, however often it is sent. Charges nothing and mails nobody. */
export function orderGiftCard(
  backing: LimitBacking,
  { gifts }: ChainData,
): CallHandler<typeof contract.orderGiftCard> {
  const { database, ids } = backing;
  return async ({ body, now, client }) => {
    const id = checkKey('id', body.id);
    if (!id.ok) return id;
    const before = await findGiftOrder(database, 'id', id.val);
    // A resent order is checked against the day it was first sent, because its response may have been lost at midnight.
    const gift = readGiftOrder(gifts, body, readInstant(before?.created_at ?? '') ?? now);
    if (!gift.ok) return gift;
    const refusal = await refusalPast(
      backing,
      {
        giftOrdersFrom: client,
        // Paying sends mail, so an order past its addresses' mail limits is refused before anyone pays.
        mailsTo: client && gift.val.email,
        receiptsTo: client && gift.val.giver_email,
      },
      { now, keys: [id.val] },
    );
    if (refusal) return Err(refusal);
    const stored = await saveGiftOrder(database, ids, id.val, gift.val, {
      at: instantText(now),
      expiresAt: instantText(now.add(lifetime)),
    });
    if (!isSameGift(stored, gift.val)) return Err(orderChanged);
    return Ok({ success: true, result: stored.product_token });
  };
}

/** The paid gift behind a return token. */
export function getGiftOrder(
  database: Database,
  secret: ServerSecret,
): CallHandler<typeof contract.getGiftOrder> {
  return async ({ params: { token }, now, context }) => {
    const browser = await browserOf(context, secret);
    const confirmed = await readConfirmation(database, secret, token, { now, browser });
    if (typeof confirmed === 'string') return Err(hidden(confirmed));
    const order =
      confirmed && (await findGiftOrder(database, 'product_token', confirmed.productToken));
    if (order?.sends_at == null) return Err(notFound('There is no such gift.', 'token'));
    return Ok({
      success: true,
      orderNumber: order.order_number,
      designId: order.design_id,
      amount: writeMajorUnits(order.amount),
      currency: order.currency,
      firstName: order.first_name,
      lastName: order.last_name,
      emailAddress: order.email,
      message: order.message,
      giverName: order.giver_name,
      giverEmail: order.giver_email,
      sendDate: order.send_date,
      timeZone: order.time_zone,
      sendsAt: order.sends_at,
    });
  };
}

const orderChanged: ApiFailure = {
  status: 409,
  code: orderChangedCode,
  message: 'Another gift card was ordered under this id.',
  field: 'id',
};
