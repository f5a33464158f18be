// Compiled from ./gift-purchase.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, nullable, number, object, oneOf, text, where } from '../shared/decode.ts';
import { isDate } from '../forms/date.ts';
import { isInstant, isTimeZone } from '../shared/instant-text.ts';
import type * as source from './gift-purchase.schema.ts';

const nullableText = nullable(text);
export const decodeGiftPurchaseState = object({
  createdDate: nullableText,
  leadTransactionId: oneOf(null),
  input: object({
    designId: text,
    currency: text,
    amount: text,
    customAmount: text,
    firstName: text,
    lastName: text,
    emailAddress: text,
    reTypeEmailAddress: text,
    message: text,
    sendDate: text,
    giverName: text,
    giverEmail: text,
  }),
  orderId: nullableText,
  confirmation: nullable(
    object({
      orderNumber: text,
      designId: text,
      amount: object({ minorUnits: number, currency: oneOf('USD', 'CAD', 'GBP') }),
      firstName: text,
      lastName: text,
      email: text,
      message: text,
      giverName: text,
      giverEmail: text,
      sendDate: where(text, isDate),
      sendsAt: where(text, isInstant),
      timeZone: where(text, isTimeZone),
    }),
  ),
}) as DecoderOf<typeof source.giftPurchaseStateSchema>;
