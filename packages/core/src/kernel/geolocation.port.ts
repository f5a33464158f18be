import type { Result } from './result.ts';

/** Why the visitor's position is unknown. `message` comes from the platform. */
export type LocationFailure = {
  readonly kind: 'unsupported' | 'denied' | 'unavailable' | 'timeout';
  readonly message: string;
};

/** A point on Earth in decimal degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds the visitor's position, with high accuracy. */
export interface Geolocation {
  /** True if the visitor has already allowed it, so that asking shows no prompt. */
  isAllowed(): Promise<boolean>;
  /** Always resolves within `timeoutMs`. */
  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>>;
}
