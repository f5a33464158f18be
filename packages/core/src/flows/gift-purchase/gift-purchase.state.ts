import type { FlowEvent } from '../engine/flow-rules.ts';
import {
  emptyGiftPurchase,
  type GiftPurchaseField,
  type GiftPurchaseInput,
} from '../../club-services/gift-purchase-form.ts';
import type { GiftConfirmation } from '../../club-services/gift-order.ts';

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

export const newGiftPurchaseState: GiftPurchaseState = {
  createdDate: null,
  leadTransactionId: null,
  input: emptyGiftPurchase,
  orderId: null,
  confirmation: null,
};

/** The events of a gift purchase. */
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
