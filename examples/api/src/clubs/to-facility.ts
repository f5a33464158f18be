import type { WireFacility } from '@foyer/adapters-http/wire';

import type { StoredClub } from './club-table.ts';

/** A club in wire format. */
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
    imageUrl: club.image_url,
    thumbnail: club.thumbnail,
    hasGuidedWorkouts: club.has_guided_workouts === 1,
    isAcceptingAppointments: club.is_accepting_appointments === 1,
    clubDetailPageURL: `/clubs/${club.web_name}`,
    featuredAmenities: JSON.parse(club.featured_amenities) as string[],
    confirmationImages: [club.image_url],
  };
}
