import type { ClubDirectory } from './club-directory.ts';
import type { Coordinates } from '../kernel/coordinates.ts';
import { type ClubAtDistance, nearestClubs } from './nearest-clubs.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { KeyValueStore } from '../kernel/key-value-store.port.ts';
import type { Observable } from '../kernel/observable.ts';
import { readJson } from '../kernel/read-json.ts';
import { type FindPosition, positionLifetimeMs } from './find-position.ts';
import { storedNearbyClubsSchema } from './nearby-clubs.schema.ts';
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

const nearbyClubsKey = 'foyer.nearby-clubs';
/** Clubs farther away than this aren't suggested. */
const nearbyRadiusKm = 160;
const nearbyLimit = 3;

/**
 * Finds the clubs near the visitor. Without a position, the flow continues and the visitor chooses from the list.
 */
export class NearbyClubs {
  readonly #findPosition: FindPosition;
  readonly #directory: ClubDirectory;
  readonly #store: KeyValueStore;
  readonly #clock: Clock;
  readonly #snapshot: Observable<NearbyClubsSnapshot>;

  /** Publishes its results to `shown`, which exists before this class is loaded. */
  constructor(made: {
    readonly findPosition: FindPosition;
    readonly directory: ClubDirectory;
    readonly sessionStore: KeyValueStore;
    readonly clock: Clock;
    readonly shown: Observable<NearbyClubsSnapshot>;
  }) {
    this.#findPosition = made.findPosition;
    this.#directory = made.directory;
    this.#store = made.sessionStore;
    this.#clock = made.clock;
    this.#snapshot = made.shown;
  }

  /** Finds the visitor and the clubs near them. Asks the browser for the position if nothing else is known. */
  async find(location: string | null): Promise<void> {
    if (this.#snapshot.get().status === 'locating') return;
    this.#snapshot.set({ ...this.#snapshot.get(), status: 'locating', failure: null, error: null });
    const position = await this.#findPosition.execute({ location });
    if (position.err) {
      const { kind, message } = position.val;
      this.#snapshot.set({ ...noNearbyClubs, status: 'failed', failure: kind, error: message });
      return;
    }
    await this.#show(position.val);
  }

  /** The same, without asking for permission. Does nothing when no position is known. */
  async recall(location: string | null): Promise<void> {
    const position = this.#findPosition.known({ location });
    if (position !== null) await this.#show(position);
  }

  async #show(position: Coordinates): Promise<void> {
    const cached = this.#cached(position);
    if (cached !== null) {
      this.#snapshot.set({ ...noNearbyClubs, status: 'ready', position, clubs: cached });
      return;
    }
    await this.#directory.load();
    const directory = this.#directory.getSnapshot();
    if (directory.status !== 'ready') {
      this.#snapshot.set({ ...noNearbyClubs, status: 'failed', position });
      return;
    }
    const clubs = nearestClubs(directory.clubs, position, nearbyLimit).filter(
      ({ distanceKm }) => distanceKm <= nearbyRadiusKm,
    );
    this.#keep(position, clubs);
    this.#snapshot.set({ ...noNearbyClubs, status: 'ready', position, clubs });
  }

  /** The stored clubs, if they are under an hour old and for the same coordinates. */
  #cached(position: Coordinates): readonly ClubAtDistance[] | null {
    const stored = readJson(this.#store, nearbyClubsKey, storedNearbyClubsSchema);
    if (stored === null) return null;
    const age = this.#clock.now().epochMilliseconds - stored.timestamp;
    const isHere = stored.latitude === position.latitude && stored.longitude === position.longitude;
    return isHere && age >= 0 && age < positionLifetimeMs ? stored.nearbyClubs : null;
  }

  /** If the clubs can't be stored, they are calculated again next time. */
  #keep(position: Coordinates, nearbyClubs: readonly ClubAtDistance[]): void {
    const { latitude, longitude } = position;
    const timestamp = this.#clock.now().epochMilliseconds;
    this.#store
      .write(nearbyClubsKey, JSON.stringify({ latitude, longitude, nearbyClubs, timestamp }))
      .unwrapOr(undefined);
  }
}
