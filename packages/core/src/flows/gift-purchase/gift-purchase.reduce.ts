/** The reducer of a gift purchase: one case per transition. Pure. */
import {
  emptyGiftPurchase,
  type GiftPurchaseField,
  type GiftPurchaseInput,
} from '../../club-services/gift-purchase-form.ts';
import type { GiftPurchaseEvent, GiftPurchaseState } from './gift-purchase.state.ts';

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

/**
 * Defaults apply only to a fresh form: after that, an empty amount means that the visitor chose to
 * enter their own.
 */
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
