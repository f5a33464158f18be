import { Activity, ClubDirectory, LeadFlow, type LeadFlowDependencies } from '@foyer/core';
import { ContainerModule } from 'inversify';

import { buildByName } from './build-by-name.ts';
import { classTokens, portTokens, type TokensOf } from './tokens.ts';

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

/**
 * Builds the core's classes from the ports that the composition root bound. One of each a container: the flow, the
 * clubs and the activity counter are shared by every screen.
 */
export const foyerModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(classTokens.activity)
    .toResolvedValue((clock) => new Activity(clock), [portTokens.clock])
    .inSingletonScope();

  bind(classTokens.clubs)
    .toResolvedValue((clubs) => new ClubDirectory(clubs), [portTokens.clubRepository])
    .inSingletonScope();

  bind(classTokens.leadFlow)
    .toDynamicValue(buildByName(LeadFlow, { ...flowTokens, settings: portTokens.settings }))
    .inSingletonScope();
});
