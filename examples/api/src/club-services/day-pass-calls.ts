import { orderChangedCode, priceChangedCode } from '@foyer/adapters-http/error-codes';
import { Err, Ok, parseEmail } from '@foyer/core';
import { dateWindow, parseDate } from '@foyer/core/forms';
import { type Money, readMinorUnits, writeMajorUnits } from '@foyer/core/kernel';

import { findClub } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import { failure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { allOf, check, checkKey, checkName, checkPhone } from '../http/read-request.ts';
import { publicCalls } from '../http/serve-call.ts';
import {
  dayPassAt,
  type DayPassContents,
  dayPassOrderOf,
  paidOrder,
  priceOfOrder,
  saveOrder,
} from '../payment/order-table.ts';
import { trialAt } from './trial-pass-calls.ts';

export const dayPassCalls = publicCalls({
  async getClubPasses({ params: { facilityId } }, { database, data }) {
    const club = await findClub(database, facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const dayPass = dayPassAt(data, club);
    return Ok({
      trial: trialAt(data, club),
      dayPass: dayPass && {
        title: dayPass.title,
        terms: dayPass.terms,
        currency: dayPass.price.currency,
        price: writeMajorUnits(dayPass.price.minorUnits),
      },
    });
  },

  /** Stores an order under its id, however often it is sent. Charges nothing and mails nobody. */
  async orderDayPass({ body, now, client }, backing) {
    const { database, data, ids } = backing;
    const id = checkKey('id', body.id);
    if (!id.ok) return id;
    const club = await findClub(database, body.facilityId);
    const offer = club && dayPassAt(data, club);
    if (!club || !offer) return Err(invalidField('facilityId', 'The club sells no day passes.'));
    const read = allOf({
      day: check('day', parseDate(body.day)),
      first_name: checkName('firstName', body.firstName),
      last_name: checkName('lastName', body.lastName),
      email: check('email', parseEmail(body.email)),
      phone: checkPhone('phone', body.phone),
    });
    if (!read.ok) return read;
    const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
    const { first, last } = dateWindow(today);
    if (read.val.day < first || read.val.day > last) {
      return Err(invalidField('day', `day is a day from ${first} to ${last}.`));
    }
    const { title, terms } = offer;
    const minorUnits = readMinorUnits(body.price);
    if (minorUnits === null) return Err(invalidField('price', 'price is an amount.'));
    const price: Money = { minorUnits, currency: body.currency };
    const before = await findRow(database, 'orders', { id: id.val });
    // A resent order keeps the price at which it was placed.
    if (
      !isSameAmount(price, offer.price) &&
      !(before && isSameAmount(price, priceOfOrder(before)))
    ) {
      return Err(priceChanged);
    }
    const refusal = await refusalPast(
      backing,
      // Paying sends mail, so an order past its address's mail limit is refused before anyone pays.
      { ordersFrom: client, receiptsTo: client && read.val.email },
      { now, keys: [id.val] },
    );
    if (refusal) return Err(refusal);
    const contents: DayPassContents = { facility_id: club.facility_id, ...read.val, title, terms };
    const order = { id: id.val, kind: 'pass', contents, price } as const;
    const token = await saveOrder(database, ids, order, now);
    return token === null ? Err(orderChanged) : Ok({ success: true, result: token });
  },

  /** The paid pass behind a return token. */
  async getDayPassOrder({ params: { token }, now, context }, backing) {
    const stored = await paidOrder(backing, { token, kind: 'pass', now, context });
    if (!stored.ok) return stored;
    const order = dayPassOrderOf(stored.val);
    const holder = await findRow(backing.database, 'trial_holders', { id: order.product_token });
    if (!holder) return Err(notFound('There is no such day pass.', 'token'));
    return Ok({
      success: true,
      orderNumber: order.order_number,
      price: writeMajorUnits(order.amount),
      currency: order.currency,
      facilityId: order.facility_id,
      day: order.day,
      firstName: order.first_name,
      lastName: order.last_name,
      email: order.email,
      code: holder.code,
      title: order.title,
      terms: order.terms,
    });
  },
});

function isSameAmount(one: Money, other: Money): boolean {
  return one.minorUnits === other.minorUnits && one.currency === other.currency;
}

const orderChanged = failure(
  409,
  orderChangedCode,
  'Another day pass was ordered under this id.',
  'id',
);
const priceChanged = failure(
  409,
  priceChangedCode,
  'The price of the day pass has changed.',
  'price',
);
