import * as z from 'zod/mini';
import type { ClubDirectory } from './club-directory.ts';
import type { Coordinates, Geolocation, LocationFailure } from '../kernel/geolocation.port.ts';
import { type ClubAtDistance, nearestClubs } from './club.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { KeyValueStore } from '../kernel/key-value-store.port.ts';
import type { Observable } from '../kernel/observable.ts';
import { readJson } from '../kernel/expiring-store.ts';
import { Ok, type Result } from '../kernel/result.ts';
import { clubSchema } from './club.schema.ts';

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

  /** The same without a prompt. Does nothing when no position is known and the visitor hasn't allowed asking. */
  async recall(): Promise<void> {
    const position = await this.#findPosition.recall();
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

/** How long a position, and the clubs near it, stay valid, in ms. */
const positionLifetimeMs = 3_600_000;
/** How long the browser may take to find the position, in ms. */
const geolocationTimeoutMs = 5000;
export const positionKey = 'foyer.position';

/** Finds the visitor: by the region in the address, else by a position under an hour old, else by asking the browser. */
export class FindPosition {
  readonly #geolocation: Geolocation;
  readonly #store: KeyValueStore;
  readonly #clock: Clock;

  constructor(geolocation: Geolocation, store: KeyValueStore, clock: Clock) {
    this.#geolocation = geolocation;
    this.#store = store;
    this.#clock = clock;
  }

  /** `location` is the query of the address, null for none. Fails with the browser's own failure. */
  async execute(input: {
    readonly location: string | null;
  }): Promise<Result<Coordinates, LocationFailure>> {
    const preset = input.location === null ? null : presetRegion(input.location);
    const known = preset ?? this.#cached();
    if (known !== null) return Ok(known);
    const found = await this.#geolocation.locate(geolocationTimeoutMs);
    if (found.ok) this.#keep(found.val);
    return found;
  }

  /** The position if it can be had without a prompt: a cached one, or the browser's if the visitor has allowed it. */
  async recall(): Promise<Coordinates | null> {
    if (this.#cached() === null && !(await this.#geolocation.isAllowed())) return null;
    return (await this.execute({ location: null })).unwrapOr(null);
  }

  #cached(): Coordinates | null {
    const stored = readJson(this.#store, positionKey, storedPositionSchema);
    if (stored === null) return null;
    const age = this.#clock.now().epochMilliseconds - stored.timestamp;
    const { latitude, longitude } = stored;
    return age >= 0 && age < positionLifetimeMs ? { latitude, longitude } : null;
  }

  /** If the position can't be stored, the browser is asked again next time. */
  #keep(position: Coordinates): void {
    const { latitude, longitude } = position;
    const timestamp = this.#clock.now().epochMilliseconds;
    this.#store
      .write(positionKey, JSON.stringify({ latitude, longitude, timestamp }))
      .unwrapOr(undefined);
  }
}

/**
 * The regions that an address may name (Specification, section 4), each with the coordinates of its largest city. `WA` is
 * the state, so Seattle.
 */
export const presetRegions: Readonly<Record<string, Coordinates>> = {
  CA: { latitude: 34.0522, longitude: -118.2437 },
  CAN: { latitude: 43.6532, longitude: -79.3832 },
  CT: { latitude: 41.0534, longitude: -73.5387 },
  DC: { latitude: 38.9072, longitude: -77.0369 },
  FL: { latitude: 25.7617, longitude: -80.1918 },
  IL: { latitude: 41.8781, longitude: -87.6298 },
  MA: { latitude: 42.3601, longitude: -71.0589 },
  MI: { latitude: 42.3314, longitude: -83.0458 },
  NJ: { latitude: 40.7357, longitude: -74.1724 },
  NY: { latitude: 40.7128, longitude: -74.006 },
  TX: { latitude: 32.7767, longitude: -96.797 },
  UK: { latitude: 51.5074, longitude: -0.1278 },
  WA: { latitude: 47.6062, longitude: -122.3321 },
};

/** The coordinates of a preset region, in any case; null for an unknown name. */
export function presetRegion(name: string): Coordinates | null {
  const key = name.trim().toUpperCase();
  return Object.hasOwn(presetRegions, key) ? (presetRegions[key] ?? null) : null;
}

/** A position, as it is stored. `timestamp` is in epoch ms. */
const storedPositionSchema = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timestamp: z.number(),
});

/** The clubs near a position, as they are stored. `timestamp` is in epoch ms. */
const storedNearbyClubsSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  nearbyClubs: z.array(z.object({ club: clubSchema, distanceKm: z.number() })),
  timestamp: z.number(),
});
