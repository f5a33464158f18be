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
  JoinContentRepository,
  KeyValueStore,
  LeadFlow,
  LeadFlowSettings,
  LeadRepository,
  Logger,
  MemberSession,
  Navigation,
  OpenTimesRepository,
  PlanRepository,
  ProductRepository,
  ReferralRepository,
  VisitConfigurationRepository,
  Visitor,
} from '@foyer/core';
import type { ServiceIdentifier } from 'inversify';

/** The ports that a composition root binds before it loads `foyerModule`, and the chain's settings. */
export interface Ports {
  readonly analytics: Analytics;
  readonly classes: ClassRepository;
  readonly clock: Clock;
  readonly clubMedia: ClubMediaRepository;
  readonly clubRepository: ClubRepository;
  readonly configuration: VisitConfigurationRepository;
  readonly consentLog: ConsentLog;
  /** May stay unbound: without a content service the default copy stands. LC-19 */
  readonly content: ContentRepository;
  readonly cookieJar: CookieJar;
  readonly corporate: CorporateRepository;
  readonly corporateLeads: CorporateLeadRepository;
  readonly geolocation: Geolocation;
  readonly ids: IdSource;
  /** May stay unbound: then the settings' own words stand. SJ-06 */
  readonly joinContent: JoinContentRepository;
  readonly leads: LeadRepository;
  /** Kept across tabs and visits. */
  readonly localStore: KeyValueStore;
  readonly logger: Logger;
  readonly memberSession: MemberSession;
  readonly navigation: Navigation;
  readonly openTimes: OpenTimesRepository;
  readonly plans: PlanRepository;
  readonly products: ProductRepository;
  readonly referrals: ReferralRepository;
  /** Kept for one tab. */
  readonly sessionStore: KeyValueStore;
  readonly settings: LeadFlowSettings;
  readonly visitor: Visitor;
}

/** The core's classes, which `foyerModule` builds from the ports. */
export interface Classes {
  readonly activity: Activity;
  readonly clubs: ClubDirectory;
  readonly leadFlow: LeadFlow;
}

/** What a container finds each of these by. */
export type TokensOf<Services> = {
  readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]>;
};

export type PortTokens = TokensOf<Ports>;
export type ClassTokens = TokensOf<Classes>;

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
  joinContent: Symbol.for('foyer.JoinContentRepository'),
  leads: Symbol.for('foyer.LeadRepository'),
  localStore: Symbol.for('foyer.LocalStore'),
  logger: Symbol.for('foyer.Logger'),
  memberSession: Symbol.for('foyer.MemberSession'),
  navigation: Symbol.for('foyer.Navigation'),
  openTimes: Symbol.for('foyer.OpenTimesRepository'),
  plans: Symbol.for('foyer.PlanRepository'),
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
