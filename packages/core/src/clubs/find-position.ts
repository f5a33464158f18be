import type { Coordinates } from '../kernel/coordinates.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { Geolocation, LocationFailure } from '../kernel/geolocation.port.ts';
import type { KeyValueStore } from '../kernel/key-value-store.port.ts';
import { readJson } from '../kernel/read-json.ts';
import { Ok, type Result } from '../kernel/result.ts';
import { storedPositionSchema } from './position.schema.ts';

/** How long a position, and the clubs near it, stay valid, in ms. */
export const positionLifetimeMs = 3_600_000;
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
    const known = this.known(input);
    if (known !== null) return Ok(known);
    const found = await this.#geolocation.locate(geolocationTimeoutMs);
    if (found.ok) this.#keep(found.val);
    return found;
  }

  /** The preset region or the cached position: what is known without asking for permission. */
  known(input: { readonly location: string | null }): Coordinates | null {
    const preset = input.location === null ? null : presetRegion(input.location);
    return preset ?? this.#cached();
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
