/** The state of a gift purchase, how it is stored, and its reducer. */
import * as z from 'zod/mini';

import {
  emptyGiftPurchase,
  type GiftPurchaseField,
} from '../../club-services/gift-purchase-form.ts';
import type { GiftConfirmation } from '../../club-services/gift-order.ts';
import { isDate } from '../../forms/date.ts';
import { isInstant, isTimeZone } from '../../kernel/instant-text.ts';
import {
  newOrderState,
  type OrderEvent,
  type OrderState,
  reduceOrder,
} from '../shared/order-state.ts';

export type GiftPurchaseState = OrderState<GiftPurchaseField, GiftConfirmation>;

export const giftPurchaseStorageKey = 'foyer.gift-purchase';

const text = z.string();

/** The stored state. State that doesn't match is discarded as a whole. */
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

export const newGiftPurchaseState: GiftPurchaseState = newOrderState(emptyGiftPurchase);

export type GiftPurchaseEvent = OrderEvent<GiftPurchaseField, GiftConfirmation>;

/** A listed amount and a custom amount replace each other. */
export function reduceGiftPurchase(
  state: GiftPurchaseState,
  event: GiftPurchaseEvent,
): GiftPurchaseState {
  const next = reduceOrder(state, withoutOwnAmount(state, event), emptyGiftPurchase);
  if (next === state || event.type !== 'field-changed' || event.value.trim() === '') return next;
  const { field } = event;
  if (field === 'customAmount') return { ...next, input: { ...next.input, amount: '' } };
  return field === 'amount' ? { ...next, input: { ...next.input, customAmount: '' } } : next;
}

/** Only a fresh form gets an amount: after that, an empty one means that the visitor enters their own. */
function withoutOwnAmount(
  { createdDate }: GiftPurchaseState,
  event: GiftPurchaseEvent,
): GiftPurchaseEvent {
  if (event.type !== 'begun-with' || createdDate === null) return event;
  const { amount: _amount, ...input } = event.input;
  return { ...event, input };
}
