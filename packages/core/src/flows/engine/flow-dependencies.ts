import type { ClubDirectory } from '../../clubs/club-directory.ts';
import type { Activity } from '../../kernel/activity.ts';
import type {
  Analytics,
  Clock,
  CookieJar,
  IdSource,
  KeyValueStore,
  Logger,
  Navigation,
  Visitor,
} from '../../kernel/platform.port.ts';

/** What every flow needs from the platform and the chain. */
export interface FlowDependencies {
  readonly activity: Activity;
  readonly analytics: Analytics;
  readonly clock: Clock;
  readonly clubs: ClubDirectory;
  readonly cookies: CookieJar;
  readonly ids: IdSource;
  /** Shared by tabs and kept across visits. */
  readonly localStore: KeyValueStore;
  readonly logger: Logger;
  readonly navigation: Navigation;
  /** One tab's. */
  readonly sessionStore: KeyValueStore;
  readonly visitor: Visitor;
}
