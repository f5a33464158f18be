import { Temporal } from '@foyer/core';
import { toIcs, visitEvent } from '@foyer/core/calendar';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';

interface ReadEvent {
  readonly uid: string;
  readonly start: number;
  readonly end: number;
  readonly sequence: number;
  readonly method: string;
}

function readWithNodeIcal(file: string): ReadEvent {
  const entries = Object.values(nodeIcal.sync.parseICS(file));
  const event = entries.find((entry) => entry?.type === 'VEVENT');
  if (event?.end === undefined) throw new Error('The file has no event with an end.');
  const { uid, start, end, sequence, method } = event;
  return { uid, start: +start, end: +end, sequence: Number(sequence), method: String(method) };
}

function readWithIcalJs(file: string): ReadEvent {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  if (zone === null || component === null) throw new Error('The file lacks a part.');
  const { uid, sequence, startDate, endDate } = new ICAL.Event(component);
  const timezone = new ICAL.Timezone(zone);
  const at = (time: ICAL.Time): number => {
    if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = timezone;
    return time.toUnixTime() * 1000;
  };
  const method = String(calendar.getFirstPropertyValue('method'));
  return { uid, sequence, method, start: at(startDate), end: at(endDate) };
}

/** `npm test` takes the hour before and after each clock change of one year, `pnpm test:deep` three hours of three. */
const { end, halves } =
  process.env['MODE'] === 'deep' ? { end: 2030, halves: 6 } : { end: 2028, halves: 2 };

/** Every half hour around a moment. */
function startsAround(moment: Temporal.ZonedDateTime): readonly Temporal.ZonedDateTime[] {
  return Array.from({ length: 2 * halves + 1 }, (_, half) =>
    moment.add({ minutes: 30 * (half - halves) }),
  );
}

/** The zone's next clock changes, and a plain day. */
function momentsOf(timeZone: string): readonly Temporal.ZonedDateTime[] {
  const first = Temporal.ZonedDateTime.from(`2026-11-21T09:00[${timeZone}]`);
  const changes: Temporal.ZonedDateTime[] = [];
  for (
    let next = first.getTimeZoneTransition('next');
    next !== null && next.year < end;
    next = next.getTimeZoneTransition('next')
  ) {
    changes.push(next);
  }
  return [first, ...changes];
}

const zones = [...new Set(shippedData().clubs.places.map(({ timeZone }) => timeZone))];
const club = {
  name: 'Foyer',
  address: '1 Main Street',
  city: 'Here',
  state: '',
  zip: '1',
  phoneNumber: '212-555-0102',
};
const organizer = { name: 'Foyer', email: 'club@foyer.example' };

describe('A visit’s calendar file', () => {
  it.each(zones)(
    'VL-10: two parsers read the same moment and length around each clock change in %s',
    (timeZone) => {
      for (const start of momentsOf(timeZone).flatMap(startsAround)) {
        for (const [revision, cancelled] of [
          [0, false],
          [3, true],
        ] as const) {
          const event = visitEvent({
            uid: 'a1b2@foyer',
            sequence: revision,
            cancelled,
            startsAt: start.toString({ timeZoneName: 'never' }),
            club: { ...club, timeZone },
            purpose: 'tour',
          });
          const file = toIcs(event, start.toInstant(), { organizer, attendee: 'ada@example.com' });
          const expected: ReadEvent = {
            uid: 'a1b2@foyer',
            start: start.epochMilliseconds,
            end: start.epochMilliseconds + 30 * 60_000,
            sequence: revision,
            method: cancelled ? 'CANCEL' : 'REQUEST',
          };
          expect(readWithIcalJs(file)).toEqual(expected);
          expect(readWithNodeIcal(file)).toEqual(expected);
        }
      }
    },
  );
});
