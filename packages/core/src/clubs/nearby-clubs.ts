import * as z from 'zod/mini';
import type { ClubDirectory } from './club-directory.ts';
import type {
  Clock,
  Coordinates,
  Geolocation,
  KeyValueStore,
  LocationFailure,
} from '../kernel/platform.port.ts';
import { type ClubAtDistance, clubSchema, nearbyRadiusKm, nearestClubs } from './club.ts';
import type { Observable } from '../kernel/observable.ts';
import { readJson } from '../kernel/expiring-store.ts';
import { Ok, type Result } from '../kernel/result.ts';

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
const nearbyLimit = 3;

/** What finding the clubs near the visitor needs. */
export interface FindsNearbyClubs {
  readonly clubs: ClubDirectory;
  readonly geolocation: Geolocation;
  readonly localStore: KeyValueStore;
  readonly sessionStore: KeyValueStore;
  readonly clock: Clock;
  /** Gets the results. It exists before this class is loaded. */
  readonly nearbyView: Observable<NearbyClubsSnapshot>;
}

/**
 * Finds the clubs near the visitor. Without a position, the flow continues and the visitor chooses from the list.
 */
export class NearbyClubs {
  readonly #flow: FindsNearbyClubs;

  constructor(flow: FindsNearbyClubs) {
    this.#flow = flow;
  }

  /** Finds the visitor and the clubs near them. Asks the browser for the position if nothing else is known. */
  async find(location: string | null): Promise<void> {
    const { nearbyView } = this.#flow;
    if (nearbyView.get().status === 'locating') return;
    nearbyView.set({ ...noNearbyClubs, status: 'locating' });
    const position = await this.locate(location);
    if (position.err) {
      const { kind, message } = position.val;
      nearbyView.set({ ...noNearbyClubs, status: 'failed', failure: kind, error: message });
    } else await this.#show(position.val);
  }

  /** The same without a prompt. Does nothing when no position is known and the visitor hasn't allowed asking. */
  async recall(): Promise<void> {
    if (this.#cachedPosition() === null && !(await this.#flow.geolocation.isAllowed())) return;
    const position = await this.locate(null);
    if (position.ok) await this.#show(position.val);
  }

  /**
   * Finds the visitor: by the region in the address, else by a position under an hour old, else by asking the browser.
   * `location` is the query of the address, null for none. Fails with the browser's own failure.
   */
  async locate(location: string | null): Promise<Result<Coordinates, LocationFailure>> {
    const { geolocation, localStore } = this.#flow;
    const known = (location === null ? null : presetRegion(location)) ?? this.#cachedPosition();
    if (known !== null) return Ok(known);
    const found = await geolocation.locate(geolocationTimeoutMs);
    if (found.ok) this.#keep(localStore, positionKey, found.val);
    return found;
  }

  async #show(position: Coordinates): Promise<void> {
    const { clubs: directory, nearbyView, sessionStore } = this.#flow;
    let clubs = this.#cachedClubs(position);
    if (clubs === null) {
      await directory.load();
      const loaded = directory.getSnapshot();
      if (loaded.status !== 'ready') {
        nearbyView.set({ ...noNearbyClubs, status: 'failed', position });
        return;
      }
      clubs = nearestClubs(loaded.clubs, position, nearbyLimit).filter(
        ({ distanceKm }) => distanceKm <= nearbyRadiusKm,
      );
      this.#keep(sessionStore, nearbyClubsKey, { ...position, nearbyClubs: clubs });
    }
    nearbyView.set({ ...noNearbyClubs, status: 'ready', position, clubs });
  }

  #cachedPosition(): Coordinates | null {
    const stored = readJson(this.#flow.localStore, positionKey, storedPositionSchema);
    if (stored === null || !this.#isFresh(stored)) return null;
    const { latitude, longitude } = stored;
    return { latitude, longitude };
  }

  /** The stored clubs, if they are under an hour old and for the same coordinates. */
  #cachedClubs(position: Coordinates): readonly ClubAtDistance[] | null {
    const stored = readJson(this.#flow.sessionStore, nearbyClubsKey, storedNearbyClubsSchema);
    if (stored === null || !this.#isFresh(stored)) return null;
    const isHere = stored.latitude === position.latitude && stored.longitude === position.longitude;
    return isHere ? stored.nearbyClubs : null;
  }

  #isFresh({ timestamp }: { readonly timestamp: number }): boolean {
    const age = this.#flow.clock.now().epochMilliseconds - timestamp;
    return age >= 0 && age < positionLifetimeMs;
  }

  /** What can't be stored is found again next time. */
  #keep(store: KeyValueStore, key: string, found: object): void {
    const timestamp = this.#flow.clock.now().epochMilliseconds;
    store.write(key, JSON.stringify({ ...found, timestamp })).unwrapOr(undefined);
  }
}

/** How long a position, and the clubs near it, stay valid, in ms. */
const positionLifetimeMs = 3_600_000;
/** How long the browser may take to find the position, in ms. */
const geolocationTimeoutMs = 5000;
export const positionKey = 'foyer.position';

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
