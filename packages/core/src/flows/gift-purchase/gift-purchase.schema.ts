import * as z from 'zod/mini';

import { isDate } from '../../forms/date.ts';
import { isInstant, isTimeZone } from '../../kernel/instant-text.ts';
import type { GiftPurchaseState } from './gift-purchase.state.ts';

const text = z.string();

/** Local-storage key of the state. */
export const giftPurchaseStorageKey = 'foyer.gift-purchase';

/** The stored state of a gift purchase. */
export const giftPurchaseStateSchema: z.ZodMiniType<GiftPurchaseState> = z.object({
  createdDate: z.nullable(text),
  leadTransactionId: z.literal(null),
  input: z.object({
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
  orderId: z.nullable(text),
  confirmation: z.nullable(
    z.object({
      orderNumber: text,
      designId: text,
      amount: z.object({ minorUnits: z.number(), currency: z.enum(['USD', 'CAD', 'GBP']) }),
      firstName: text,
      lastName: text,
      email: text,
      message: text,
      giverName: text,
      giverEmail: text,
      sendDate: z.string().check(z.refine(isDate)),
      sendsAt: z.string().check(z.refine(isInstant)),
      timeZone: z.string().check(z.refine(isTimeZone)),
    }),
  ),
});
