import { Temporal } from '@foyer/core';
import { openState, type WeekHours } from '@foyer/core/clubs';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { translator } from '../copy/translate.ts';
import { closedOn, holidayPlaces } from '../visits/open-times.ts';
import { holidayRows } from './seed.ts';
import { categoryIds, classCountOf, clubDetails, clubHours } from './club-profile.ts';
import { clubsOf } from './photos.ts';

const data = shippedData();
const clubs = clubsOf(data);
const now = Temporal.Instant.from('2026-11-20T15:00:00Z');
const clubNamed = (webName: string) => clubs.find((club) => club.webName === webName);

describe('what the chain’s files say about a club', () => {
  it('PG-104 a club has the chain’s hours, holidays, rooms and coaches unless it has its own', () => {
    const tribeca = clubNamed('tribeca');
    expect(clubHours(data, tribeca, now)).toMatchObject({
      openingHours: { '1': { from: '05:30', to: '23:00' } },
      specialDays: [
        { date: '2026-11-26', name: 'Thanksgiving Day', hours: { from: '06:00', to: '13:00' } },
        { date: '2026-12-25', name: 'Christmas Day', hours: null },
        { date: '2027-01-01', name: 'New Year’s Day' },
      ],
    });
    const own = clubHours(data, clubNamed('grand-central'), now).specialDays?.[0];
    expect(own?.hours).toEqual({ from: '05:00', to: '23:00' });
    const details = clubDetails(data, tribeca, now);
    expect(details.rooms?.map(({ name }) => name)).toContain('Saltwater pool');
    expect(details.accessibility).toContain('Pool lift');
    expect(details.coaches).toHaveLength(4);
    expect(clubDetails(data, clubNamed('soho'), now).rooms).not.toContainEqual(
      expect.objectContaining({ name: 'Saltwater pool' }),
    );
    expect(clubHours(data, undefined, now)).toEqual({
      openingHours: null,
      specialDays: [],
      has: [],
    });
  });

  it('PG-104 only a club in presale has an opening day, and it has no classes yet', () => {
    expect(clubDetails(data, clubNamed('harlem'), now)).toMatchObject({
      opensOn: '2027-03-01',
      timetable: [],
    });
    expect(clubDetails(data, clubNamed('tribeca'), now).opensOn).toBeNull();
  });

  it('PG-105 the week’s classes are as many as the class counts say, while the club is open', () => {
    const withoutHolidays = Temporal.Instant.from('2026-11-02T15:00:00Z');
    // Most clubs share their hours and times.
    const checked = new Set<string>();
    for (const club of clubs.filter(({ status }) => status === 'open')) {
      const { timetable = [] } = clubDetails(data, club, withoutHolidays);
      const counts = categoryIds.map((category) => classCountOf(data.clubs, club, category));
      expect(timetable).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
      const hours = data.clubs.openingHours[club.openingHours] as WeekHours;
      for (const { startsAt } of timetable ?? []) {
        const shared = `${club.openingHours} ${club.place.timeZone} ${startsAt}`;
        if (checked.has(shared)) continue;
        checked.add(shared);
        const start = Temporal.Instant.from(startsAt);
        expect(openState(hours, [], club.place.timeZone, start).kind).toMatch(
          /^open(?:-all-day)?$/,
        );
      }
    }
  });

  it.each([
    ['strength', 84],
    ['barre', 89],
    ['dance', 125],
  ] as const)('PG-192 most open clubs have a class of %s each week', (_name, category) => {
    const open = clubs.filter(({ status }) => status === 'open');
    const having = open.filter((club) => classCountOf(data.clubs, club, category) > 0);
    expect(having.length / open.length).toBeGreaterThan(0.75);
  });

  it('PG-105 a holiday leaves out the classes that its hours don’t cover', () => {
    const { timetable } = clubDetails(data, clubNamed('tribeca'), now);
    const times = (timetable ?? [])
      .filter(({ startsAt }) => startsAt.startsWith('2026-11-26'))
      .map(({ startsAt }) => startsAt.slice(11, 16));
    expect(times.filter((time) => time < '06:00' || time >= '13:00')).toEqual([]);
    const day = ({ startsAt }: { startsAt: string }): boolean => startsAt > '2026-11-25';
    expect(timetable?.some(day)).toBe(true);
  });

  it('PG-102 PG-104 a holiday stays until the day after it, for a club that is open past midnight', () => {
    const dates = (at: string) =>
      clubHours(data, clubNamed('tribeca'), Temporal.Instant.from(at)).specialDays?.map(
        ({ date }) => date,
      );
    expect(dates('2026-12-26T05:30:00Z')).toContain('2026-12-25');
    expect(dates('2026-12-27T05:30:00Z')).not.toContain('2026-12-25');
  });

  it('PG-106 nobody is offered a visit while the club is closed', () => {
    const rows = holidayRows(data.holidays);
    for (const club of clubs) {
      const visits = data.clubs.visitHours[club.visitHours] ?? {};
      const open = data.clubs.openingHours[club.openingHours] ?? {};
      for (const [day, span] of Object.entries(visits)) {
        const during = open[day as keyof typeof open];
        expect([club.name, day, isWithin(span, during)]).toEqual([club.name, day, true]);
      }
      const place = { country: club.place.country, state: club.place.state };
      const openHolidays = [...data.clubs.openHolidays, ...club.openHolidays];
      const named = rows.filter((row) => holidayPlaces(place).includes(row.place));
      const closed = new Set(
        closedOn(named, { ...place, open_holidays: JSON.stringify(openHolidays) }).map(
          ({ name }) => name,
        ),
      );
      const hours = { ...data.clubs.holidayHours, ...club.holidayHours };
      for (const { name, date } of named.filter((row) => !closed.has(row.name))) {
        if (!(name in hours)) continue;
        const weekday = String(Temporal.PlainDate.from(date).dayOfWeek) as keyof typeof visits;
        expect([club.name, name, isWithin(visits[weekday], hours[name])]).toEqual([
          club.name,
          name,
          true,
        ]);
      }
    }
  });

  it('ER-01 what a club’s page says is translated', () => {
    const file = data.clubs;
    const texts = new Set([
      ...file.accessibility.map(({ text }) => text),
      file.parking ?? '',
      ...file.rooms.flatMap(({ name, text }) => [name, text]),
      ...file.coaches.map(({ focus }) => focus),
      ...Object.values(file.classKinds).flatMap(({ names }) => names),
      ...Object.keys(file.holidayHours),
    ]);
    const same = new Set(['Spa', 'Sauna', 'Vinyasa Flow']);
    for (const locale of ['fr-CA', 'es-US'] as const) {
      const translate = translator(data.translations, locale);
      const known = data.translations[locale] ?? {};
      expect([...texts].filter((text) => !Object.hasOwn(known, text))).toEqual([]);
      expect(
        [...texts].filter((text) => translate(text) === text && !same.has(text)).length,
      ).toBeLessThan(texts.size / 4);
    }
  });
});

type Span = { readonly from: string; readonly to: string } | null | undefined;

function isWithin(visits: Span, open: Span): boolean {
  return visits == null || (open != null && open.from <= visits.from && visits.to <= open.to);
}
