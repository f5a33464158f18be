import type { Coordinates } from '../clubs/coordinates.ts';
import type { ClubAtDistance } from '../clubs/nearest-clubs.ts';

/** The clubs near the visitor as a screen shows them. */
export interface NearbyClubsSnapshot {
  readonly status: 'idle' | 'locating' | 'ready' | 'failed';
  readonly position: Coordinates | null;
  /** Up to three, nearest first. CC-04 */
  readonly clubs: readonly ClubAtDistance[];
  /** The platform's own words when the position could not be had. LO-03 */
  readonly error: string | null;
}

/** Before they were looked for. */
export const noNearbyClubs: NearbyClubsSnapshot = {
  status: 'idle',
  position: null,
  clubs: [],
  error: null,
};
