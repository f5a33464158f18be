/** Every way in which buying a gift changes: each transition is one case here. Pure. */
import {
  emptyGiftPurchase,
  type GiftPurchaseField,
  type GiftPurchaseInput,
} from '../forms/gift-purchase-form.ts';
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
      // The same gift was ordered before, here or in another tab: it stays that order.
      if (state.confirmation !== null || state.orderId !== null) return state;
      return { ...state, orderId: event.orderId };
    case 'order-dropped':
      return { ...state, orderId: null };
    case 'purchase-confirmed':
      // Nobody's details are kept longer than they are of use.
      return {
        ...state,
        input: emptyGiftPurchase,
        orderId: null,
        confirmation: event.confirmation,
      };
  }
}

/** A gift that was changed is another order. One amount takes the other's place: never are both meant. VA-10 */
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

/** An amount of the list is proposed to nobody who has begun: leaving all of them for one's own is a choice, too. VA-10 */
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
