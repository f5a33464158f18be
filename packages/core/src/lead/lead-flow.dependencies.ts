import type { ClubDirectory } from '../clubs/club-directory.ts';
import type { CorporateRepository } from '../corporate/corporate-repository.port.ts';
import type { Activity } from '../flow/activity.ts';
import type { ProductRepository } from '../payment/product-repository.port.ts';
import type { Analytics } from '../ports/analytics.port.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { CookieJar } from '../ports/cookie-jar.port.ts';
import type { Geolocation } from '../ports/geolocation.port.ts';
import type { IdSource } from '../ports/id-source.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { Logger } from '../ports/logger.port.ts';
import type { MemberSession } from '../ports/member-session.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import type { Visitor } from '../ports/visitor.port.ts';
import type { ReferralRepository } from '../referral/referral-repository.port.ts';
import type { OpenTimesRepository } from '../visit/open-times-repository.port.ts';
import type { VisitConfigurationRepository } from '../visit/visit-configuration-repository.port.ts';
import type { ConsentLog } from './consent-log.port.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import type { LeadRepository } from './lead-repository.port.ts';

/** What a lead flow is made of: repositories, the platform and the chain's settings. */
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
  /** Kept across tabs and visits. */
  readonly localStore: KeyValueStore;
  /** Kept for this tab. */
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
