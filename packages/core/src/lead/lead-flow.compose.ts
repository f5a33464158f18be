import { ClubDirectory } from '../clubs/club-directory.ts';
import type { ClubRepository } from '../clubs/club-repository.port.ts';
import { VerifyCorporateDomain } from '../corporate/verify-corporate-domain.ts';
import { Activity } from '../flow/activity.ts';
import { FindPosition } from '../location/find-position.ts';
import { NearbyClubs } from '../location/nearby-clubs.ts';
import type { Geolocation } from '../ports/geolocation.port.ts';
import { SurveyProgress } from '../survey/survey-progress.ts';
import type { OpenTimesRepository } from '../visit/open-times-repository.port.ts';
import { SchedulePlan } from '../visit/schedule-plan.ts';
import { CreateLead } from './create-lead.ts';
import type { LeadFlowDependencies } from './lead-flow.context.ts';
import { defaultLeadFlowSettings, type LeadFlowSettings } from './lead-flow.settings.ts';
import { LeadFlow } from './lead-flow.ts';

/** The outside of a lead flow: a back end and a platform. */
export interface LeadFlowPorts extends Omit<
  LeadFlowDependencies,
  | 'createLead'
  | 'schedulePlan'
  | 'verifyCorporateDomain'
  | 'surveyProgress'
  | 'clubs'
  | 'nearby'
  | 'activity'
  | 'settings'
> {
  readonly clubRepository: ClubRepository;
  readonly openTimes: OpenTimesRepository;
  readonly geolocation: Geolocation;
}

/** A lead flow over these ports, for whoever needs no container: a script, a server, another framework. EM-02 */
export function composeLeadFlow(
  ports: LeadFlowPorts,
  settings: Partial<LeadFlowSettings> = {},
): {
  readonly flow: LeadFlow;
  readonly clubs: ClubDirectory;
  readonly nearby: NearbyClubs;
  readonly activity: Activity;
} {
  const whole = { ...defaultLeadFlowSettings, ...settings };
  const { clock, logger, leads } = ports;
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(clock);
  const findPosition = new FindPosition(ports.geolocation, ports.localStore, clock);
  const nearby = new NearbyClubs(findPosition, clubs, ports.sessionStore, clock);
  const flow = new LeadFlow({
    ...ports,
    clubs,
    nearby,
    activity,
    settings: whole,
    createLead: new CreateLead(leads, ports.referrals, whole.consents, logger),
    schedulePlan: new SchedulePlan(ports.openTimes, leads, clock),
    verifyCorporateDomain: new VerifyCorporateDomain(ports.corporate, logger),
    surveyProgress: new SurveyProgress(leads, logger),
  });
  return { flow, clubs, nearby, activity };
}
