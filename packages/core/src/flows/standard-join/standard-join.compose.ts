import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { Activity } from '../../kernel/activity.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import {
  defaultStandardJoinSettings,
  type StandardJoinSettings,
} from './standard-join.settings.ts';
import { StandardJoin } from './standard-join.ts';

/** The back end and platform of a standard join. */
export interface StandardJoinPorts extends Omit<
  StandardJoinDependencies,
  'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
}

/**
 * Creates a standard join from these ports, for use without a container: in a script, on a server or in another
 * framework.
 */
export function composeStandardJoin(
  ports: StandardJoinPorts,
  settings: Partial<StandardJoinSettings> = {},
): { readonly flow: StandardJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const flow = new StandardJoin({
    ...ports,
    clubs,
    activity,
    settings: { ...defaultStandardJoinSettings, ...settings },
  });
  return { flow, clubs, activity };
}
