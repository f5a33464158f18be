import { type CallFailure, type CallOptions, Err, Ok, type Result, Temporal } from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import { parseDate } from '@foyer/core/forms';
import { isInstant, isTimeZone, readMinorUnits, writeMajorUnits } from '@foyer/core/kernel';
import type {
  ChainForm,
  ChainFormAnswers,
  ClubFeedback,
  ClubServices,
  GiftCardCatalog,
  GiftCardOffer,
  GiftConfirmation,
  GiftOrder,
  GiftOrders,
  PassEnded,
  TrialPass,
} from '@foyer/core/services';

import {
  answerForm,
  getForm,
  getGiftCardCatalogue,
  getTrialPass,
  sendClubFeedback,
  type WireForm,
  type WireGiftCardCatalogue,
} from './contract/club-services.ts';
import { getGiftOrder, orderGiftCard, type WireGiftOrder } from './contract/gift-orders.ts';
import { checkSuccess, isUnknown } from './exchange.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment, isSourceAddress } from './addresses.ts';

/** Gift cards, trial passes and feedback over HTTP. */
export class HttpClubServices implements ClubServices {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async giftCards(options?: CallOptions): Promise<Result<GiftCardCatalog, CallFailure>> {
    const request = { params: {}, query: {}, body: undefined };
    const answer = await this.#client.send(getGiftCardCatalogue, request, options);
    return answer.andThen(readCatalog);
  }

  async trialPass(
    facilityId: FacilityId,
    code: string,
    options?: CallOptions,
  ): Promise<Result<TrialPass | null, CallFailure | PassEnded>> {
    const typed = code.trim();
    if (!isPathSegment(typed)) return Ok(null);
    const request = { params: { facilityId, code: typed }, query: {}, body: undefined };
    const answer = await this.#client.send(getTrialPass, request, options);
    if (isUnknown(answer)) return Ok(null);
    if (answer.err) {
      const isOver = answer.val.kind === 'rejected' && answer.val.status === 410;
      return Err(isOver ? { kind: 'pass-ended' } : answer.val);
    }
    const { title, days, terms, takeUpBy, code: spelled } = answer.val;
    try {
      const last = Temporal.PlainDate.from(takeUpBy);
      return Ok({ code: spelled, facilityId, title, days, terms, takeUpBy: last });
    } catch {
      return Err({ kind: 'unexpected-shape', path: 'takeUpBy' });
    }
  }

  async sendFeedback(
    { id, facilityId, rating, message, email }: ClubFeedback,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const body = { id, facilityId, rating, message, email };
    const request = { params: {}, query: {}, body };
    return checkSuccess(await this.#client.send(sendClubFeedback, request, options));
  }

  async form(
    formId: string,
    options?: CallOptions,
  ): Promise<Result<ChainForm | null, CallFailure>> {
    if (!isPathSegment(formId)) return Ok(null);
    const request = { params: { formId }, query: {}, body: undefined };
    const answer = await this.#client.send(getForm, request, options);
    return isUnknown(answer) ? Ok(null) : answer.map(readForm);
  }

  async sendForm(
    { id, formId, values }: ChainFormAnswers,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const request = { params: { formId }, query: {}, body: { id, values } };
    return checkSuccess(await this.#client.send(answerForm, request, options));
  }
}

/** Gift card orders over HTTP. A confirmation token comes from the URL and may be anything. */
export class HttpGiftOrders implements GiftOrders {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async begin(
    { amount, email, ...order }: GiftOrder,
    options?: CallOptions,
  ): Promise<Result<string, CallFailure>> {
    const body = {
      ...order,
      emailAddress: email,
      amount: writeMajorUnits(amount.minorUnits),
      currency: amount.currency,
    };
    const answer = await this.#client.send(orderGiftCard, { params: {}, query: {}, body }, options);
    return answer.andThen(({ success, result }) =>
      success && result != null && result !== ''
        ? Ok(result)
        : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }

  async confirmation(
    token: string,
    options?: CallOptions,
  ): Promise<Result<GiftConfirmation | null, CallFailure>> {
    if (!isPathSegment(token)) return Ok(null);
    const answer = await this.#client.send(
      getGiftOrder,
      { params: { token }, query: {}, body: undefined },
      options,
    );
    return isUnknown(answer) ? Ok(null) : answer.andThen(readGift);
  }
}

function readForm({ fields, ...form }: WireForm): ChainForm {
  return {
    ...form,
    fields: fields.map(({ name, label, type, required, options, maxLength }) => ({
      ...{ name, label },
      ...(type !== undefined && { type }),
      ...(required !== undefined && { required }),
      ...(options !== undefined && { options }),
      ...(maxLength !== undefined && { maxLength }),
    })),
  };
}

/** An invalid amount is a failure, so that nobody sees a guessed amount. */
function readCatalog({
  designs,
  offers,
}: WireGiftCardCatalogue): Result<GiftCardCatalog, CallFailure> {
  const read: GiftCardOffer[] = [];
  for (const [at, { currency, amounts }] of offers.entries()) {
    const minor = amounts.map(readMinorUnits);
    const wrong = minor.indexOf(null);
    if (wrong !== -1) {
      return Err({ kind: 'unexpected-shape', path: `offers.${at}.amounts.${wrong}` });
    }
    const known = minor.filter((amount) => amount !== null);
    read.push({ currency, amounts: known.map((minorUnits) => ({ minorUnits, currency })) });
  }
  return Ok({ designs: designs.filter(({ imageUrl }) => isSourceAddress(imageUrl)), offers: read });
}

/** An invalid date, instant, zone or amount is a failure, so that nobody sees guessed data. */
function readGift(wire: WireGiftOrder): Result<GiftConfirmation, CallFailure> {
  const { success, amount, currency, emailAddress, ...gift } = wire;
  if (!success) return Err({ kind: 'unsuccessful' });
  const minorUnits = readMinorUnits(amount);
  if (minorUnits === null) return unexpectedShape('amount');
  if (!parseDate(gift.sendDate).ok) return unexpectedShape('sendDate');
  if (!isInstant(gift.sendsAt)) return unexpectedShape('sendsAt');
  if (!isTimeZone(gift.timeZone)) return unexpectedShape('timeZone');
  return Ok({ ...gift, email: emailAddress, amount: { minorUnits, currency } });
}

function unexpectedShape(path: string): Result<GiftConfirmation, CallFailure> {
  return Err({ kind: 'unexpected-shape', path });
}
