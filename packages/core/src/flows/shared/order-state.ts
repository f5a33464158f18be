/** The state of an order that is paid for once, what can happen to it, and its reducer. */
import * as z from 'zod/mini';

import type { FormInput } from '../../forms/form.ts';
import type { FlowEvent } from '../engine/flow-store.ts';

/** The state stored across reloads: the input, but no payment token. */
export interface OrderState<Field extends string, Confirmation> {
  readonly createdDate: string | null;
  /** Always null: an order has no lead, but `FlowStore` needs the field. */
  readonly leadTransactionId: null;
  readonly input: FormInput<Field>;
  /** The order id for the current input; null as soon as the input changes. */
  readonly orderId: string | null;
  /** What was paid for; nothing else is stored once it is set. */
  readonly confirmation: Confirmation | null;
}

/** State that doesn't match is discarded as a whole. `empty` is the form without input. */
export function orderStateSchema<Field extends string, Confirmation>(
  empty: FormInput<Field>,
  confirmation: z.ZodMiniType<Confirmation>,
): z.ZodMiniType<OrderState<Field, Confirmation>> {
  const text = z.string();
  const fields = Object.keys(empty).map((field) => [field, text]);
  return z.object({
    createdDate: z.nullable(text),
    leadTransactionId: z.literal(null),
    input: z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<FormInput<Field>>,
    orderId: z.nullable(text),
    confirmation: z.nullable(confirmation),
  });
}

export type OrderEvent<Field extends string, Confirmation> =
  | FlowEvent
  | { readonly type: 'field-changed'; readonly field: Field; readonly value: string }
  /** Sets defaults for fields that are still empty. */
  | { readonly type: 'begun-with'; readonly input: Partial<FormInput<Field>> }
  | { readonly type: 'ordered'; readonly orderId: string }
  /** The order can't be paid for as it is; the next submit makes a new one. */
  | { readonly type: 'order-dropped' }
  | { readonly type: 'purchase-confirmed'; readonly confirmation: Confirmation };

export function newOrderState<Field extends string>(
  input: FormInput<Field>,
): OrderState<Field, never> {
  return { createdDate: null, leadTransactionId: null, input, orderId: null, confirmation: null };
}

/** `empty` is the form without input. */
export function reduceOrder<Field extends string, Confirmation>(
  state: OrderState<Field, Confirmation>,
  event: OrderEvent<Field, Confirmation>,
  empty: FormInput<Field>,
): OrderState<Field, Confirmation> {
  switch (event.type) {
    case 'touched':
      return state.createdDate === null ? { ...state, createdDate: event.now } : state;
    case 'stayed':
      return { ...state, createdDate: event.now };
    case 'field-changed': {
      const { field, value } = event;
      if (state.input[field] === value) return state;
      // A changed order is a new one.
      return { ...state, input: { ...state.input, [field]: value }, orderId: null };
    }
    case 'begun-with':
      return { ...state, input: laidUnder(state.input, event.input) };
    case 'ordered':
      // The same was already ordered, here or in another tab: keep that order.
      if (state.confirmation !== null || state.orderId !== null) return state;
      return { ...state, orderId: event.orderId };
    case 'order-dropped':
      return { ...state, orderId: null };
    case 'purchase-confirmed':
      // Personal details are not stored longer than needed.
      return { ...state, input: empty, orderId: null, confirmation: event.confirmation };
  }
}

function laidUnder<Field extends string>(
  input: FormInput<Field>,
  known: Partial<FormInput<Field>>,
): FormInput<Field> {
  const missing = Object.entries(known).filter(([field]) => input[field as Field] === '');
  return missing.length === 0 ? input : { ...input, ...Object.fromEntries(missing) };
}
