import type { Coordinates } from '../clubs/coordinates.ts';
import type { ClubAtDistance } from '../clubs/nearest-clubs.ts';
import type { LocationFailure } from '../ports/geolocation.port.ts';

/** The clubs near the visitor as a screen shows them. */
export interface NearbyClubsSnapshot {
  readonly status: 'idle' | 'locating' | 'ready' | 'failed';
  readonly position: Coordinates | null;
  /** Up to three, nearest first. CC-04 */
  readonly clubs: readonly ClubAtDistance[];
  /** Why the position could not be had; null where that is not what failed. */
  readonly failure: LocationFailure['kind'] | null;
  /** The platform's own words for it: kept, and shown to nobody. LO-03, ER-02 */
  readonly error: string | null;
}

/** Before they were looked for. */
export const noNearbyClubs: NearbyClubsSnapshot = {
  status: 'idle',
  position: null,
  clubs: [],
  failure: null,
  error: null,
};
