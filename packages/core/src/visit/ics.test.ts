import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { anyCharacter, runs } from '../../testing/properties.ts';
import { aClub } from '../../testing/builders/club.builder.ts';
import { Temporal } from '../kernel/temporal.ts';
import { addDays } from './labels.ts';
import { type CalendarEvent, visitEvent } from './calendar-event.ts';
import { foldLine, icsFileName, toIcs } from './ics.ts';

const stamp = Temporal.Instant.from('2026-11-20T15:00:00Z');

function anEvent(differences: Partial<Parameters<typeof visitEvent>[0]> = {}): CalendarEvent {
  return visitEvent({
    uid: 'a1b2@foyer',
    sequence: 0,
    cancelled: false,
    startsAt: '2026-11-21T09:00:00-05:00',
    club: aClub(),
    purpose: 'tour',
    ...differences,
  });
}

/** Reads the file with an independent library. */
function read(event: CalendarEvent): {
  event: ICAL.Event;
  calendar: ICAL.Component;
  start: number;
  end: number;
} {
  const calendar = new ICAL.Component(ICAL.parse(toIcs(event, stamp)) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const vevent = calendar.getFirstSubcomponent('vevent');
  if (zone === null || vevent === null) throw new Error('The file lacks a part.');
  const parsed = new ICAL.Event(vevent);
  const timezone = new ICAL.Timezone(zone);
  const at = (time: ICAL.Time): number => {
    if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = timezone;
    return time.toUnixTime() * 1000;
  };
  return { event: parsed, calendar, start: at(parsed.startDate), end: at(parsed.endDate) };
}

describe('iCalendar file', () => {
  it('LA-06 lasts half an hour in the club’s zone and includes club, address and phone', () => {
    const { event, start, end } = read(anEvent());
    expect(event.summary).toBe('Visit at Bryant Park');
    expect(event.location).toBe('Bryant Park, 129 West 41st Street, New York, NY 10018');
    expect(event.description).toBe(
      'Bryant Park\n129 West 41st Street, New York, NY 10018\n212-555-0101',
    );
    expect(event.startDate.toString()).toBe('2026-11-21T09:00:00');
    expect(start).toBe(Temporal.Instant.from('2026-11-21T14:00:00Z').epochMilliseconds);
    expect(end - start).toBe(30 * 60_000);
  });

  it('LA-12 keeps its UID, increases SEQUENCE and has the method PUBLISH', () => {
    const { event, calendar } = read(anEvent({ sequence: 3 }));
    expect([event.uid, event.sequence]).toEqual(['a1b2@foyer', 3]);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  it('VL-11: reminds a day and two hours before, unless the visit is canceled', () => {
    const remindersOf = (event: CalendarEvent) =>
      read(event)
        .event.component.getAllSubcomponents('valarm')
        .map((alarm) => [
          alarm.getFirstPropertyValue('action'),
          String(alarm.getFirstPropertyValue('trigger')),
          alarm.getFirstPropertyValue('description'),
        ]);
    expect(remindersOf(anEvent())).toEqual([
      ['DISPLAY', '-P1D', 'Visit at Bryant Park'],
      ['DISPLAY', '-PT2H', 'Visit at Bryant Park'],
    ]);
    expect(remindersOf(anEvent({ cancelled: true }))).toEqual([]);
  });

  it('VL-12: links to the page on which the visit can be changed', () => {
    const url = 'https://foyer.example/visit/abc';
    const { event } = read(anEvent({ url }));
    expect(event.component.getFirstPropertyValue('url')).toBe(url);
    expect(event.description.split('\n').at(-1)).toBe(url);
  });

  it('LA-12 a canceled visit has METHOD:CANCEL and the same UID', () => {
    const { event, calendar } = read(anEvent({ sequence: 4, cancelled: true }));
    expect(event.uid).toBe('a1b2@foyer');
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('ML-02 an invitation has the method REQUEST and names who invites whom', () => {
    const organizer = { name: 'The "Park"', email: 'park@club.example' };
    const file = toIcs(anEvent(), stamp, { organizer, attendee: 'ada@example.com' });
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    const event = calendar.getFirstSubcomponent('vevent');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event?.getFirstPropertyValue('organizer')).toBe('mailto:park@club.example');
    expect(event?.getFirstProperty('organizer')?.getParameter('cn')).toBe('The Park');
    expect(event?.getFirstPropertyValue('attendee')).toBe('mailto:ada@example.com');
  });

  it('LA-12 escapes special characters and folds lines at 75 octets', () => {
    const club = aClub({ name: 'Bar; Grill, and \\Gym\nNorth – 北の丸スポーツクラブ'.repeat(3) });
    const file = toIcs(anEvent({ club }), stamp);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll('\r\n', '')).not.toContain('\n');
    expect(read(anEvent({ club })).event.summary).toBe(`Visit at ${club.name}`);
  });

  it('LA-12 folds any text without splitting a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
        const line = text.replaceAll(/[\r\n]/g, '');
        const folded = foldLine(line);
        expect(folded.replaceAll('\r\n ', '')).toBe(line);
        expect(
          folded.split('\r\n').every((part) => new TextEncoder().encode(part).length <= 75),
        ).toBe(true);
      }),
    );
  });

  it('LA-12 LS-10 the file has the slot’s moment, in every zone, on every day of fourteen years', () => {
    const zones = [
      'America/New_York',
      'America/St_Johns',
      'Europe/London',
      'Europe/Dublin',
      'Australia/Lord_Howe',
      'Australia/Sydney',
      'Asia/Kolkata',
      'Asia/Dubai',
      'America/Phoenix',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.nat(14 * 365),
        fc.nat(49),
        (timeZone, offset, half) => {
          const time = Temporal.PlainDate.from(addDays('2024-01-01', offset))
            .toZonedDateTime(timeZone)
            .add({ minutes: 30 * half });
          const startsAt = time.toString({ timeZoneName: 'never' });
          expect(read(anEvent({ startsAt, club: aClub({ timeZone }) })).start).toBe(
            time.epochMilliseconds,
          );
        },
      ),
      runs(100),
    );
  });

  it('LA-12 LS-10 the file has the offset of the visit and the one after the next clock change', () => {
    const zone = read(anEvent()).calendar.getFirstSubcomponent('vtimezone');
    const kinds = zone
      ?.getAllSubcomponents()
      .map((part) => [
        part.name,
        ...['dtstart', 'tzoffsetfrom', 'tzoffsetto', 'tzname'].map((name) =>
          String(part.getFirstPropertyValue(name)),
        ),
      ]);
    expect(kinds).toEqual([
      ['standard', '2026-11-01T02:00:00', '-04:00', '-05:00', 'EST'],
      ['daylight', '2027-03-14T02:00:00', '-05:00', '-04:00', 'EDT'],
    ]);
  });

  it('LA-12 has a simple file name', () => {
    expect(icsFileName(anEvent({ club: aClub({ name: 'Vieux-Port, Montréal' }) }))).toBe(
      'visit-at-vieux-port-montreal.ics',
    );
  });
});
