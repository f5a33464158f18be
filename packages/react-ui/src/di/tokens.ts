import type {
  Activity,
  Analytics,
  Clock,
  ClubDirectory,
  ClubRepository,
  CookieJar,
  CreateLead,
  Geolocation,
  IdSource,
  KeyValueStore,
  LeadFlow,
  LeadFlowSettings,
  LeadRepository,
  Logger,
  Navigation,
  OpenTimesRepository,
  SchedulePlan,
  VisitConfigurationRepository,
  Visitor,
} from '@foyer/core';
import type { ServiceIdentifier } from 'inversify';

/** The ports that a composition root binds before it loads `foyerModule`, and the chain's settings. */
export interface PortTokens {
  readonly analytics: ServiceIdentifier<Analytics>;
  readonly clock: ServiceIdentifier<Clock>;
  readonly clubRepository: ServiceIdentifier<ClubRepository>;
  readonly configuration: ServiceIdentifier<VisitConfigurationRepository>;
  readonly cookieJar: ServiceIdentifier<CookieJar>;
  readonly geolocation: ServiceIdentifier<Geolocation>;
  readonly ids: ServiceIdentifier<IdSource>;
  readonly leads: ServiceIdentifier<LeadRepository>;
  /** Kept across tabs and visits. */
  readonly localStore: ServiceIdentifier<KeyValueStore>;
  readonly logger: ServiceIdentifier<Logger>;
  readonly navigation: ServiceIdentifier<Navigation>;
  readonly openTimes: ServiceIdentifier<OpenTimesRepository>;
  /** Kept for one tab. */
  readonly sessionStore: ServiceIdentifier<KeyValueStore>;
  readonly settings: ServiceIdentifier<LeadFlowSettings>;
  readonly visitor: ServiceIdentifier<Visitor>;
}

/** The core's classes, which `foyerModule` builds from the ports. */
export interface ClassTokens {
  readonly activity: ServiceIdentifier<Activity>;
  readonly clubs: ServiceIdentifier<ClubDirectory>;
  readonly createLead: ServiceIdentifier<CreateLead>;
  readonly leadFlow: ServiceIdentifier<LeadFlow>;
  readonly schedulePlan: ServiceIdentifier<SchedulePlan>;
}

export const portTokens: PortTokens = {
  analytics: Symbol.for('foyer.Analytics'),
  clock: Symbol.for('foyer.Clock'),
  clubRepository: Symbol.for('foyer.ClubRepository'),
  configuration: Symbol.for('foyer.VisitConfigurationRepository'),
  cookieJar: Symbol.for('foyer.CookieJar'),
  geolocation: Symbol.for('foyer.Geolocation'),
  ids: Symbol.for('foyer.IdSource'),
  leads: Symbol.for('foyer.LeadRepository'),
  localStore: Symbol.for('foyer.LocalStore'),
  logger: Symbol.for('foyer.Logger'),
  navigation: Symbol.for('foyer.Navigation'),
  openTimes: Symbol.for('foyer.OpenTimesRepository'),
  sessionStore: Symbol.for('foyer.SessionStore'),
  settings: Symbol.for('foyer.LeadFlowSettings'),
  visitor: Symbol.for('foyer.Visitor'),
};

export const classTokens: ClassTokens = {
  activity: Symbol.for('foyer.Activity'),
  clubs: Symbol.for('foyer.ClubDirectory'),
  createLead: Symbol.for('foyer.CreateLead'),
  leadFlow: Symbol.for('foyer.LeadFlow'),
  schedulePlan: Symbol.for('foyer.SchedulePlan'),
};
