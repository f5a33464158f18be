import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { Activity } from '../../kernel/activity.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import {
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
} from './corporate-join.settings.ts';
import { CorporateJoin } from './corporate-join.ts';

/** The back end and platform of a corporate join. */
export interface CorporateJoinPorts extends Omit<
  CorporateJoinDependencies,
  'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
}

/**
 * Creates a corporate join from these ports, for use without a container: in a script, on a server
 * or in another framework.
 */
export function composeCorporateJoin(
  ports: CorporateJoinPorts,
  settings: Partial<CorporateJoinSettings> = {},
): { readonly flow: CorporateJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const flow = new CorporateJoin({
    ...ports,
    clubs,
    activity,
    settings: { ...defaultCorporateJoinSettings, ...settings },
  });
  return { flow, clubs, activity };
}
