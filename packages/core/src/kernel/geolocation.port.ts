import type { Coordinates } from './coordinates.ts';
import type { Result } from './result.ts';

/** Why the visitor's position is unknown. `message` comes from the platform. */
export type LocationFailure = {
  readonly kind: 'unsupported' | 'denied' | 'unavailable' | 'timeout';
  readonly message: string;
};

/** Finds the visitor's position, with high accuracy. */
export interface Geolocation {
  /** Always resolves within `timeoutMs`. */
  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>>;
}
