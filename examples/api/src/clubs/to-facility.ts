import type { WireFacility } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';
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

/** The day that a club opens, for display: `March 1, 2027`. */
export function formatOpenDay({ open_date: date }: StoredClub, locale: Locale): string {
  return Temporal.PlainDate.from(date).toLocaleString(locale, { dateStyle: 'long' });
}
