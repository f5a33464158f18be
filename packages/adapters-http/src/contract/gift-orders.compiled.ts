// Compiled from ./gift-orders.ts by `pnpm schemas`. Change it there.
import {
  either,
  flag,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  where,
} from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './gift-orders.ts';

const part1 = where(text, (it) => it.length <= 256 || Array.from(it).length <= 256);
export const getGiftOrder: Compiled<typeof source.getGiftOrder> = {
  name: 'getGiftOrder',
  method: 'GET',
  path: '/v6/utility/giftcard/order/{token}',
  repeatable: true,
  needsToken: false,
  decode: object({
    success: flag,
    orderNumber: text,
    amount: either(number, part1),
    designId: part1,
    currency: oneOf('USD', 'CAD', 'GBP'),
    firstName: part1,
    lastName: part1,
    emailAddress: part1,
    message: where(text, (it) => it.length <= 150 || Array.from(it).length <= 150),
    sendDate: part1,
    timeZone: part1,
    giverName: part1,
    giverEmail: part1,
    sendsAt: text,
  }),
};
export const orderGiftCard: Compiled<typeof source.orderGiftCard> = {
  name: 'orderGiftCard',
  method: 'POST',
  path: '/v6/utility/giftcard/order',
  repeatable: true,
  needsToken: false,
  decode: object({ success: flag, result: optional(nullable(text)) }),
};
