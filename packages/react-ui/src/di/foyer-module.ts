import { Activity, ClubDirectory, LeadFlow } from '@foyer/core';
import { ContainerModule } from 'inversify';

import { classTokens, portTokens } from './tokens.ts';

/**
 * Builds the core's classes from the ports that the composition root bound. One of each a container: the flow, the
 * clubs and the activity counter are shared by every screen. The order of the tokens is that of the constructor, and
 * a swapped one does not compile.
 */
export const foyerModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(classTokens.activity)
    .toResolvedValue((clock) => new Activity(clock), [portTokens.clock])
    .inSingletonScope();

  bind(classTokens.clubs)
    .toResolvedValue((clubs) => new ClubDirectory(clubs), [portTokens.clubRepository])
    .inSingletonScope();

  bind(classTokens.leadFlow)
    .toResolvedValue(
      (
        clubs,
        activity,
        leads,
        referrals,
        corporate,
        products,
        consentLog,
        configuration,
        openTimes,
        localStore,
        sessionStore,
        cookies,
        geolocation,
        memberSession,
        navigation,
        clock,
        ids,
        analytics,
        logger,
        visitor,
        settings,
      ) =>
        new LeadFlow({
          clubs,
          activity,
          leads,
          referrals,
          corporate,
          products,
          consentLog,
          configuration,
          openTimes,
          localStore,
          sessionStore,
          cookies,
          geolocation,
          memberSession,
          navigation,
          clock,
          ids,
          analytics,
          logger,
          visitor,
          settings,
        }),
      [
        classTokens.clubs,
        classTokens.activity,
        portTokens.leads,
        portTokens.referrals,
        portTokens.corporate,
        portTokens.products,
        portTokens.consentLog,
        portTokens.configuration,
        portTokens.openTimes,
        portTokens.localStore,
        portTokens.sessionStore,
        portTokens.cookieJar,
        portTokens.geolocation,
        portTokens.memberSession,
        portTokens.navigation,
        portTokens.clock,
        portTokens.ids,
        portTokens.analytics,
        portTokens.logger,
        portTokens.visitor,
        portTokens.settings,
      ],
    )
    .inSingletonScope();
});
