import type { ClubDirectory } from '../clubs/club-directory.ts';
import type { Coordinates } from '../clubs/coordinates.ts';
import { type ClubAtDistance, nearestClubs } from '../clubs/nearest-clubs.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { Observable } from '../shared/observable.ts';
import { readJson } from '../shared/read-json.ts';
import { type FindPosition, positionLifetimeMs } from './find-position.ts';
import { storedNearbyClubsSchema } from './nearby-clubs.schema.ts';
import { noNearbyClubs, type NearbyClubsSnapshot } from './nearby-clubs.snapshot.ts';

export const nearbyClubsKey = 'foyer.nearby-clubs';
/** Further than this nobody goes to train. */
export const nearbyRadiusKm = 160;
export const nearbyLimit = 3;

/**
 * The clubs near the visitor. A position that can't be had leaves everything else as it is (LO-05). Source: RT-12,
 * LO-04, CC-02, CC-04.
 */
export class NearbyClubs {
  readonly #findPosition: FindPosition;
  readonly #directory: ClubDirectory;
  readonly #store: KeyValueStore;
  readonly #clock: Clock;
  readonly #snapshot: Observable<NearbyClubsSnapshot>;

  /** `shown` is where the clubs are told: it stands before they are looked for. */
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

  /** Finds the visitor and the clubs near them; asks the browser where nothing else is known. */
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

  /** The same, without asking the visitor's leave; nothing happens where nothing is known. */
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

  /** LO-04: under an hour old, for the same coordinates. */
  #cached(position: Coordinates): readonly ClubAtDistance[] | null {
    const kept = readJson(this.#store, nearbyClubsKey, storedNearbyClubsSchema);
    if (kept === null) return null;
    const age = this.#clock.now().epochMilliseconds - kept.timestamp;
    const isHere = kept.latitude === position.latitude && kept.longitude === position.longitude;
    return isHere && age >= 0 && age < positionLifetimeMs ? kept.nearbyClubs : null;
  }

  /** Clubs that can't be kept are worked out again next time. */
  #keep(position: Coordinates, nearbyClubs: readonly ClubAtDistance[]): void {
    const { latitude, longitude } = position;
    const timestamp = this.#clock.now().epochMilliseconds;
    this.#store
      .write(nearbyClubsKey, JSON.stringify({ latitude, longitude, nearbyClubs, timestamp }))
      .unwrapOr(undefined);
  }
}
