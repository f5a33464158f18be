/** The state of a gift purchase, how it is stored, what can happen to it, and its reducer. */
import * as z from 'zod/mini';

import {
  emptyGiftPurchase,
  type GiftPurchaseField,
  type GiftPurchaseInput,
} from '../../club-services/gift-purchase-form.ts';
import type { GiftConfirmation } from '../../club-services/gift-order.ts';
import { isDate } from '../../forms/date.ts';
import { isInstant, isTimeZone } from '../../kernel/instant-text.ts';
import type { FlowEvent } from '../engine/flow-store.ts';

/** The state stored across reloads: the input, but no payment token. */
export interface GiftPurchaseState {
  readonly createdDate: string | null;
  /** Always null: a gift has no lead, but `FlowStore` needs the field. */
  readonly leadTransactionId: null;
  readonly input: GiftPurchaseInput;
  /** The order id for the current input; null as soon as the input changes. */
  readonly orderId: string | null;
  /** The paid gift; nothing else is stored once it is set. */
  readonly confirmation: GiftConfirmation | null;
}

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

export const newGiftPurchaseState: GiftPurchaseState = {
  createdDate: null,
  leadTransactionId: null,
  input: emptyGiftPurchase,
  orderId: null,
  confirmation: null,
};

export type GiftPurchaseEvent =
  | FlowEvent
  | {
      readonly type: 'field-changed';
      readonly field: GiftPurchaseField;
      readonly value: string;
    }
  /** Fills in the form's defaults where it is still empty. */
  | { readonly type: 'begun-with'; readonly input: Partial<GiftPurchaseInput> }
  | { readonly type: 'ordered'; readonly orderId: string }
  /** The order can't be paid for as it is; the next submit makes a new one. */
  | { readonly type: 'order-dropped' }
  | { readonly type: 'purchase-confirmed'; readonly confirmation: GiftConfirmation };

export function reduceGiftPurchase(
  state: GiftPurchaseState,
  event: GiftPurchaseEvent,
): GiftPurchaseState {
  switch (event.type) {
    case 'touched':
      return state.createdDate === null ? { ...state, createdDate: event.now } : state;
    case 'stayed':
      return { ...state, createdDate: event.now };
    case 'field-changed':
      return fill(state, event.field, event.value);
    case 'begun-with':
      return { ...state, input: laidUnder(state, event.input) };
    case 'ordered':
      // The same gift was already ordered, here or in another tab: keep that order.
      if (state.confirmation !== null || state.orderId !== null) return state;
      return { ...state, orderId: event.orderId };
    case 'order-dropped':
      return { ...state, orderId: null };
    case 'purchase-confirmed':
      // Personal details are not stored longer than needed.
      return {
        ...state,
        input: emptyGiftPurchase,
        orderId: null,
        confirmation: event.confirmation,
      };
  }
}

/** A changed gift is a new order. A listed amount and a custom amount replace each other. */
function fill(
  state: GiftPurchaseState,
  field: GiftPurchaseField,
  value: string,
): GiftPurchaseState {
  if (state.input[field] === value) return state;
  const input = { ...state.input, [field]: value };
  const isGiven = value.trim() !== '';
  if (field === 'customAmount' && isGiven)
    return { ...state, input: { ...input, amount: '' }, orderId: null };
  if (field === 'amount' && isGiven) {
    return { ...state, input: { ...input, customAmount: '' }, orderId: null };
  }
  return { ...state, input, orderId: null };
}

/** Only for a fresh form: after that, an empty amount means that the visitor enters their own. */
function laidUnder(
  { input, createdDate }: GiftPurchaseState,
  known: Partial<GiftPurchaseInput>,
): GiftPurchaseInput {
  const empty = Object.entries(known).filter(
    ([field]) =>
      input[field as GiftPurchaseField] === '' && (field !== 'amount' || createdDate === null),
  );
  return empty.length === 0 ? input : { ...input, ...Object.fromEntries(empty) };
}
