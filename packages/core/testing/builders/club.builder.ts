import type { Club } from '../../src/clubs/club.ts';
import { type FacilityId, parseFacilityId } from '../../src/clubs/facility-id.ts';

/** A facility id for tests. Throws when the text isn't one. */
export function facilityId(text: string): FacilityId {
  return parseFacilityId(text).unwrap();
}

/** An open club in Manhattan. Pass the fields that differ. */
export function aClub(differences: Partial<Club> = {}): Club {
  return {
    facilityId: facilityId('101'),
    clubId: '9101',
    clubType: 'full',
    status: 'open',
    webName: 'bryant-park',
    name: 'Bryant Park',
    region: 'New York',
    country: 'US',
    city: 'New York',
    state: 'NY',
    zip: '10018',
    address: '129 West 41st Street',
    phoneNumber: '212-555-0101',
    timeZone: 'America/New_York',
    lat: 40.7549,
    long: -73.9863,
    imageUrl: null,
    thumbnail: null,
    hasGuidedWorkouts: true,
    isAcceptingAppointments: true,
    clubDetailPageURL: '/clubs/new-york/bryant-park',
    featuredAmenities: ['Pool', 'Sauna'],
    confirmationImages: [],
    ...differences,
  };
}

/** Clubs in three time zones and three countries: 101 to 104 take appointments, 105 doesn't. */
export const someClubs: readonly Club[] = [
  aClub(),
  aClub({
    facilityId: facilityId('102'),
    clubId: '9102',
    webName: 'brooklyn-heights',
    name: 'Brooklyn Heights',
    zip: '11201',
    address: '194 Joralemon Street',
    phoneNumber: '718-555-0102',
    lat: 40.6929,
    long: -73.9911,
    city: 'Brooklyn',
    hasGuidedWorkouts: false,
    clubDetailPageURL: '/clubs/new-york/brooklyn-heights',
  }),
  aClub({
    facilityId: facilityId('103'),
    clubId: '9103',
    webName: 'kensington',
    name: 'Kensington',
    region: 'London',
    country: 'UK',
    city: 'London',
    state: '',
    zip: 'W8 5SA',
    address: '99 Kensington High Street',
    phoneNumber: '020 7946 0103',
    timeZone: 'Europe/London',
    lat: 51.5009,
    long: -0.1925,
    clubDetailPageURL: '/clubs/london/kensington',
  }),
  aClub({
    facilityId: facilityId('104'),
    clubId: '9104',
    webName: 'yorkville',
    name: 'Yorkville',
    region: 'Toronto',
    country: 'CA',
    city: 'Toronto',
    state: 'ON',
    zip: 'M5R 2E2',
    address: '55 Avenue Road',
    phoneNumber: '416-555-0104',
    timeZone: 'America/Toronto',
    lat: 43.6712,
    long: -79.3947,
    clubDetailPageURL: '/clubs/toronto/yorkville',
  }),
  aClub({
    facilityId: facilityId('105'),
    clubId: '9105',
    webName: 'santa-monica',
    name: 'Santa Monica',
    region: 'Southern California',
    city: 'Santa Monica',
    state: 'CA',
    zip: '90401',
    address: '201 Santa Monica Boulevard',
    phoneNumber: '310-555-0105',
    timeZone: 'America/Los_Angeles',
    lat: 34.0157,
    long: -118.4973,
    hasGuidedWorkouts: false,
    isAcceptingAppointments: false,
    clubDetailPageURL: '/clubs/southern-california/santa-monica',
  }),
];
