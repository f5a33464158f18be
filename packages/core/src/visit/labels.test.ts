import { describe, expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import {
  daysLabel,
  rangeLabel,
  shortDay,
  addDays,
  clockTime,
  dayLabel,
  dayName,
  monthDay,
  slotLabel,
  timeLabel,
} from './labels.ts';
import { sameOffset, zoneAbbreviation } from './time-zone.ts';
import { longDate, longDay, longMoment } from './long-labels.ts';

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
    expect(dayLabel('2026-11-20', null)).toBe('Friday, November 20');
    expect(dayName('2026-11-19', '2026-11-20')).toBe('Thursday');
    expect(monthDay('2028-02-29')).toBe('February 29');
  });

  it('LA-13 tomorrow is right when the clocks change, too', () => {
    expect(dayName('2026-03-08', '2026-03-07')).toBe('Tomorrow');
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
  });

  it('LA-05 a range shows month and two-digit day, with the weekday at its end', () => {
    expect(rangeLabel('2026-11-20', '2026-12-19')).toBe('Nov 20 - Sat, Dec 19');
    expect(rangeLabel('2026-12-05', '2027-01-03')).toBe('Dec 05 - Sun, Jan 03');
  });
});

describe('labels in another language', () => {
  const today = '2026-11-20';

  it.each([
    ['en-GB', 'Today, 20 November', 'Tomorrow, 21 November', 'Monday 23 November'],
    ['fr-CA', 'Aujourd’hui, 20 novembre', 'Demain, 21 novembre', 'Lundi 23 novembre'],
    ['es-US', 'Hoy, 20 de noviembre', 'Mañana, 21 de noviembre', 'Lunes, 23 de noviembre'],
  ])('LA-13 ER-01 days in %s', (locale, ...labels) => {
    expect(['20', '21', '23'].map((day) => dayLabel(`2026-11-${day}`, today, locale))).toEqual(
      labels,
    );
  });

  it.each([
    ['en-US', '2:30 PM'],
    ['en-GB', '2:30 PM'],
    ['fr-CA', '14 h 30'],
    ['es-US', '2:30 p.m.'],
  ])('LS-10 ER-01 half past two on the club’s clock, in %s', (locale, label) => {
    const slot = { startsAt: '2026-11-21T14:30:00-05:00', label: '2:30 PM' };
    expect(plain(slotLabel(slot, locale))).toBe(label);
  });

  it('PG-344 a time never breaks at the end of a line', () => {
    expect(clockTime(14 * 60 + 30, 'fr-CA')).toBe('14\u00A0h\u00A030');
    expect(clockTime(14 * 60 + 30, 'en-US')).toBe('2:30\u00A0PM');
    expect(clockTime(14 * 60 + 30, 'en-GB')).toBe('2:30\u00A0PM');
  });

  it('PG-368 a full hour has no zeros in French', () => {
    expect(clockTime(13 * 60, 'fr-CA')).toBe('13\u00A0h');
    expect(clockTime(0, 'fr-CA')).toBe('0\u00A0h');
    expect(clockTime(60, 'fr-CA')).toBe('1\u00A0h');
    expect(clockTime(13 * 60, 'es-US')).toBe('1:00\u00A0p.m.');
  });

  it('LS-10 a repeated time shows its zone in every language', () => {
    const slot = { startsAt: '2026-11-01T01:30:00-04:00', label: '1:30 AM EDT' };
    expect(plain(slotLabel(slot, 'fr-CA'))).toBe('1 h 30 EDT');
  });

  it.each([
    ['en-US', 'November 21 – 27', 'November 28 – December 4', 'Sat, Nov 21'],
    ['en-GB', '21 – 27 November', '28 November – 4 December', 'Sat 21 Nov'],
    ['fr-CA', '21 – 27 novembre', '28 novembre – 4 décembre', 'Sam. 21 nov.'],
    ['es-US', '21–27 de noviembre', '28 de noviembre – 4 de diciembre', 'Sáb, 21 de nov'],
  ])('LS-02 ER-01 a week of days in %s', (locale, inOne, inTwo, short) => {
    expect(plain(daysLabel('2026-11-21', '2026-11-27', locale))).toBe(inOne);
    expect(plain(daysLabel('2026-11-28', '2026-12-04', locale))).toBe(inTwo);
    expect(shortDay('2026-11-21', locale)).toBe(short);
  });

  it('ER-01 only the first of a month is an ordinal in French', () => {
    expect(monthDay('2026-12-01', 'fr-CA')).toBe('1er décembre');
    expect(monthDay('2026-12-21', 'fr-CA')).toBe('21 décembre');
    expect(plain(daysLabel('2026-12-01', '2026-12-07', 'fr-CA'))).toBe('1 – 7 décembre');
    expect(plain(daysLabel('2026-11-25', '2026-12-01', 'fr-CA'))).toBe(
      '25 novembre – 1er décembre',
    );
  });

  it('LA-05 ER-01 a range of days starts with a capital letter', () => {
    expect(plain(rangeLabel('2026-11-20', '2026-12-19', 'fr-CA'))).toBe(
      'Ven. 20 nov. – sam. 19 déc.',
    );
  });
});

/** Platform versions differ in which space characters they use. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
}

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

  it('UI-04 a zone without an abbreviation shows its offset', () => {
    expect(zoneAbbreviation(winter, 'Asia/Tokyo')).toBe('GMT+9');
  });

  it('UI-04 ER-01 a zone shows the language’s own abbreviation, otherwise the English one', () => {
    expect(zoneAbbreviation(winter, 'America/Toronto', 'fr-CA')).toBe('HNE');
    expect(zoneAbbreviation(winter, 'America/New_York', 'es-US')).toBe('EST');
    expect(zoneAbbreviation(summer, 'Europe/London', 'fr-CA')).toBe('BST');
  });

  it('UI-04 compares two zones at a moment', () => {
    expect(sameOffset(winter, 'America/New_York', 'America/Toronto')).toBe(true);
    expect(sameOffset(summer, 'America/Phoenix', 'America/Denver')).toBe(false);
  });
});

describe('long dates', () => {
  it('PT-05 a day includes its year', () => {
    expect(longDate(Temporal.PlainDate.from('2026-11-02'))).toBe('November 2, 2026');
  });

  it.each([
    ['2026-11-20', 'Today, November 20, 2026'],
    ['2026-11-21', 'Tomorrow, November 21, 2026'],
    ['2030-12-31', 'Tuesday, December 31, 2030'],
  ])('HT-47 the last day of a pass, %s, is relative to today', (day, label) => {
    expect(longDay(Temporal.PlainDate.from(day), '2026-11-20')).toBe(label);
  });

  it('HT-47 if today is unknown, the day shows its weekday', () => {
    expect(longDay(Temporal.PlainDate.from('2026-11-20'), null)).toBe('Friday, November 20, 2026');
  });

  it.each([
    ['America/New_York', 'November 20, 2026 at 10:00 AM EST'],
    ['Europe/London', 'November 20, 2026 at 3:00 PM GMT'],
    ['Asia/Tokyo', 'November 21, 2026 at 12:00 AM GMT+9'],
  ])('HT-45 UI-04 a signature’s time is in the time zone of %s', (zone, label) => {
    expect(longMoment(Temporal.Instant.from('2026-11-20T15:00:00Z'), zone)).toBe(label);
  });

  it.each([
    ['en-GB', '20 November 2026 at 10:00 AM EST', 'Friday, 20 November 2026'],
    ['fr-CA', '20 novembre 2026 à 10 h HNE', 'Vendredi, 20 novembre 2026'],
    ['es-US', '20 de noviembre de 2026, 10:00 a.m. EST', 'Viernes, 20 de noviembre de 2026'],
  ])('HT-45 HT-47 ER-01 a moment and a day in %s', (locale, moment, day) => {
    const signed = longMoment(
      Temporal.Instant.from('2026-11-20T15:00:00Z'),
      'America/New_York',
      locale,
    );
    // Platform versions differ in which space characters they use.
    expect(signed.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(moment);
    expect(longDay(Temporal.PlainDate.from('2026-11-20'), null, locale)).toBe(day);
  });
});
