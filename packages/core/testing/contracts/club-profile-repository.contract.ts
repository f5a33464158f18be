import { describe, expect, it } from 'vitest';

import { hoursOfWeek, openState } from '../../src/clubs/opening-hours.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { type BackEndWith, eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import { meets } from './meets.ts';

type ClubProfileEnvironment = BackEndWith<
  'clubProfiles' | 'clubs' | 'acceptingClub' | 'otherAcceptingClub' | 'noClub' | 'now'
>;

/** The behavior of every `ClubProfileRepository`. */
export function clubProfileRepositoryContract(
  subject: string,
  open: () => Promise<ClubProfileEnvironment>,
): void {
  describe(`${subject} is a club profile repository`, () => {
    const env = eachTestIn(open);

    it('says when a club is open, in its zone', meets('PG-104'), async () => {
      const { clubProfiles, clubs, acceptingClub, now } = env();
      const profile = (await clubProfiles.byId(acceptingClub)).unwrap();
      const club = (await clubs.byId(acceptingClub)).unwrap();
      const at = Temporal.Instant.fromEpochMilliseconds(now());
      const [hours, days] = [profile?.openingHours ?? {}, profile?.specialDays ?? []];
      const zone = club?.timeZone ?? 'UTC';
      expect(openState(hours, days, zone, at).kind).not.toBe('closed');
      expect(hoursOfWeek(hours, days, zone, at).some((day) => day.hours !== null)).toBe(true);
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].toSorted());
    });

    it('lists seven days of classes by their start', meets('PG-105'), async () => {
      const { clubProfiles, acceptingClub, now } = env();
      const timetable = (await clubProfiles.byId(acceptingClub)).unwrap()?.timetable ?? [];
      expect(timetable).not.toEqual([]);
      const starts = timetable.map((one) => Date.parse(one.startsAt));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      const dayMs = 24 * 3_600_000;
      expect(Math.min(...starts)).toBeGreaterThan(now() - dayMs);
      expect(Math.max(...starts)).toBeLessThan(now() + 8 * dayMs);
    });

    it('the facts of all clubs are those of each profile', meets('PG-104'), async () => {
      const { clubProfiles, clubs, acceptingClub, otherAcceptingClub } = env();
      const facts = (await clubProfiles.facts()).unwrap();
      const all = (await clubs.all()).unwrap();
      expect(facts.map(({ facilityId }) => facilityId)).toEqual(
        all.map(({ facilityId }) => facilityId),
      );
      for (const id of [acceptingClub, otherAcceptingClub]) {
        const profile = (await clubProfiles.byId(id)).unwrap();
        expect(profile).toMatchObject({ ...facts.find((one) => one.facilityId === id) });
      }
    });

    it('an unknown id is null, not a failure', meets('PG-104'), async () => {
      const answer = await env().clubProfiles.byId(env().noClub);
      expect(answer.unwrap()).toBeNull();
    });

    failsAndAborts(
      'a profile',
      env,
      ({ clubProfiles, acceptingClub }) =>
        (options) =>
          clubProfiles.byId(acceptingClub, options),
    );
    failsAndAborts(
      'the facts of all clubs',
      env,
      ({ clubProfiles }) =>
        (options) =>
          clubProfiles.facts(options),
    );
  });
}
