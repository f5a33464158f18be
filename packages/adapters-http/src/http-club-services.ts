import { type CallFailure, Err, Ok, Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { parseDate } from '@foyer/core/forms';
import { isInstant, isTimeZone, writeMajorUnits } from '@foyer/core/kernel';
import type { ClubPasses, DayPassConfirmation, DayPasses } from '@foyer/core/passes';
import type {
  ClubServices,
  GiftCardCatalog,
  GiftConfirmation,
  GiftOrders,
} from '@foyer/core/services';

import { isPathSegment, isSourceAddress } from './addresses.ts';
import {
  answerForm,
  getClubPasses,
  getDayPassOrder,
  getForm,
  getGiftCardCatalogue,
  getGiftOrder,
  getMailedPass,
  getTrialPass,
  orderDayPass,
  orderGiftCard,
  requestTrialPass,
  sendClubFeedback,
  type WireDayPassOrder,
  type WireGiftCardCatalogue,
  type WireGiftOrder,
} from './contract/club-services.ts';
import type { HttpClient } from './http-client.ts';
import {
  checkSuccess,
  hasStatus,
  isUnknown,
  readDay,
  readFormField,
  readIfKnown,
  readMoney,
  readPictureSet,
  readToken,
  unexpectedShape,
  unsuccessful,
} from './read-answer.ts';

/** Gift cards, trial passes and feedback over HTTP. */
export function createHttpClubServices(client: HttpClient): ClubServices {
  return {
    async giftCards(options) {
      const answer = await client.send(getGiftCardCatalogue, {}, options);
      return answer.andThen((catalog) => readCatalog(catalog, client));
    },
    async trialPass(facilityId, code, options) {
      const typed = code.trim();
      if (!isPathSegment(typed)) return Ok(null);
      const params = { facilityId, code: typed };
      const answer = await client.send(getTrialPass, { params }, options);
      if (isUnknown(answer)) return Ok(null);
      if (answer.err) return Err(hasStatus(answer.val, 410) ? { kind: 'pass-ended' } : answer.val);
      const { title, days, terms, takeUpBy, code: spelled } = answer.val;
      return readDay(takeUpBy, 'takeUpBy').map((last) => ({
        facilityId,
        title,
        days,
        terms,
        code: spelled,
        takeUpBy: last,
      }));
    },
    async requestTrial(request, options) {
      return checkSuccess(await client.send(requestTrialPass, { body: request }, options));
    },
    async mailedPass(token, options) {
      const answer = await client.send(getMailedPass, { body: { token } }, options);
      return readIfKnown(answer, ({ facilityId, startsOn, endsOn, ...pass }) => {
        const club = parseFacilityId(facilityId);
        if (!club.ok) return unexpectedShape('facilityId');
        return Result.all(readDay(startsOn, 'startsOn'), readDay(endsOn, 'endsOn')).map(
          ([first, last]) => ({ ...pass, facilityId: club.val, startsOn: first, endsOn: last }),
        );
      });
    },
    async sendFeedback({ id, facilityId, rating, message, email, showAs }, options) {
      const body = { id, facilityId, rating, message, email, showAs };
      return checkSuccess(await client.send(sendClubFeedback, { body }, options));
    },
    async form(formId, options) {
      if (!isPathSegment(formId)) return Ok(null);
      const answer = await client.send(getForm, { params: { formId } }, options);
      return readIfKnown(answer, ({ fields, ...form }) =>
        Ok({ ...form, fields: fields.map(readFormField) }),
      );
    },
    async sendForm({ id, formId, values }, options) {
      const request = { params: { formId }, body: { id, values } };
      return checkSuccess(await client.send(answerForm, request, options));
    },
  };
}

/** Gift card orders over HTTP. A confirmation token comes from the URL and may be anything. */
export function createHttpGiftOrders(client: HttpClient): GiftOrders {
  return {
    async begin({ amount, email, ...order }, options) {
      const body = {
        ...order,
        emailAddress: email,
        amount: writeMajorUnits(amount.minorUnits),
        currency: amount.currency,
      };
      return readToken(await client.send(orderGiftCard, { body }, options));
    },
    async confirmation(token, options) {
      if (!isPathSegment(token)) return Ok(null);
      return readIfKnown(await client.send(getGiftOrder, { params: { token } }, options), readGift);
    },
  };
}

/** An invalid amount is a failure, so that nobody sees a guessed amount. */
function readCatalog(
  { designs, offers }: WireGiftCardCatalogue,
  { mediaUrl }: HttpClient,
): Result<GiftCardCatalog, CallFailure> {
  return Result.all(
    ...offers.map(({ currency, amounts }, at) =>
      Result.all(
        ...amounts.map((amount, each) =>
          readMoney(amount, currency, `offers.${at}.amounts.${each}`),
        ),
      ).map((read) => ({ currency, amounts: read })),
    ),
  ).map((read) => ({
    designs: designs
      .filter(({ imageUrl }) => isSourceAddress(imageUrl))
      .map((design) => ({
        ...design,
        imageUrl: mediaUrl(design.imageUrl),
        picture: readPictureSet(design.picture, mediaUrl),
      })),
    offers: read,
  }));
}

/** An invalid date, instant, zone or amount is a failure, so that nobody sees guessed data. */
function readGift(wire: WireGiftOrder): Result<GiftConfirmation, CallFailure> {
  const { success, amount, currency, emailAddress, ...gift } = wire;
  if (!success) return unsuccessful;
  const money = readMoney(amount, currency, 'amount');
  if (money.err) return money;
  if (!parseDate(gift.sendDate).ok) return unexpectedShape('sendDate');
  if (!isInstant(gift.sendsAt)) return unexpectedShape('sendsAt');
  if (!isTimeZone(gift.timeZone)) return unexpectedShape('timeZone');
  return Ok({ ...gift, email: emailAddress, amount: money.val });
}

/** Day passes over HTTP. A confirmation token comes from the URL and may be anything. */
export function createHttpDayPasses(client: HttpClient): DayPasses {
  return {
    async atClub(facilityId, options) {
      const answer = await client.send(getClubPasses, { params: { facilityId } }, options);
      return readIfKnown(answer, ({ trial = null, dayPass }): Result<ClubPasses, CallFailure> => {
        if (!dayPass) return Ok({ facilityId, trial, dayPass: null });
        const { title, terms, price, currency } = dayPass;
        return readMoney(price, currency, 'dayPass.price').map((read) => ({
          facilityId,
          trial,
          dayPass: { title, terms, price: read },
        }));
      });
    },
    async begin({ price, ...order }, options) {
      const body = {
        ...order,
        price: writeMajorUnits(price.minorUnits),
        currency: price.currency,
      };
      return readToken(await client.send(orderDayPass, { body }, options));
    },
    async confirmation(token, options) {
      if (!isPathSegment(token)) return Ok(null);
      const answer = await client.send(getDayPassOrder, { params: { token } }, options);
      return readIfKnown(answer, readPass);
    },
  };
}

/** An invalid day, club or price is a failure, so that nobody sees guessed data. */
function readPass({
  success,
  price,
  currency,
  facilityId,
  ...pass
}: WireDayPassOrder): Result<DayPassConfirmation, CallFailure> {
  if (!success) return unsuccessful;
  const money = readMoney(price, currency, 'price');
  if (money.err) return money;
  const club = parseFacilityId(facilityId);
  if (club.err) return unexpectedShape('facilityId');
  if (parseDate(pass.day).err) return unexpectedShape('day');
  return Ok({ ...pass, facilityId: club.val, price: money.val });
}
