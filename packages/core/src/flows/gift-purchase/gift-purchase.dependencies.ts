import type { ClubServices, GiftOrders } from '../../club-services/club-services.port.ts';
import type { OrderFlowDependencies, OrderSettings } from '../shared/order-flow.ts';

export interface GiftPurchaseDependencies extends OrderFlowDependencies {
  readonly clubServices: ClubServices;
  readonly gifts: GiftOrders;
}

/** What a chain configures for gift cards and day passes. */
export type GiftPurchaseSettings = OrderSettings;

export const defaultGiftPurchaseSettings: GiftPurchaseSettings = {
  lifetimeMs: 900_000,
  paymentAddress: '/payment',
};
