import type { Coordinates } from '../kernel/geolocation.port.ts';

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
