import { type CallFailure, type CallOptions, Err, Ok, type Result } from '@foyer/core';
import { parseDate } from '@foyer/core/forms';
import { isInstant, isTimeZone, readMinorUnits, writeMajorUnits } from '@foyer/core/kernel';
import type { GiftConfirmation, GiftOrder, GiftOrders } from '@foyer/core/services';

import { getGiftOrder, orderGiftCard } from './contract/gift-orders.ts';
import type { WireGiftOrder } from './contract/gift-orders.ts';
import { isUnknown } from './decode-answer.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment } from './request-url.ts';

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
