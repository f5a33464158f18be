// Compiled from ./gift-orders.ts by `pnpm schemas`. Change it there.
import { either, flag, nullable, number, object, oneOf, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './gift-orders.ts';

export const getGiftOrder: Compiled<typeof source.getGiftOrder> = {
  name: 'getGiftOrder',
  method: 'GET',
  path: '/v6/utility/giftcard/order/{token}',
  repeatable: true,
  needsToken: false,
  decode: object({
    success: flag,
    orderNumber: text,
    amount: either(number, text),
    designId: text,
    currency: oneOf('USD', 'CAD', 'GBP'),
    firstName: text,
    lastName: text,
    emailAddress: text,
    message: text,
    sendDate: text,
    timeZone: text,
    giverName: text,
    giverEmail: text,
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
