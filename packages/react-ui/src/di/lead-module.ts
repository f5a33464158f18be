import {
  CreateLead,
  LeadFlow,
  SchedulePlan,
  SurveyProgress,
  VerifyCorporateDomain,
} from '@foyer/core';
import { ClubDirectory } from '@foyer/core/clubs';
import { FormTrap } from '@foyer/core/forms';
import { Activity } from '@foyer/core/kernel';
import type { LeadFlowDependencies } from '@foyer/core/lead';
import { ContainerModule } from 'inversify';

import { bindClass, bindInOrder } from './bind-class.ts';
import { classTokens, portTokens, type TokensOf } from './tokens.ts';

/** What the flows depend on, by the name they use for it. The settings are each flow's own. */
export const flowTokens: TokensOf<Omit<LeadFlowDependencies, 'settings'>> = {
  createLead: classTokens.createLead,
  verifyCorporateDomain: classTokens.verifyCorporateDomain,
  schedulePlan: classTokens.schedulePlan,
  surveyProgress: classTokens.surveyProgress,
  leads: portTokens.leads,
  referrals: portTokens.referrals,
  corporate: portTokens.corporate,
  products: portTokens.products,
  consentLog: portTokens.consentLog,
  configuration: portTokens.configuration,
  localStore: portTokens.localStore,
  sessionStore: portTokens.sessionStore,
  geolocation: portTokens.geolocation,
  memberSession: portTokens.memberSession,
  checkMembership: portTokens.checkMembership,
  timeHolds: portTokens.timeHolds,
  navigation: portTokens.navigation,
  clock: portTokens.clock,
  ids: portTokens.ids,
  analytics: portTokens.analytics,
  logger: portTokens.logger,
  visitor: portTokens.visitor,
  cookies: portTokens.cookies,
  clubs: classTokens.clubDirectory,
  activity: classTokens.activity,
};

/** The lead flow, its use cases and what every screen shares. */
export const leadModule: ContainerModule = new ContainerModule((options) => {
  const { bind } = options;
  const { clock, clubs, corporate, leads, logger, openTimes, referrals, settings } = portTokens;
  bindInOrder(options, classTokens.activity, Activity, [clock]);
  bindInOrder(options, classTokens.clubDirectory, ClubDirectory, [clubs]);
  bindInOrder(options, classTokens.formTrap, FormTrap, [clock]);
  bind(classTokens.createLead).toResolvedValue(
    (repository, friends, { consents }, log) => new CreateLead(repository, friends, consents, log),
    [leads, referrals, settings, logger],
  );
  bindInOrder(options, classTokens.verifyCorporateDomain, VerifyCorporateDomain, [
    corporate,
    logger,
  ]);
  bindInOrder(options, classTokens.schedulePlan, SchedulePlan, [openTimes, leads, clock]);
  bindInOrder(options, classTokens.surveyProgress, SurveyProgress, [leads, logger]);
  bindClass(options, classTokens.leadFlow, LeadFlow, { ...flowTokens, settings });
});
