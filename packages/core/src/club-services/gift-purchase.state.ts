import type { FlowEvent } from '../flow/flow-rules.ts';
import {
  emptyGiftPurchase,
  type GiftPurchaseField,
  type GiftPurchaseInput,
} from '../forms/gift-purchase-form.ts';
import type { GiftConfirmation } from './gift-order.ts';

/** What is kept across reloads: what was typed, and no token of the payment. LX-13 */
export interface GiftPurchaseState {
  readonly createdDate: string | null;
  /** A gift has no lead: `FlowKeeper` asks. */
  readonly leadTransactionId: null;
  readonly input: GiftPurchaseInput;
  /** The order that is being paid for, made once for what stands in the form; null as soon as that changes. */
  readonly orderId: string | null;
  /** What was paid for; then nothing else is kept. */
  readonly confirmation: GiftConfirmation | null;
}

export const newGiftPurchaseState: GiftPurchaseState = {
  createdDate: null,
  leadTransactionId: null,
  input: emptyGiftPurchase,
  orderId: null,
  confirmation: null,
};

/** All that can happen to it. */
export type GiftPurchaseEvent =
  | FlowEvent
  | {
      readonly type: 'field-changed';
      readonly field: GiftPurchaseField;
      readonly value: string;
    }
  /** What the form begins with, laid where nothing stands yet. */
  | { readonly type: 'begun-with'; readonly input: Partial<GiftPurchaseInput> }
  | { readonly type: 'ordered'; readonly orderId: string }
  /** The order can't be paid for as it is: the next one is another. */
  | { readonly type: 'order-dropped' }
  | { readonly type: 'purchase-confirmed'; readonly confirmation: GiftConfirmation };
