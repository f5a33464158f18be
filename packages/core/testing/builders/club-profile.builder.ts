import type { ClubProfile } from '../../src/clubs/club-profile-repository.port.ts';
import type { WeekHours } from '../../src/clubs/opening-hours.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { facilityId } from './club.builder.ts';

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
