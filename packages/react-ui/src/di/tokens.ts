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
  FormTrap,
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
  readonly formTrap: FormTrap;
  readonly leadFlow: LeadFlow;
}

/** What a container finds each of these by. */
export type TokensOf<Services> = {
  readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]>;
};

export type PortTokens = TokensOf<Ports>;
export type ClassTokens = TokensOf<Classes>;

export const portTokens: PortTokens = tokensNamed<keyof Ports>()([
  'analytics',
  'classes',
  'clock',
  'clubMedia',
  'clubRepository',
  'configuration',
  'consentLog',
  'content',
  'cookieJar',
  'corporate',
  'corporateLeads',
  'geolocation',
  'ids',
  'joinContent',
  'leads',
  'localStore',
  'logger',
  'memberSession',
  'navigation',
  'openTimes',
  'plans',
  'products',
  'referrals',
  'sessionStore',
  'settings',
  'visitor',
]);

export const classTokens: ClassTokens = tokensNamed<keyof Classes>()([
  'activity',
  'clubs',
  'formTrap',
  'leadFlow',
]);

/** A token by the name of each service. All of them have to be named: one that is left out doesn't compile. */
function tokensNamed<Name extends string>() {
  return <const Names extends readonly Name[]>(
    names: Names & (Exclude<Name, Names[number]> extends never ? unknown : never),
  ): Readonly<Record<Name, symbol>> =>
    Object.fromEntries(names.map((name) => [name, Symbol.for(`foyer.${name}`)])) as Record<
      Name,
      symbol
    >;
}
