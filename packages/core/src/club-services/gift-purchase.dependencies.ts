import type { ClubDirectory } from '../clubs/club-directory.ts';
import type { Activity } from '../flow/activity.ts';
import type { Analytics } from '../ports/analytics.port.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { CookieJar } from '../ports/cookie-jar.port.ts';
import type { IdSource } from '../ports/id-source.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { Logger } from '../ports/logger.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import type { Visitor } from '../ports/visitor.port.ts';
import type { ClubServices } from './club-services.port.ts';
import type { GiftOrders } from './gift-orders.port.ts';
import type { GiftPurchaseSettings } from './gift-purchase.settings.ts';

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
