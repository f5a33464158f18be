import {
  Activity,
  ClubDirectory,
  CreateLead,
  FindPosition,
  LeadFlow,
  NearbyClubs,
  SchedulePlan,
  SurveyProgress,
  VerifyCorporateDomain,
} from '@foyer/core';
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
      (leads, referrals, settings, logger) =>
        new CreateLead(leads, referrals, settings.consents, logger),
      [portTokens.leads, portTokens.referrals, portTokens.settings, portTokens.logger],
    )
    .inSingletonScope();

  bind(classTokens.schedulePlan)
    .toResolvedValue(
      (openTimes, leads, clock) => new SchedulePlan(openTimes, leads, clock),
      [portTokens.openTimes, portTokens.leads, portTokens.clock],
    )
    .inSingletonScope();

  bind(classTokens.verifyCorporateDomain)
    .toResolvedValue(
      (corporate, logger) => new VerifyCorporateDomain(corporate, logger),
      [portTokens.corporate, portTokens.logger],
    )
    .inSingletonScope();

  bind(classTokens.surveyProgress)
    .toResolvedValue(
      (leads, logger) => new SurveyProgress(leads, logger),
      [portTokens.leads, portTokens.logger],
    )
    .inSingletonScope();

  bind(classTokens.findPosition)
    .toResolvedValue(
      (geolocation, store, clock) => new FindPosition(geolocation, store, clock),
      [portTokens.geolocation, portTokens.localStore, portTokens.clock],
    )
    .inSingletonScope();

  bind(classTokens.nearby)
    .toResolvedValue(
      (findPosition, clubs, store, clock) => new NearbyClubs(findPosition, clubs, store, clock),
      [classTokens.findPosition, classTokens.clubs, portTokens.sessionStore, portTokens.clock],
    )
    .inSingletonScope();

  bind(classTokens.leadFlow)
    .toResolvedValue(
      (
        createLead,
        schedulePlan,
        verifyCorporateDomain,
        surveyProgress,
        leads,
        referrals,
        corporate,
        products,
        consentLog,
        configuration,
        clubs,
        nearby,
        activity,
        localStore,
        sessionStore,
        cookies,
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
          createLead,
          schedulePlan,
          verifyCorporateDomain,
          surveyProgress,
          leads,
          referrals,
          corporate,
          products,
          consentLog,
          configuration,
          clubs,
          nearby,
          activity,
          localStore,
          sessionStore,
          cookies,
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
        classTokens.createLead,
        classTokens.schedulePlan,
        classTokens.verifyCorporateDomain,
        classTokens.surveyProgress,
        portTokens.leads,
        portTokens.referrals,
        portTokens.corporate,
        portTokens.products,
        portTokens.consentLog,
        portTokens.configuration,
        classTokens.clubs,
        classTokens.nearby,
        classTokens.activity,
        portTokens.localStore,
        portTokens.sessionStore,
        portTokens.cookieJar,
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
