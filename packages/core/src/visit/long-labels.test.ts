import { describe, expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import { longDate, longDay, longMoment } from './long-labels.ts';

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
    ['fr-CA', '20 novembre 2026 à 10 h 00 HNE', 'Vendredi, 20 novembre 2026'],
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
