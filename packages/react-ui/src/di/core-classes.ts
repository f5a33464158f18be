import {
  Activity,
  ClubDirectory,
  FormTrap,
  LeadFlow,
  type LeadFlowDependencies,
} from '@foyer/core';

import { buildByName } from './build-by-name.ts';
import type { Services } from './services.ts';
import { type Classes, classTokens, portTokens, type TokensOf } from './tokens.ts';

/** What every flow is made of, by its name there; the settings are each flow's own. */
export const flowTokens: TokensOf<Omit<LeadFlowDependencies, 'settings'>> = {
  leads: portTokens.leads,
  referrals: portTokens.referrals,
  corporate: portTokens.corporate,
  products: portTokens.products,
  consentLog: portTokens.consentLog,
  configuration: portTokens.configuration,
  openTimes: portTokens.openTimes,
  localStore: portTokens.localStore,
  sessionStore: portTokens.sessionStore,
  geolocation: portTokens.geolocation,
  memberSession: portTokens.memberSession,
  navigation: portTokens.navigation,
  clock: portTokens.clock,
  ids: portTokens.ids,
  analytics: portTokens.analytics,
  logger: portTokens.logger,
  visitor: portTokens.visitor,
  cookies: portTokens.cookieJar,
  clubs: classTokens.clubs,
  activity: classTokens.activity,
};

/** How each of the core's classes is built from the ports; one of each is shared by every screen. */
export const coreClasses: {
  readonly [Name in keyof Classes]: (services: Pick<Services, 'get'>) => Classes[Name];
} = {
  activity: (services) => new Activity(services.get(portTokens.clock)),
  clubs: (services) => new ClubDirectory(services.get(portTokens.clubRepository)),
  formTrap: (services) => new FormTrap(services.get(portTokens.clock)),
  leadFlow: buildByName(LeadFlow, { ...flowTokens, settings: portTokens.settings }),
};
