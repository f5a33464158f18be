import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { VerifyCorporateDomain } from '../../corporate/verify-corporate-domain.ts';
import { Activity } from '../../kernel/activity.ts';
import type { ConsentSettings } from '../../lead/consents.ts';
import { CreateLead } from '../../lead/create-lead.ts';
import { SurveyProgress } from '../../survey/survey-progress.ts';
import type { OpenTimesRepository } from '../../visit/open-times-repository.port.ts';
import { SchedulePlan } from '../../visit/schedule-plan.ts';
import {
  type LeadFlowDependencies,
  defaultLeadFlowSettings,
  type LeadFlowSettings,
} from './lead-flow.dependencies.ts';
import { LeadFlow } from './lead-flow.ts';

/** The use cases of a lead. */
export type LeadUseCases = Pick<
  LeadFlowDependencies,
  'createLead' | 'verifyCorporateDomain' | 'schedulePlan' | 'surveyProgress'
>;

/** The back end and platform of a lead flow. */
export interface LeadFlowPorts extends Omit<
  LeadFlowDependencies,
  keyof LeadUseCases | 'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
  readonly openTimes: OpenTimesRepository;
}

/** Creates a lead flow from these ports, for use without a container: in a script, on a server or in another framework. */
export function createLeadFlow(
  ports: LeadFlowPorts,
  ownSettings: Partial<LeadFlowSettings> = {},
): { readonly flow: LeadFlow; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const settings = { ...defaultLeadFlowSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const useCases = leadUseCases(ports, settings.consents);
  return {
    flow: new LeadFlow({ ...ports, ...useCases, clubs, activity, settings }),
    clubs,
    activity,
  };
}

export function leadUseCases(
  {
    leads,
    referrals,
    corporate,
    openTimes,
    clock,
    logger,
  }: Pick<LeadFlowPorts, 'leads' | 'referrals' | 'corporate' | 'openTimes' | 'clock' | 'logger'>,
  consents: ConsentSettings,
): LeadUseCases {
  return {
    createLead: new CreateLead(leads, referrals, consents, logger),
    verifyCorporateDomain: new VerifyCorporateDomain(corporate, logger),
    schedulePlan: new SchedulePlan(openTimes, leads, clock),
    surveyProgress: new SurveyProgress(leads, logger),
  };
}
