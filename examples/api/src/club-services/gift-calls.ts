import type * as z from 'zod/mini';
import type { contract } from '@foyer/adapters-http/wire';
import { orderChangedCode } from '@foyer/adapters-http/error-codes';
import { Err, Ok, parseEmail, type Result, Temporal } from '@foyer/core';
import { dateWindow, parseDate } from '@foyer/core/forms';
import { isTimeZone, type Money, readMinorUnits, writeMajorUnits } from '@foyer/core/kernel';
import { giftMaxAmount, giftMessageMaxLength, giftSendTime, giftToday } from '@foyer/core/services';

import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { pictureSetOf } from '../clubs/photos.ts';
import { findRow } from '../database/rows.ts';
import { allOf, check, checkKey, checkMessage, checkName } from '../http/read-request.ts';
import { refusalPast } from '../http/limits.ts';
import { type GiftContents, giftOrderOf, paidOrder, saveOrder } from '../payment/order-table.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';

/** A card looks the same in a dark scheme. */
function byDay<Set extends ReturnType<typeof pictureSetOf>>(set: Set) {
  return set && { ...set, night: null };
}

export const giftCalls = publicCalls({
  getGiftCardCatalogue(_, { data }) {
    const { designs, offers } = data.gifts;
    return Ok({
      offers,
      designs: designs.map((design) => ({
        ...design,
        picture: byDay(pictureSetOf(data, design.imageUrl)),
      })),
    });
  },

  /** Stores an order under its id, however often it is sent. Charges nothing and mails nobody. */
  async orderGiftCard({ body, now, client }, backing) {
    const { database, ids } = backing;
    const id = checkKey('id', body.id);
    if (!id.ok) return id;
    const before = await findRow(database, 'orders', { id: id.val });
    // A resent order is checked against the day it was first sent, because its response may have been lost at midnight.
    const gift = readGiftOrder(
      backing.data.gifts,
      body,
      readInstant(before?.created_at ?? '') ?? now,
    );
    if (!gift.ok) return gift;
    const refusal = await refusalPast(
      backing,
      {
        ordersFrom: client,
        // Paying sends mail, so an order past its addresses' mail limits is refused before anyone pays.
        mailsTo: client && gift.val.contents.email,
        receiptsTo: client && gift.val.contents.giver_email,
      },
      { now, keys: [id.val] },
    );
    if (refusal) return Err(refusal);
    const order = { id: id.val, kind: 'gift', ...gift.val } as const;
    const token = await saveOrder(database, ids, order, now);
    return token === null ? Err(orderChanged) : Ok({ success: true, result: token });
  },

  /** The paid gift behind a return token. */
  async getGiftOrder({ params: { token }, now, context }, backing) {
    const stored = await paidOrder(backing, { token, kind: 'gift', now, context });
    if (!stored.ok) return stored;
    const order = giftOrderOf(stored.val);
    const sent = { sendDate: order.send_date, timeZone: order.time_zone };
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
      ...sent,
      sendsAt: instantText(giftSendTime(sent, Temporal.Instant.from(stored.val.paid_at))),
    });
  },
});

const orderChanged = failure(
  409,
  orderChangedCode,
  'Another gift card was ordered under this id.',
  'id',
);

type SentOrder = z.output<typeof contract.orderGiftCard.body>;

/** Validates and normalizes a gift with the validators of the giver's form. Fails with the first invalid field. */
function readGiftOrder(
  { designs, offers }: ChainData['gifts'],
  sent: SentOrder,
  now: Temporal.Instant,
): Result<{ readonly contents: GiftContents; readonly price: Money }, ApiFailure> {
  if (!designs.some(({ designId }) => designId === sent.designId)) {
    return Err(invalidField('designId', 'There is no such design.'));
  }
  const amount = readAmount(offers, sent);
  if (!amount.ok) return amount;
  const read = allOf({
    first_name: checkName('firstName', sent.firstName),
    last_name: checkName('lastName', sent.lastName),
    email: check('emailAddress', parseEmail(sent.emailAddress)),
    giver_name: checkName('giverName', sent.giverName),
    giver_email: check('giverEmail', parseEmail(sent.giverEmail)),
    message: checkMessage(sent.message, giftMessageMaxLength),
  });
  if (!read.ok) return read;
  const { timeZone } = sent;
  if (timeZone.length > 64 || !isTimeZone(timeZone)) {
    return Err(invalidField('timeZone', 'timeZone is no time zone.'));
  }
  const sendDate = check('sendDate', parseDate(sent.sendDate));
  if (!sendDate.ok) return sendDate;
  const { first, last } = dateWindow(giftToday(timeZone, now));
  if (sendDate.val < first || sendDate.val > last) {
    return Err(invalidField('sendDate', `sendDate is a day from ${first} to ${last}.`));
  }
  return Ok({
    contents: {
      design_id: sent.designId,
      ...read.val,
      send_date: sendDate.val,
      time_zone: timeZone,
    },
    price: { minorUnits: amount.val, currency: sent.currency },
  });
}

/** One of the catalog's amounts, or a whole amount that the giver entered. */
function readAmount(
  offers: ChainData['gifts']['offers'],
  { amount, currency }: SentOrder,
): Result<number, ApiFailure> {
  const minorUnits = readMinorUnits(amount);
  const offered = offers.find((offer) => offer.currency === currency)?.amounts ?? [];
  const isOwn =
    minorUnits !== null &&
    minorUnits % 100 === 0 &&
    minorUnits >= 100 &&
    minorUnits <= giftMaxAmount * 100;
  return minorUnits !== null && (isOwn || offered.map(readMinorUnits).includes(minorUnits))
    ? Ok(minorUnits)
    : Err(invalidField('amount', `amount is a whole one from 1 to ${giftMaxAmount}.`));
}
