import { Temporal } from '@foyer/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seedEmployers } from '../corporate/seed.ts';
import { seedMembers } from '../referral/seed.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { allClubs, type StoredClub } from './club-table.ts';
import { seedClubContents } from './seed-contents.ts';
import { seedClubs } from './seed.ts';

describe('The seeded clubs', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let clubs: readonly StoredClub[];
  beforeAll(async () => {
    api = await openTestApi(await engine.newPlace());
    clubs = await allClubs(api.database);
  });
  afterAll(async () => {
    await api.close();
    await engine.stop();
  });

  it('CC-01 are 120, with ids 101 to 220 and unique URL names', () => {
    expect(clubs.map((club) => club.facility_id)).toEqual(
      Array.from({ length: 120 }, (_, index) => String(101 + index)),
    );
    expect(new Set(clubs.map((club) => club.web_name)).size).toBe(120);
    for (const club of clubs) expect(club.web_name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
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

  it('have phone numbers that ring nobody', () => {
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

  it('aren’t changed by seeding again, even where an operator edited them', async () => {
    const change = { phone_number: '(212) 555-0199' };
    await api.database
      .updateTable('facilities')
      .set(change)
      .where('facility_id', '=', '101')
      .execute();
    await api.database.deleteFrom('appointment_clubs').where('facility_id', '=', '101').execute();
    await seedClubs(api.database);
    const again = await allClubs(api.database);
    expect(again).toHaveLength(120);
    expect(again[0]).toMatchObject(change);
    const listed = await api.database.selectFrom('appointment_clubs').selectAll().execute();
    expect(listed.map((row) => row.facility_id)).not.toContain('101');
  });

  it('get classes and pictures in an older database, and keep an operator’s edits', async () => {
    const { database } = api;
    await database.deleteFrom('club_media').execute();
    await database.deleteFrom('class_counts').execute();
    await seedClubContents(database);
    await database.deleteFrom('club_media').where('facility_id', '=', '101').execute();
    await database.updateTable('corporate_accounts').set({ name: 'Acme Ltd' }).execute();
    await database.updateTable('members').set({ first_name: 'Ida' }).execute();
    await seedClubContents(database);
    await seedEmployers(database);
    await seedMembers(database);
    const slides = await database.selectFrom('club_media').select('facility_id').execute();
    expect(new Set(slides.map((row) => row.facility_id)).size).toBe(119);
    const names = await database.selectFrom('corporate_accounts').select('name').execute();
    expect(new Set(names.map((row) => row.name))).toEqual(new Set(['Acme Ltd']));
    const members = await database.selectFrom('members').select('first_name').execute();
    expect(new Set(members.map((row) => row.first_name))).toEqual(new Set(['Ida']));
  });
});
