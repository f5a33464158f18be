import type { ClubDirectory } from '../../clubs/club-directory.ts';
import type { CorporateRepository } from '../../corporate/corporate-repository.port.ts';
import type { Activity } from '../../kernel/activity.ts';
import type { ProductRepository } from '../../payment/product-repository.port.ts';
import type { Analytics } from '../../kernel/analytics.port.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import type { CookieJar } from '../../kernel/cookie-jar.port.ts';
import type { Geolocation } from '../../kernel/geolocation.port.ts';
import type { IdSource } from '../../kernel/id-source.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import type { MemberSession } from '../../kernel/member-session.port.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import type { Visitor } from '../../kernel/visitor.port.ts';
import type { ReferralRepository } from '../../lead/referral-repository.port.ts';
import type { OpenTimesRepository } from '../../visit/open-times-repository.port.ts';
import type { VisitConfigurationRepository } from '../../visit/visit-configuration-repository.port.ts';
import type { ConsentLog } from '../../lead/consent-log.port.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import type { LeadRepository } from '../../lead/lead-repository.port.ts';

/** The repositories, platform and chain settings of a lead flow. */
export interface LeadFlowDependencies {
  readonly leads: LeadRepository;
  readonly referrals: ReferralRepository;
  readonly corporate: CorporateRepository;
  readonly products: ProductRepository;
  readonly consentLog: ConsentLog;
  readonly configuration: VisitConfigurationRepository;
  readonly openTimes: OpenTimesRepository;
  readonly clubs: ClubDirectory;
  readonly activity: Activity;
  /** Shared across tabs and visits. */
  readonly localStore: KeyValueStore;
  /** For this tab only. */
  readonly sessionStore: KeyValueStore;
  readonly cookies: CookieJar;
  readonly geolocation: Geolocation;
  readonly memberSession: MemberSession;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly analytics: Analytics;
  readonly logger: Logger;
  readonly visitor: Visitor;
  readonly settings: LeadFlowSettings;
}
