import { describe, expect, it } from 'vitest';

import { Temporal } from '../shared/temporal.ts';
import { addDays, dayLabel, dayName, monthDay, rangeLabel, timeLabel } from './labels.ts';
import { sameOffset, utcOffset, zoneAbbreviation } from './time-zone.ts';

describe('labels', () => {
  it.each([
    [0, 0, '12:00 AM'],
    [0, 30, '12:30 AM'],
    [9, 5, '9:05 AM'],
    [11, 59, '11:59 AM'],
    [12, 0, '12:00 PM'],
    [13, 30, '1:30 PM'],
    [23, 59, '11:59 PM'],
  ])('LS-10 %i:%i reads %s', (hour, minute, label) => {
    expect(timeLabel({ hour, minute })).toBe(label);
  });

  it('LA-13 dates read Today, Tomorrow or the weekday, with month and day', () => {
    expect(dayLabel('2026-11-20', '2026-11-20')).toBe('Today, November 20');
    expect(dayLabel('2026-11-21', '2026-11-20')).toBe('Tomorrow, November 21');
    expect(dayLabel('2026-11-23', '2026-11-20')).toBe('Monday, November 23');
    expect(dayLabel('2027-01-01', '2026-12-31')).toBe('Tomorrow, January 1');
    expect(dayName('2026-11-19', '2026-11-20')).toBe('Thursday');
    expect(monthDay('2028-02-29')).toBe('February 29');
  });

  it('LA-13 tomorrow is tomorrow on the days the clocks change, too', () => {
    expect(dayName('2026-03-08', '2026-03-07')).toBe('Tomorrow');
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
  });

  it('LA-05 a range reads month and two-digit day, its end by the weekday too', () => {
    expect(rangeLabel('2026-11-20', '2026-12-19')).toBe('Nov 20 - Sat, Dec 19');
    expect(rangeLabel('2026-12-05', '2027-01-03')).toBe('Dec 05 - Sun, Jan 03');
  });
});

describe('time zones', () => {
  const winter = Temporal.Instant.from('2026-01-15T12:00:00Z');
  const summer = Temporal.Instant.from('2026-07-15T12:00:00Z');

  it.each([
    [winter, 'America/New_York', 'EST'],
    [summer, 'America/New_York', 'EDT'],
    [summer, 'Europe/London', 'BST'],
    [winter, 'Australia/Sydney', 'AEDT'],
    [winter, 'Asia/Kolkata', 'IST'],
  ])('UI-04 %s in %s is %s', (at, zone, abbreviation) => {
    expect(zoneAbbreviation(at, zone)).toBe(abbreviation);
  });

  it('UI-04 a zone without letters is told by its offset', () => {
    expect(zoneAbbreviation(winter, 'Asia/Tokyo')).toBe('GMT+9');
    expect(utcOffset(winter, 'America/New_York')).toBe('UTC−05:00');
    expect(utcOffset(summer, 'Asia/Kolkata')).toBe('UTC+05:30');
  });

  it('UI-04 compares two zones at a moment', () => {
    expect(sameOffset(winter, 'America/New_York', 'America/Toronto')).toBe(true);
    expect(sameOffset(summer, 'America/Phoenix', 'America/Denver')).toBe(false);
  });
});
