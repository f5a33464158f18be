import type { ClubDirectory } from '../../clubs/club-directory.ts';
import type { Activity } from '../../kernel/activity.ts';
import type { Analytics } from '../../kernel/analytics.port.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import type { CookieJar } from '../../kernel/cookie-jar.port.ts';
import type { IdSource } from '../../kernel/id-source.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import type { Visitor } from '../../kernel/visitor.port.ts';
import type { ClubServices } from '../../club-services/club-services.port.ts';
import type { GiftOrders } from '../../club-services/gift-orders.port.ts';

/** The dependencies of a gift purchase. */
export interface GiftPurchaseDependencies {
  readonly activity: Activity;
  readonly analytics: Analytics;
  readonly clock: Clock;
  readonly clubs: ClubDirectory;
  readonly clubServices: ClubServices;
  readonly cookies: CookieJar;
  readonly gifts: GiftOrders;
  readonly ids: IdSource;
  readonly localStore: KeyValueStore;
  readonly logger: Logger;
  readonly navigation: Navigation;
  readonly sessionStore: KeyValueStore;
  readonly settings: GiftPurchaseSettings;
  readonly visitor: Visitor;
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
