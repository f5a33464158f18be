import { Activity, ClubDirectory, CreateLead, LeadFlow, SchedulePlan } from '@foyer/core';
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

  bind(classTokens.createLead)
    .toResolvedValue(
      (leads, settings, logger) => new CreateLead(leads, settings.consents, logger),
      [portTokens.leads, portTokens.settings, portTokens.logger],
    )
    .inSingletonScope();

  bind(classTokens.schedulePlan)
    .toResolvedValue(
      (openTimes, leads, clock) => new SchedulePlan(openTimes, leads, clock),
      [portTokens.openTimes, portTokens.leads, portTokens.clock],
    )
    .inSingletonScope();

  bind(classTokens.leadFlow)
    .toResolvedValue(
      (
        createLead,
        schedulePlan,
        leads,
        configuration,
        clubs,
        activity,
        localStore,
        sessionStore,
        navigation,
        clock,
        ids,
        analytics,
        logger,
        visitor,
        settings,
      ) =>
        new LeadFlow({
          createLead,
          schedulePlan,
          leads,
          configuration,
          clubs,
          activity,
          localStore,
          sessionStore,
          navigation,
          clock,
          ids,
          analytics,
          logger,
          visitor,
          settings,
        }),
      [
        classTokens.createLead,
        classTokens.schedulePlan,
        portTokens.leads,
        portTokens.configuration,
        classTokens.clubs,
        classTokens.activity,
        portTokens.localStore,
        portTokens.sessionStore,
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
