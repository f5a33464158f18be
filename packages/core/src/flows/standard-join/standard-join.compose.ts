import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { Activity } from '../../kernel/activity.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import {
  defaultStandardJoinSettings,
  type StandardJoinSettings,
} from './standard-join.settings.ts';
import { StandardJoin } from './standard-join.ts';

/** The outside of a standard join: a back end and a platform. */
export interface StandardJoinPorts extends Omit<
  StandardJoinDependencies,
  'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
}

/** A standard join over these ports, for whoever needs no container: a script, a server, another framework. EM-02 */
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
