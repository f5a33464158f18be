import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';
import { dateWindow, giftMaxAmount, giftMessageMaxLength, parseDate } from '@foyer/core/forms';
import { isTimeZone, readMinorUnits } from '@foyer/core/kernel';
import { giftToday } from '@foyer/core/services';
import type * as z from 'zod/mini';

import { type ApiFailure, invalidField } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { check, checkName } from '../http/check-field.ts';
import type { GiftContents } from './gift-order-table.ts';

type SentOrder = z.output<typeof contract.orderGiftCard.body>;

/** Validates and normalizes a gift with the validators of the giver's form. Fails with the first invalid field. */
export function readGiftOrder(
  { designs, offers }: ChainData['gifts'],
  sent: SentOrder,
  now: Temporal.Instant,
): Result<GiftContents, ApiFailure> {
  if (!designs.some(({ designId }) => designId === sent.designId)) {
    return Err(invalidField('designId', 'There is no such design.'));
  }
  const amount = readAmount(offers, sent);
  if (!amount.ok) return amount;
  const people = readPeople(sent);
  if (!people.ok) return people;
  const message = sent.message.trim();
  if ([...message].length > giftMessageMaxLength) {
    return Err(
      invalidField('message', `A message has at most ${giftMessageMaxLength} characters.`),
    );
  }
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
    ...people.val,
    ...{ amount: amount.val, message },
    design_id: sent.designId,
    currency: sent.currency,
    send_date: sendDate.val,
    time_zone: timeZone,
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

function readPeople(
  sent: SentOrder,
): Result<
  Pick<GiftContents, 'first_name' | 'last_name' | 'email' | 'giver_name' | 'giver_email'>,
  ApiFailure
> {
  const firstName = checkName('firstName', sent.firstName);
  if (!firstName.ok) return firstName;
  const lastName = checkName('lastName', sent.lastName);
  if (!lastName.ok) return lastName;
  const email = check('emailAddress', parseEmail(sent.emailAddress));
  if (!email.ok) return email;
  const giverName = checkName('giverName', sent.giverName);
  if (!giverName.ok) return giverName;
  const giverEmail = check('giverEmail', parseEmail(sent.giverEmail));
  if (!giverEmail.ok) return giverEmail;
  return Ok({
    first_name: firstName.val,
    last_name: lastName.val,
    email: email.val,
    giver_name: giverName.val,
    giver_email: giverEmail.val,
  });
}
