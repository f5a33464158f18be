import { type Club, Err, Ok, type Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';

import type { WireFacility } from './contract/facilities.ts';

/** The first field that makes a facility unusable: an invalid id, location or time zone. */
export interface UnusableFacility {
  readonly field: 'facilityId' | 'timeZone' | 'lat' | 'long';
}

export function readClub(
  wire: WireFacility,
  facilityIdPattern?: RegExp,
): Result<Club, UnusableFacility> {
  const facilityId = parseFacilityId(String(wire.facilityId), facilityIdPattern);
  if (facilityId.err) return Err({ field: 'facilityId' });
  const timeZone = wire.timeZone ?? wire.timezone ?? '';
  if (!ianaZone.test(timeZone)) return Err({ field: 'timeZone' });
  const lat = degrees(wire.lat, 90);
  if (lat === null) return Err({ field: 'lat' });
  const long = degrees(wire.long, 180);
  // There's no club at 0, 0; it usually stands for a missing location.
  if (long === null || (lat === 0 && long === 0)) return Err({ field: 'long' });
  return Ok({
    facilityId: facilityId.val,
    clubId: wire.clubId == null ? null : String(wire.clubId),
    clubType: wire.clubType ?? null,
    status: wire.status ?? null,
    webName: wire.webName ?? null,
    name: wire.name,
    region: wire.region ?? '',
    country: wire.country ?? '',
    city: wire.city ?? '',
    state: wire.state ?? '',
    zip: wire.zip ?? '',
    address: wire.address ?? '',
    phoneNumber: wire.phoneNumber ?? '',
    timeZone,
    lat,
    long,
    imageUrl: wire.imageUrl ?? null,
    thumbnail: wire.thumbnail ?? null,
    hasGuidedWorkouts: wire.hasGuidedWorkouts ?? false,
    isAcceptingAppointments: wire.isAcceptingAppointments ?? false,
    clubDetailPageURL: wire.clubDetailPageURL ?? null,
    featuredAmenities: wire.featuredAmenities ?? [],
    confirmationImages: wire.confirmationImages ?? [],
  });
}

/** Checks only the format, because asking the platform about each club's zone takes longer than loading the list. */
const ianaZone = /^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/;

function degrees(value: number | string, bound: number): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Math.abs(number) <= bound ? number : null;
}
