import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { isOffered, upcomingSlots, type VisitRules, windowDays } from './open-times.ts';

describe('A club’s times', () => {
  const hoursNamed = (name: string) => shippedData().clubs.visitHours[name] ?? {};
  const at = (text: string) => Temporal.Instant.from(text);

  function rulesIn(timeZone: string, changes: Partial<VisitRules> = {}): VisitRules {
    const rules = { timeZone, hours: hoursNamed('always'), noticeMinutes: 0 };
    return { ...rules, closedDates: new Map(), ...changes };
  }

  function textsOf(rules: VisitRules, date: string, now: string): readonly string[] {
    const day = upcomingSlots(rules, 'tour', at(now)).find((other) => other.date === date);
    return (day?.slots ?? []).map((slot) => slot.text);
  }

  it('LS-10 skip the hour that New York skips in spring', () => {
    const texts = textsOf(rulesIn('America/New_York'), '2027-03-14', '2027-03-10T12:00:00Z');
    expect(texts).toHaveLength(46);
    expect(texts.slice(3, 5)).toEqual(['2027-03-14T01:30:00-05:00', '2027-03-14T03:00:00-04:00']);
  });

  it('LS-10 repeat the hour that New York repeats in fall, with different offsets', () => {
    const texts = textsOf(rulesIn('America/New_York'), '2026-11-01', '2026-10-20T12:00:00Z');
    expect(texts).toHaveLength(50);
    expect(texts.slice(2, 7)).toEqual([
      '2026-11-01T01:00:00-04:00',
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:00:00-05:00',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T02:00:00-05:00',
    ]);
  });

  it('LS-10 follow Lord Howe, where the clocks change by half an hour', () => {
    const spring = textsOf(rulesIn('Australia/Lord_Howe'), '2026-10-04', '2026-09-20T00:00:00Z');
    expect(spring).toHaveLength(47);
    expect(spring.slice(3, 5)).toEqual(['2026-10-04T01:30:00+10:30', '2026-10-04T02:30:00+11:00']);
    const autumn = textsOf(rulesIn('Australia/Lord_Howe'), '2027-04-04', '2027-03-20T00:00:00Z');
    expect(autumn.slice(3, 5)).toEqual(['2027-04-04T01:30:00+11:00', '2027-04-04T01:30:00+10:30']);
  });

  it('LS-10 start the day at one where the clocks change at midnight, as in Cairo', () => {
    const texts = textsOf(rulesIn('Africa/Cairo'), '2026-04-24', '2026-04-10T00:00:00Z');
    expect(texts).toHaveLength(46);
    expect(texts.slice(0, 2)).toEqual(['2026-04-24T01:00:00+03:00', '2026-04-24T01:30:00+03:00']);
  });

  it('LS-10 parse back to the same instant, in zones of every kind', () => {
    for (const timeZone of [
      'Asia/Kolkata',
      'America/St_Johns',
      'Europe/London',
      'Asia/Tokyo',
      'Africa/Cairo',
    ]) {
      for (const now of ['2026-03-15T00:00:00Z', '2026-10-15T00:00:00Z', '2026-04-10T00:00:00Z']) {
        const slots = upcomingSlots(rulesIn(timeZone), 'tour', at(now)).flatMap((day) => day.slots);
        const instants = slots.map((slot) => slot.epochMilliseconds);
        expect(slots.map((slot) => at(slot.text).epochMilliseconds)).toEqual(instants);
        expect(instants).toEqual([...new Set(instants)].toSorted((one, other) => one - other));
      }
    }
  });

  it('FM-05 cover today and the next 29 days in the club’s time zone', () => {
    // 23:30 on the 20th in London is 10:30 on the 21st in Sydney.
    const days = upcomingSlots(rulesIn('Australia/Sydney'), 'tour', at('2026-11-20T23:30:00Z'));
    expect(days.map((day) => day.date)).toHaveLength(windowDays);
    expect(days[0]?.date).toBe('2026-11-21');
    expect(days[0]?.slots[0]?.text).toBe('2026-11-21T11:00:00+11:00');
    expect(days.at(-1)?.date).toBe('2026-12-20');
  });

  it('LS-02 leave out blackout dates, closed weekdays and a day without times left', () => {
    const rules = rulesIn('Europe/London', {
      hours: hoursNamed('quiet'),
      closedDates: new Map([['2026-11-24', null]]),
    });
    const dates = upcomingSlots(rules, 'tour', at('2026-11-20T17:30:00Z')).map((day) => day.date);
    expect(dates.slice(0, 4)).toEqual(['2026-11-21', '2026-11-23', '2026-11-25', '2026-11-26']);
  });

  it('HT-26 include guided workouts every hour', () => {
    const [day] = upcomingSlots(
      rulesIn('Europe/London', { hours: hoursNamed('standard') }),
      'workout',
      at('2026-11-21T12:00:00Z'),
    );
    expect(day?.slots.map((slot) => slot.text.slice(11, 16))).toEqual([
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
  });

  it('HT-26 include no visit that would run past the hours', () => {
    const hours = { '6': { from: '13:30', to: '17:00' } };
    const now = at('2026-11-21T12:00:00Z');
    const [day] = upcomingSlots(rulesIn('Europe/London', { hours }), 'workout', now);
    expect(day?.slots.map((slot) => slot.text.slice(11, 16))).toEqual(['13:30', '14:30', '15:30']);
  });

  it('CN-12 leave the club its notice', () => {
    const rules = rulesIn('Europe/London', { noticeMinutes: 120 });
    const [day] = upcomingSlots(rules, 'tour', at('2026-11-21T10:00:00Z'));
    expect(day?.slots[0]?.text).toBe('2026-11-21T12:30:00+00:00');
    expect(isOffered(rules, 'tour', at('2026-11-21T10:00:00Z'), at('2026-11-21T12:00:00Z'))).toBe(
      false,
    );
  });

  it('LS-13 can be booked exactly when they are listed', () => {
    const rules = rulesIn('America/New_York', {
      hours: hoursNamed('standard'),
      noticeMinutes: 120,
    });
    const now = at('2026-10-20T12:10:00Z');
    const listed = new Set(
      upcomingSlots(rules, 'tour', now).flatMap((day) =>
        day.slots.map((slot) => slot.epochMilliseconds),
      ),
    );
    for (let minutes = -24 * 60; minutes < 32 * 24 * 60; minutes += 15) {
      const time = at('2026-10-20T00:00:00Z').add({ minutes });
      expect(isOffered(rules, 'tour', now, time)).toBe(listed.has(time.epochMilliseconds));
    }
  });
});
