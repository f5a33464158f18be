import type { WireFacility } from '@foyer/adapters-http/wire';

import { existing, findRow, findRows } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';

export type StoredClub = Row<'facilities'>;

export function findClub(database: Database, facilityId: string): Promise<StoredClub | null> {
  return findRow(database, 'facilities', { facility_id: facilityId });
}

/** The club that a stored row refers to. */
export function clubOf(database: Database, facilityId: string): Promise<StoredClub> {
  return existing(findRow(database, 'facilities', { facility_id: facilityId }));
}

/** The club with this id or URL name; null when there is none. */
export async function findClubByName(database: Database, name: string): Promise<StoredClub | null> {
  const club = await database
    .selectFrom('facilities')
    .selectAll()
    .where((facility) =>
      facility.or([facility('facility_id', '=', name), facility('web_name', '=', name)]),
    )
    .executeTakeFirst();
  return club ?? null;
}

/** Every club, ordered by id. */
export function allClubs(database: Database): Promise<StoredClub[]> {
  return findRows(database, 'facilities', {}, 'facility_id');
}

export function toFacility(club: StoredClub): WireFacility {
  return {
    facilityId: club.facility_id,
    webName: club.web_name,
    name: club.name,
    region: club.region,
    country: club.country,
    city: club.city,
    state: club.state,
    zip: club.zip,
    address: club.address,
    phoneNumber: club.phone_number,
    timeZone: club.time_zone,
    lat: club.lat,
    long: club.long,
    clubId: club.club_id,
    clubType: club.club_type,
    status: club.status,
    imageUrl: club.image_url || null,
    thumbnail: club.thumbnail || null,
    picture: club.picture === null ? null : (JSON.parse(club.picture) as WireFacility['picture']),
    hasGuidedWorkouts: club.has_guided_workouts === 1,
    isAcceptingAppointments: club.is_accepting_appointments === 1,
    clubDetailPageURL: `/clubs/${club.web_name}`,
    featuredAmenities: JSON.parse(club.featured_amenities) as string[],
    confirmationImages: club.image_url ? [club.image_url] : [],
  };
}
