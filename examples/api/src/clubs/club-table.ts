import type { WireFacility } from '@foyer/adapters-http/wire';
import type { Selectable } from 'kysely';

import type { Database, FacilityRow } from '../database/schema.ts';
import { pictureUrl } from './media.ts';

export type StoredClub = Selectable<FacilityRow>;

/** The club of that id; null when there is none. */
export async function findClub(database: Database, facilityId: string): Promise<StoredClub | null> {
  const club = await database
    .selectFrom('facilities')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return club ?? null;
}

/** The club of that id or web name, which a page's address may end in; null when there is none. */
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

/** Every club, in the order of the ids. */
export function allClubs(database: Database): Promise<StoredClub[]> {
  return database.selectFrom('facilities').selectAll().orderBy('facility_id').execute();
}

/** A club as the wire sends it. CC-05 */
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
    imageUrl: pictureUrl(club.facility_id, 'wide'),
    thumbnail: pictureUrl(club.facility_id, 'thumb'),
    hasGuidedWorkouts: club.has_guided_workouts === 1,
    isAcceptingAppointments: club.is_accepting_appointments === 1,
    clubDetailPageURL: `/clubs/${club.web_name}`,
    featuredAmenities: JSON.parse(club.featured_amenities) as string[],
    confirmationImages: [pictureUrl(club.facility_id, 'wide')],
  };
}
