import { ClubDirectory } from '../clubs/club-directory.ts';
import type { ClubRepository } from '../clubs/club-repository.port.ts';
import { Activity } from '../flow/activity.ts';
import type { OpenTimesRepository } from '../visit/open-times-repository.port.ts';
import { SchedulePlan } from '../visit/schedule-plan.ts';
import { CreateLead } from './create-lead.ts';
import { LeadFlow, type LeadFlowDependencies } from './lead-flow.ts';
import { defaultLeadFlowSettings, type LeadFlowSettings } from './lead-flow.settings.ts';

/** The outside of a lead flow: a back end and a platform. */
export interface LeadFlowPorts extends Omit<
  LeadFlowDependencies,
  'createLead' | 'schedulePlan' | 'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
  readonly openTimes: OpenTimesRepository;
}

/** A lead flow over these ports, for whoever needs no container: a script, a server, another framework. EM-02 */
export function composeLeadFlow(
  ports: LeadFlowPorts,
  settings: Partial<LeadFlowSettings> = {},
): { readonly flow: LeadFlow; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const whole = { ...defaultLeadFlowSettings, ...settings };
  const { clubRepository, openTimes, ...rest } = ports;
  const clubs = new ClubDirectory(clubRepository);
  const activity = new Activity(ports.clock);
  const flow = new LeadFlow({
    ...rest,
    clubs,
    activity,
    settings: whole,
    createLead: new CreateLead(ports.leads, whole.consents, ports.logger),
    schedulePlan: new SchedulePlan(openTimes, ports.leads, ports.clock),
  });
  return { flow, clubs, activity };
}
