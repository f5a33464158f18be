import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { Activity } from '../../kernel/activity.ts';
import { CreateLead } from '../../lead/create-lead.ts';
import { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import {
  type StandardJoinDependencies,
  defaultStandardJoinSettings,
  type StandardJoinSettings,
} from './standard-join.dependencies.ts';
import { StandardJoin } from './standard-join.ts';

/** The back end and platform of a standard join. */
export interface StandardJoinPorts extends Omit<
  StandardJoinDependencies,
  'createLead' | 'costNote' | 'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
}

/** Creates a standard join from these ports, for use without a container. */
export function createStandardJoin(
  ports: StandardJoinPorts,
  ownSettings: Partial<StandardJoinSettings> = {},
): { readonly flow: StandardJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const settings = { ...defaultStandardJoinSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const flow = new StandardJoin({
    ...ports,
    createLead: new CreateLead(ports.leads, ports.referrals, settings.consents, ports.logger),
    costNote: new ComputeCostNote(),
    clubs,
    activity,
    settings,
  });
  return { flow, clubs, activity };
}
