import type {
  Analytics,
  Clock,
  ClubRepository,
  ConsentLog,
  CorporateJoin,
  CorporateLeadRepository,
  CorporateRepository,
  CreateLead,
  IdSource,
  JoinContentRepository,
  KeyValueStore,
  LeadFlow,
  LeadFlowSettings,
  LeadRepository,
  Logger,
  Navigation,
  OpenTimesRepository,
  PlanRepository,
  ProductRepository,
  ReferralRepository,
  SchedulePlan,
  StandardJoin,
  SurveyProgress,
  VerifyCorporateDomain,
  VisitConfigurationRepository,
} from '@foyer/core';
import type { ClubDirectory, ClubMediaRepository, ClubProfileRepository } from '@foyer/core/clubs';
import type { ContentRepository } from '@foyer/core/content';
import type {
  CorporateJoinSettings,
  EmployerPage,
  EmployerRepository,
} from '@foyer/core/corporate';
import type { FormTrap } from '@foyer/core/forms';
import type { StandardJoinSettings } from '@foyer/core/join';
import type { PriceList } from '@foyer/core/plans';
import type { VisitorCheck } from '@foyer/core/lead';
import type { Activity, CookieJar, Geolocation, MemberSession, Visitor } from '@foyer/core/kernel';
import type { GiftPurchase, GiftPurchaseSettings } from '@foyer/core/services';
import type {
  FriendsVisitRepository,
  JoinFriendsVisit,
  ManageVisit,
  VisitLinkRepository,
  OfferedTime,
  TimeHoldRepository,
  WaitListRepository,
} from '@foyer/core/visit';
import type { ClassRepository } from '@foyer/core/survey';
import type { ServiceIdentifier } from 'inversify';

/** The ports and settings that a composition root passes to `createContainer`. */
export interface Ports {
  readonly analytics: Analytics;
  /** Optional: without it, everyone who is signed in counts as a member. Called only while someone is. */
  readonly checkMembership: VisitorCheck | null;
  readonly classes: ClassRepository;
  readonly clock: Clock;
  readonly clubMedia: ClubMediaRepository;
  /** Optional: without it no page says when a club is open. */
  readonly clubProfiles: ClubProfileRepository | null;
  readonly clubs: ClubRepository;
  readonly configuration: VisitConfigurationRepository;
  readonly consentLog: ConsentLog;
  /** Optional: without a content service the screens show their default copy. */
  readonly content: ContentRepository;
  readonly cookies: CookieJar;
  readonly corporate: CorporateRepository;
  readonly corporateLeads: CorporateLeadRepository;
  /** Optional: without it employers have no pages, and nobody joins with an invitation code. */
  readonly employers: EmployerRepository | null;
  /** Optional: without it members join no visits of friends they invited. */
  readonly friendsVisits: FriendsVisitRepository | null;
  readonly geolocation: Geolocation;
  readonly ids: IdSource;
  /** Optional: without it the confirmation shows the text from the settings. */
  readonly joinContent: JoinContentRepository;
  readonly leads: LeadRepository;
  /** Shared by tabs and kept across visits. */
  readonly localStore: KeyValueStore;
  readonly logger: Logger;
  readonly memberSession: MemberSession;
  readonly navigation: Navigation;
  readonly openTimes: OpenTimesRepository;
  readonly plans: PlanRepository;
  readonly products: ProductRepository;
  readonly referrals: ReferralRepository;
  /** One tab's. */
  readonly sessionStore: KeyValueStore;
  readonly settings: LeadFlowSettings;
  /** Optional overrides. Outreach codes, consents and valid club ids always come from `settings`. */
  readonly standardJoinSettings: Partial<StandardJoinSettings>;
  readonly corporateJoinSettings: Partial<CorporateJoinSettings>;
  readonly giftPurchaseSettings: Partial<GiftPurchaseSettings>;
  /** Optional: without it visits have no page of their own. */
  readonly visitLinks: VisitLinkRepository | null;
  /** Optional: without it no time is held while a visitor types. */
  readonly timeHolds: TimeHoldRepository | null;
  /** Optional: without it nobody is offered to wait for a time. */
  readonly waitList: WaitListRepository | null;
  readonly visitor: Visitor;
}

/** The core's use cases, flows and shared classes. The container builds one of each, when it is first asked for. */
export interface Classes {
  readonly activity: Activity;
  readonly clubDirectory: ClubDirectory;
  readonly formTrap: FormTrap;
  readonly createLead: CreateLead;
  readonly verifyCorporateDomain: VerifyCorporateDomain;
  readonly schedulePlan: SchedulePlan;
  readonly surveyProgress: SurveyProgress;
  readonly leadFlow: LeadFlow;
  readonly standardJoin: StandardJoin;
  readonly corporateJoin: CorporateJoin;
  readonly employerPage: EmployerPage;
  readonly giftPurchase: GiftPurchase;
  readonly joinFriendsVisit: JoinFriendsVisit;
  readonly manageVisit: ManageVisit;
  readonly offeredTime: OfferedTime;
  readonly priceList: PriceList;
}

/** The token of each service, by its name. */
export type TokensOf<Services> = {
  readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]>;
};

export type PortTokens = TokensOf<Ports>;
export type ClassTokens = TokensOf<Classes>;

export const portTokens: PortTokens = tokensNamed<keyof Ports>()([
  'analytics',
  'checkMembership',
  'classes',
  'clock',
  'clubMedia',
  'clubProfiles',
  'clubs',
  'configuration',
  'consentLog',
  'content',
  'cookies',
  'corporate',
  'corporateLeads',
  'employers',
  'friendsVisits',
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
  'standardJoinSettings',
  'corporateJoinSettings',
  'giftPurchaseSettings',
  'timeHolds',
  'visitLinks',
  'waitList',
  'visitor',
]);

export const classTokens: ClassTokens = tokensNamed<keyof Classes>()([
  'activity',
  'clubDirectory',
  'formTrap',
  'createLead',
  'verifyCorporateDomain',
  'schedulePlan',
  'surveyProgress',
  'leadFlow',
  'standardJoin',
  'corporateJoin',
  'employerPage',
  'giftPurchase',
  'joinFriendsVisit',
  'manageVisit',
  'offeredTime',
  'priceList',
]);

/** A token for each service. Leaving a name out is a compile error. */
function tokensNamed<Name extends string>() {
  return <const Names extends readonly Name[]>(
    names: Names & (Exclude<Name, Names[number]> extends never ? unknown : never),
  ): Readonly<Record<Name, symbol>> =>
    Object.fromEntries(names.map((name) => [name, Symbol.for(`foyer.${name}`)])) as Record<
      Name,
      symbol
    >;
}
