import { Temporal } from '@foyer/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { sharedApi } from '../testing/test-api.ts';
import { shippedData } from '../chain-data.ts';
import { allClubs, type StoredClub } from './club-table.ts';
import { seededClubs } from './seed.ts';

describe('The seeded clubs', () => {
  const api = sharedApi(sqliteEngine());
  let clubs: readonly StoredClub[];
  beforeAll(async () => {
    clubs = await allClubs(api.database);
  });

  it('CC-01 are 120, with ids 101 to 220 and unique URL names', () => {
    expect(clubs.map((club) => club.facility_id)).toEqual(
      Array.from({ length: 120 }, (_, index) => String(101 + index)),
    );
    expect(new Set(clubs.map((club) => club.web_name)).size).toBe(120);
    for (const club of clubs) expect(club.web_name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('VL-22 are off on February 29 in leap years only', () => {
    const data = shippedData();
    const clubsFile = { ...data.clubs, daysOff: [{ day: '02-29' }] };
    const { blackoutDates } = seededClubs({ ...data, clubs: clubsFile });
    expect(blackoutDates.map(({ date }) => date)).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
      '2036-02-29',
    ]);
  });

  it('lie in the thirteen preset regions and abroad', () => {
    const states = new Set(clubs.filter((club) => club.country === 'US').map((club) => club.state));
    expect([...states].toSorted()).toEqual([
      'CA',
      'CT',
      'DC',
      'FL',
      'IL',
      'MA',
      'MI',
      'NJ',
      'NY',
      'TX',
      'WA',
    ]);
    const countries = new Set(clubs.map((club) => club.country));
    expect([...countries]).toEqual(expect.arrayContaining(['CA', 'UK', 'AU', 'JP', 'IN']));
  });

  it('LS-10 have the time zone of their longitude', () => {
    const january = Temporal.Instant.from('2026-01-15T12:00:00Z');
    const hoursFromSun = ({ time_zone, long }: StoredClub) =>
      Math.abs(january.toZonedDateTimeISO(time_zone).offsetNanoseconds / 3.6e12 - long / 15);
    // In January, southern daylight saving time included, no zone in use here is more than two hours from solar time.
    expect(clubs.filter((club) => hoursFromSun(club) >= 2).map((club) => club.name)).toEqual([]);
  });

  it('have phone numbers that can’t ring anyone', () => {
    const harmless: Readonly<Record<string, RegExp>> = {
      US: /^\(\d{3}\) 555-01\d\d$/,
      CA: /^\(\d{3}\) 555-01\d\d$/,
      UK: /^(?:020 7946 0\d{3}|01(?:1[3-8]|\d1) 496 0\d{3}|028 9649 6\d{3})$/,
      AU: /^\(0[238]\) 7010 \d{4}$/,
      FR: /^01 99 00 \d\d \d\d$/,
      IE: /^020 91\d \d{4}$/,
      AE: /^04 000 \d{4}$/,
      IN: /^022 0000 \d{4}$/,
      SG: /^0000 \d{4}$/,
      JP: /^03-0000-\d{4}$/,
    };
    const ringing = clubs.filter((club) => !harmless[club.country]?.test(club.phone_number));
    expect(ringing.map((club) => `${club.name}: ${club.phone_number}`)).toEqual([]);
  });
});
