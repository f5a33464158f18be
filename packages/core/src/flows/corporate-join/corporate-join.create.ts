import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { Activity } from '../../kernel/activity.ts';
import { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import type { OpenTimesRepository } from '../../visit/open-times-repository.port.ts';
import { leadUseCases, type LeadUseCases } from '../lead/lead-flow.dependencies.ts';
import {
  type CorporateJoinDependencies,
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
} from './corporate-join.dependencies.ts';
import { CorporateJoin } from './corporate-join.ts';

/** The back end and platform of a corporate join. */
export interface CorporateJoinPorts extends Omit<
  CorporateJoinDependencies,
  keyof LeadUseCases | 'costNote' | 'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
  readonly openTimes: OpenTimesRepository;
}

/** Creates a corporate join from these ports, for use without a container. */
export function createCorporateJoin(
  ports: CorporateJoinPorts,
  ownSettings: Partial<CorporateJoinSettings> = {},
): { readonly flow: CorporateJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const settings = { ...defaultCorporateJoinSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const flow = new CorporateJoin({
    ...ports,
    ...leadUseCases(ports, settings.consents),
    costNote: new ComputeCostNote(),
    clubs,
    activity,
    settings,
  });
  return { flow, clubs, activity };
}
