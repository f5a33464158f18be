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
