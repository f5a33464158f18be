import type {
  Activity,
  Analytics,
  ClassRepository,
  Clock,
  ClubDirectory,
  ClubMediaRepository,
  ClubRepository,
  ConsentLog,
  ContentRepository,
  CookieJar,
  CorporateLeadRepository,
  CorporateRepository,
  Geolocation,
  IdSource,
  KeyValueStore,
  LeadFlow,
  LeadFlowSettings,
  LeadRepository,
  Logger,
  MemberSession,
  Navigation,
  OpenTimesRepository,
  ProductRepository,
  ReferralRepository,
  VisitConfigurationRepository,
  Visitor,
} from '@foyer/core';
import type { ServiceIdentifier } from 'inversify';

/** The ports that a composition root binds before it loads `foyerModule`, and the chain's settings. */
export interface PortTokens {
  readonly analytics: ServiceIdentifier<Analytics>;
  readonly classes: ServiceIdentifier<ClassRepository>;
  readonly clock: ServiceIdentifier<Clock>;
  readonly clubMedia: ServiceIdentifier<ClubMediaRepository>;
  readonly clubRepository: ServiceIdentifier<ClubRepository>;
  readonly configuration: ServiceIdentifier<VisitConfigurationRepository>;
  readonly consentLog: ServiceIdentifier<ConsentLog>;
  /** May stay unbound: without a content service the default copy stands. LC-19 */
  readonly content: ServiceIdentifier<ContentRepository>;
  readonly cookieJar: ServiceIdentifier<CookieJar>;
  readonly corporate: ServiceIdentifier<CorporateRepository>;
  readonly corporateLeads: ServiceIdentifier<CorporateLeadRepository>;
  readonly geolocation: ServiceIdentifier<Geolocation>;
  readonly ids: ServiceIdentifier<IdSource>;
  readonly leads: ServiceIdentifier<LeadRepository>;
  /** Kept across tabs and visits. */
  readonly localStore: ServiceIdentifier<KeyValueStore>;
  readonly logger: ServiceIdentifier<Logger>;
  readonly memberSession: ServiceIdentifier<MemberSession>;
  readonly navigation: ServiceIdentifier<Navigation>;
  readonly openTimes: ServiceIdentifier<OpenTimesRepository>;
  readonly products: ServiceIdentifier<ProductRepository>;
  readonly referrals: ServiceIdentifier<ReferralRepository>;
  /** Kept for one tab. */
  readonly sessionStore: ServiceIdentifier<KeyValueStore>;
  readonly settings: ServiceIdentifier<LeadFlowSettings>;
  readonly visitor: ServiceIdentifier<Visitor>;
}

/** The core's classes, which `foyerModule` builds from the ports. */
export interface ClassTokens {
  readonly activity: ServiceIdentifier<Activity>;
  readonly clubs: ServiceIdentifier<ClubDirectory>;
  readonly leadFlow: ServiceIdentifier<LeadFlow>;
}

export const portTokens: PortTokens = {
  analytics: Symbol.for('foyer.Analytics'),
  classes: Symbol.for('foyer.ClassRepository'),
  clock: Symbol.for('foyer.Clock'),
  clubMedia: Symbol.for('foyer.ClubMediaRepository'),
  clubRepository: Symbol.for('foyer.ClubRepository'),
  configuration: Symbol.for('foyer.VisitConfigurationRepository'),
  consentLog: Symbol.for('foyer.ConsentLog'),
  content: Symbol.for('foyer.ContentRepository'),
  cookieJar: Symbol.for('foyer.CookieJar'),
  corporate: Symbol.for('foyer.CorporateRepository'),
  corporateLeads: Symbol.for('foyer.CorporateLeadRepository'),
  geolocation: Symbol.for('foyer.Geolocation'),
  ids: Symbol.for('foyer.IdSource'),
  leads: Symbol.for('foyer.LeadRepository'),
  localStore: Symbol.for('foyer.LocalStore'),
  logger: Symbol.for('foyer.Logger'),
  memberSession: Symbol.for('foyer.MemberSession'),
  navigation: Symbol.for('foyer.Navigation'),
  openTimes: Symbol.for('foyer.OpenTimesRepository'),
  products: Symbol.for('foyer.ProductRepository'),
  referrals: Symbol.for('foyer.ReferralRepository'),
  sessionStore: Symbol.for('foyer.SessionStore'),
  settings: Symbol.for('foyer.LeadFlowSettings'),
  visitor: Symbol.for('foyer.Visitor'),
};

export const classTokens: ClassTokens = {
  activity: Symbol.for('foyer.Activity'),
  clubs: Symbol.for('foyer.ClubDirectory'),
  leadFlow: Symbol.for('foyer.LeadFlow'),
};
