import type { Coordinates } from '../clubs/coordinates.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { Geolocation, LocationFailure } from '../ports/geolocation.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import { readJson } from '../shared/read-json.ts';
import { Ok, type Result } from '../shared/result.ts';
import { storedPositionSchema } from './position.schema.ts';
import { presetRegion } from './preset-regions.ts';

/** How long a position and the clubs near it are taken for true. Source: LO-01, LO-04. */
export const positionLifetimeMs = 3_600_000;
/** How long the browser may take. Source: LO-01. */
export const geolocationTimeoutMs = 5000;
export const positionKey = 'foyer.position';

/** Where the visitor is: the region that the address names, a position under an hour old, or the browser's. LO-06 */
export class FindPosition {
  readonly #geolocation: Geolocation;
  readonly #store: KeyValueStore;
  readonly #clock: Clock;

  constructor(geolocation: Geolocation, store: KeyValueStore, clock: Clock) {
    this.#geolocation = geolocation;
    this.#store = store;
    this.#clock = clock;
  }

  /** `location` is the address's query; null when it has none. Fails as the browser does (LO-03). */
  async execute(input: {
    readonly location: string | null;
  }): Promise<Result<Coordinates, LocationFailure>> {
    const known = this.known(input);
    if (known !== null) return Ok(known);
    const found = await this.#geolocation.locate(geolocationTimeoutMs);
    if (found.ok) this.#keep(found.val);
    return found;
  }

  /** What can be had without asking the visitor's leave: the preset region or the cached position. */
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

  /** A position that can't be kept is asked for again next time. */
  #keep(position: Coordinates): void {
    const { latitude, longitude } = position;
    const timestamp = this.#clock.now().epochMilliseconds;
    this.#store
      .write(positionKey, JSON.stringify({ latitude, longitude, timestamp }))
      .unwrapOr(undefined);
  }
}
