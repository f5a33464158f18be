import type { Coordinates } from './coordinates.ts';
import type { Result } from './result.ts';

/** Why the visitor's position is not known. `message` is the platform's own words (LO-03). */
export type LocationFailure = {
  readonly kind: 'unsupported' | 'denied' | 'unavailable' | 'timeout';
  readonly message: string;
};

/** The visitor's position, asked with high accuracy. Source: LO-01. */
export interface Geolocation {
  /** Resolves within `timeoutMs` whatever the platform does. */
  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>>;
}
