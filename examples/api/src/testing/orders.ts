import { contract } from '@foyer/adapters-http/wire';
import type * as z from 'zod/mini';

import { systemIds } from '../system.ts';
import { confirmationIn, goodCard, sendForm } from './payment.ts';
import type { TestApi } from './test-api.ts';

export type GiftBody = z.input<typeof contract.orderGiftCard.body>;

/** Fifty dollars from Grace to Ada, to be sent on December 1. */
export function aGiftBody(changes: Partial<GiftBody> = {}): GiftBody {
  return {
    id: systemIds.next(),
    designId: 'first-light',
    amount: '50.00',
    currency: 'USD',
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@mail.example',
    message: 'For the long winter.',
    sendDate: '2026-12-01',
    timeZone: 'America/New_York',
    giverName: 'Grace Hopper',
    giverEmail: 'grace@mail.example',
    ...changes,
  };
}

/** Orders a gift card and returns its product token. */
export async function aGiftToken(api: TestApi, changes: Partial<GiftBody> = {}): Promise<string> {
  const { body } = await api.send('POST', '/v6/utility/giftcard/order', aGiftBody(changes));
  return contract.orderGiftCard.answer.parse(body).result ?? '';
}

/** Pays for a gift and returns the giver's confirmation token. */
export async function payForGift(api: TestApi, productToken: string): Promise<string> {
  const answer = await sendForm(api, productToken, { ...goodCard });
  const token = confirmationIn(answer);
  if (token === null) throw new Error(`The payment was answered with ${answer.status}.`);
  return token;
}

export type DayPassBody = z.input<typeof contract.orderDayPass.body>;

/** Ada's pass for December 1 in New York. */
export function aDayPassBody(changes: Partial<DayPassBody> = {}): DayPassBody {
  return {
    id: systemIds.next(),
    facilityId: '101',
    day: '2026-12-01',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@mail.example',
    phone: '2125550123',
    price: '45.00',
    currency: 'USD',
    ...changes,
  };
}

/** Orders a day pass and returns its product token. */
export async function aDayPassToken(
  api: TestApi,
  changes: Partial<DayPassBody> = {},
): Promise<string> {
  const { body } = await api.send('POST', contract.orderDayPass.path, aDayPassBody(changes));
  return contract.orderDayPass.answer.parse(body).result ?? '';
}
