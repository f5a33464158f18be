import { type Club, type FacilityId, parseFacilityId } from '../../src/clubs/club.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import type { MailedPass, TrialPass } from '../../src/club-services/club-services.port.ts';
import type { DayTimes } from '../../src/visit/open-times-repository.port.ts';
import type { ClubProfile } from '../../src/clubs/club-repository.port.ts';
import type { WeekHours } from '../../src/clubs/opening-hours.ts';

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

/** A week at club 101, to start by the end of 2026. */
export function aTrialPass(changes: Partial<TrialPass> = {}): TrialPass {
  return {
    code: 'TRY-7',
    facilityId: facilityId('101'),
    title: 'A week with us',
    days: 7,
    terms: 'Seven days in a row, once a person.',
    takeUpBy: Temporal.PlainDate.from('2026-12-31'),
    ...changes,
  };
}

const openingHours = [9, 10, 11, 12, 13, 14, 15, 16, 17];

/** Seven days from tomorrow in the club's zone, with a free time every hour from 9:00 to 17:00. */
export function weekOfTimes(now: Temporal.Instant, timeZone: string): readonly DayTimes[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return [1, 2, 3, 4, 5, 6, 7].map((ahead) => {
    const date = today.add({ days: ahead });
    return {
      date: date.toString(),
      timeSlots: openingHours.map((hour) => wireTime(date, hour, timeZone)),
      unavailableTimeSlots: [],
    };
  });
}

/** An hour of a day in the wire format: `2026-11-21T09:00:00-05:00`. */
function wireTime(date: Temporal.PlainDate, hour: number, timeZone: string): string {
  const start = date.toZonedDateTime({ timeZone, plainTime: { hour } });
  return start.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Ada's three-day pass at the first club, from November 21, 2026. */
export function aMailedPass(changes: Partial<MailedPass> = {}): MailedPass {
  return {
    code: 'K7QM-2XAD',
    facilityId: facilityId('101'),
    firstName: 'Ada',
    lastName: 'Byron',
    title: '3-day trial pass',
    days: 3,
    terms: 'Three days in a row, once a person.',
    startsOn: Temporal.PlainDate.from('2026-11-21'),
    endsOn: Temporal.PlainDate.from('2026-11-23'),
    ...changes,
  };
}

const weekday = { from: '05:30', to: '23:00' };
const weekend = { from: '07:00', to: '21:00' };

/** Weekdays from 5:30 AM to 11:00 PM, weekends from 7:00 AM to 9:00 PM. */
export const someOpeningHours: WeekHours = {
  '1': weekday,
  '2': weekday,
  '3': weekday,
  '4': weekday,
  '5': weekday,
  '6': weekend,
  '7': weekend,
};

/** The profile of club 101, with a holiday and two days of classes. Pass the fields that differ. */
export function aClubProfile(differences: Partial<ClubProfile> = {}): ClubProfile {
  return {
    facilityId: facilityId('101'),
    openingHours: someOpeningHours,
    specialDays: [
      { date: '2026-11-26', name: 'Thanksgiving Day', hours: { from: '07:00', to: '13:00' } },
      { date: '2026-12-25', name: 'Christmas Day', hours: null },
    ],
    hasCorporateRates: true,
    has: ['weights', 'pool'],
    monthlyFrom: { minorUnits: 20_500, currency: 'USD' },
    opensOn: null,
    manager: 'Maya Lindgren',
    transit: [{ lines: 'B, D, F, M', stop: '42 St–Bryant Park', minutes: 2 }],
    parking: 'Bicycle racks at the entrance.',
    accessibility: ['Step-free entrance', 'Pool lift'],
    rooms: [
      {
        kind: 'weights',
        name: 'Weights floor',
        text: 'Racks, platforms and dumbbells up to 100 pounds.',
      },
      { kind: 'pool', name: 'Pool', text: 'Four lanes, 25 yards.' },
    ],
    coaches: [
      { name: 'Jonah Adeyemi', focus: 'Strength and mobility' },
      { name: 'Ines Carvalho', focus: 'Reformer Pilates' },
    ],
    timetable: [
      aClass('Vinyasa Flow', '2026-11-20T18:15:00-05:00'),
      { ...aClass('Power Ride', '2026-11-21T07:00:00-05:00'), room: 'Cycling studio' },
    ],
    rating: { average: 4.7, count: 12 },
    comments: [
      {
        firstName: 'Rosa',
        rating: 5,
        text: 'The pool is never crowded before eight.',
        on: Temporal.PlainDate.from('2026-11-12'),
      },
    ],
    ...differences,
  };
}

function aClass(name: string, startsAt: string): ClubProfile['timetable'][number] {
  return { name, startsAt, minutes: 60, room: 'Yoga studio', coach: 'Ines Carvalho' };
}
