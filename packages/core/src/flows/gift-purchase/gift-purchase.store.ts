import { FlowStore } from '../engine/flow-store.ts';
import type { Observable } from '../../kernel/observable.ts';
import { giftPurchaseStateSchema } from './gift-purchase.schema.ts';
import type { GiftPurchaseDependencies } from './gift-purchase.dependencies.ts';
import {
  createGiftSnapshot,
  type GiftChoice,
  type GiftPurchaseSession,
  type GiftPurchaseSnapshot,
} from './gift-purchase.snapshot.ts';
import {
  reduceGiftPurchase,
  type GiftPurchaseEvent,
  type GiftPurchaseState,
  newGiftPurchaseState,
} from './gift-purchase.state.ts';
import { giftPurchaseStorageKey } from './gift-purchase.schema.ts';

/** Raise this whenever the shape of the stored state changes. */
const stateVersion = 1;

export type GiftPurchaseStore = FlowStore<
  GiftPurchaseState,
  GiftPurchaseSession,
  GiftPurchaseEvent,
  GiftPurchaseSnapshot
>;

/**
 * Creates the store of the purchase, which combines the stored state with the available choices in
 * one snapshot.
 */
export function createGiftPurchaseStore(
  dependencies: GiftPurchaseDependencies,
  choice: Observable<GiftChoice>,
): GiftPurchaseStore {
  const { settings } = dependencies;
  return new FlowStore<
    GiftPurchaseState,
    GiftPurchaseSession,
    GiftPurchaseEvent,
    GiftPurchaseSnapshot
  >(dependencies, {
    stored: {
      key: giftPurchaseStorageKey,
      version: stateVersion,
      schema: giftPurchaseStateSchema,
      lifetimeMs: settings.lifetimeMs,
    },
    newState: () =>
      reduceGiftPurchase(newGiftPurchaseState, {
        type: 'begun-with',
        input: choice.get().start,
      }),
    newSession,
    reduce: reduceGiftPurchase,
    restored: (state) => state,
    adopted: adoptOrder,
    toSnapshot: (state, session) => createGiftSnapshot(state, session, choice.get()),
    watched: [choice],
    onForget: () => undefined,
  });
}

const newSession: GiftPurchaseSession = {
  alert: null,
  notice: null,
  clubError: null,
  busy: null,
  attempted: null,
  ready: false,
  asksToStay: false,
  checkedFields: new Set(),
  refused: null,
  refusals: 0,
  payment: 'none',
};

/** Adopts a payment or an order id from another tab, so that one gift is ordered once. */
function adoptOrder(mine: GiftPurchaseState, theirs: GiftPurchaseState): GiftPurchaseState {
  if (mine.confirmation === null && theirs.confirmation !== null) {
    return reduceGiftPurchase(mine, {
      type: 'purchase-confirmed',
      confirmation: theirs.confirmation,
    });
  }
  const isSame = Object.entries(mine.input).every(
    ([field, value]) => theirs.input[field as keyof typeof mine.input] === value,
  );
  return mine.orderId === null && isSame ? { ...mine, orderId: theirs.orderId } : mine;
}
