import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { Activity } from '../../kernel/activity.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import { defaultLeadFlowSettings, type LeadFlowSettings } from './lead-flow.settings.ts';
import { LeadFlow } from './lead-flow.ts';

/** The outside of a lead flow: a back end and a platform. */
export interface LeadFlowPorts extends Omit<
  LeadFlowDependencies,
  'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
}

/** A lead flow over these ports, for whoever needs no container: a script, a server, another framework. EM-02 */
export function composeLeadFlow(
  ports: LeadFlowPorts,
  settings: Partial<LeadFlowSettings> = {},
): { readonly flow: LeadFlow; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const flow = new LeadFlow({
    ...ports,
    clubs,
    activity,
    settings: { ...defaultLeadFlowSettings, ...settings },
  });
  return { flow, clubs, activity };
}
