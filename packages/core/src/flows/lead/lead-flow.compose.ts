import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { Activity } from '../../kernel/activity.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import { defaultLeadFlowSettings, type LeadFlowSettings } from './lead-flow.settings.ts';
import { LeadFlow } from './lead-flow.ts';

/** The back end and platform of a lead flow. */
export interface LeadFlowPorts extends Omit<
  LeadFlowDependencies,
  'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
}

/**
 * Creates a lead flow from these ports, for use without a container: in a script, on a server or in another
 * framework.
 */
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
