import type { ClubServices } from '../../club-services/club-services.port.ts';
import type { GiftOrders } from '../../club-services/gift-orders.port.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';

export interface GiftPurchaseDependencies extends FlowDependencies {
  readonly clubServices: ClubServices;
  readonly gifts: GiftOrders;
  readonly settings: GiftPurchaseSettings;
}

/** What a chain configures for gift cards. */
export interface GiftPurchaseSettings {
  /** How long the form's input is stored, in ms; the same as in the lead flow. */
  readonly lifetimeMs: number;
  /** Address of the payment application: a path of this site, or a URL elsewhere. */
  readonly paymentAddress: string;
}

export const defaultGiftPurchaseSettings: GiftPurchaseSettings = {
  lifetimeMs: 900_000,
  paymentAddress: '/payment',
};
