import type { Coordinates } from '../kernel/coordinates.ts';
import type { ClubAtDistance } from './nearest-clubs.ts';
import type { LocationFailure } from '../kernel/geolocation.port.ts';

/** The clubs near the visitor, as a screen shows them. */
export interface NearbyClubsSnapshot {
  readonly status: 'idle' | 'locating' | 'ready' | 'failed';
  readonly position: Coordinates | null;
  /** Up to three, nearest first. */
  readonly clubs: readonly ClubAtDistance[];
  /** Why the position wasn't found; null when something else failed. */
  readonly failure: LocationFailure['kind'] | null;
  /** The browser's own message, for operators. Never shown: messages come from the catalogue. */
  readonly error: string | null;
}

/** The snapshot before the first search. */
export const noNearbyClubs: NearbyClubsSnapshot = {
  status: 'idle',
  position: null,
  clubs: [],
  failure: null,
  error: null,
};
