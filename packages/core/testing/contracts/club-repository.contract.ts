import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';
import { hoursOfWeek, openState } from '../../src/clubs/opening-hours.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { acceptsAppointments } from '../../src/visit/visit-configuration.ts';

type ClubsEnvironment = BackEndWith<
  'clubs' | 'acceptingClub' | 'otherAcceptingClub' | 'closedClub' | 'noClub'
>;

/** The behavior of every `ClubRepository`. */
export function clubRepositoryContract(
  subject: string,
  open: () => Promise<ClubsEnvironment>,
): void {
  describe(`${subject} is a club repository`, () => {
    const env = eachTestIn(open);

    it('lists every club once, with its coordinates and time zone', meets('HT-38'), async () => {
      const clubs = (await env().clubs.all()).unwrap();
      const ids = clubs.map((club) => club.facilityId);
      expect(ids).toEqual(expect.arrayContaining([env().acceptingClub, env().closedClub]));
      expect(new Set(ids).size).toBe(ids.length);
      for (const club of clubs) {
        expect(Math.abs(club.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(club.long)).toBeLessThanOrEqual(180);
        expect(club.timeZone).toMatch(/^[A-Z]\w+/);
      }
    });

    it('the order is the same on every call', meets('HT-38'), async () => {
      const first = (await env().clubs.all()).unwrap();
      const second = (await env().clubs.all()).unwrap();
      expect(second.map((club) => club.facilityId)).toEqual(first.map((club) => club.facilityId));
    });

    it('a club found by id equals the one in the list', meets('HT-37 CC-05'), async () => {
      const { clubs, acceptingClub } = env();
      const listed = (await clubs.all()).unwrap();
      const one = (await clubs.byId(acceptingClub)).unwrap();
      expect(one).toEqual(listed.find((club) => club.facilityId === acceptingClub));
      expect(one?.facilityId).toBe(acceptingClub);
    });

    it('an unknown id is null, not a failure', meets('HT-37'), async () => {
      const answer = await env().clubs.byId(env().noClub);
      expect(answer.ok).toBe(true);
      expect(answer.val).toBeNull();
    });

    it('each id returns its own club', async () => {
      const { clubs, acceptingClub, otherAcceptingClub } = env();
      const [one, other] = await Promise.all([
        clubs.byId(acceptingClub),
        clubs.byId(otherAcceptingClub),
      ]);
      expect(one.unwrap()?.facilityId).toBe(acceptingClub);
      expect(other.unwrap()?.facilityId).toBe(otherAcceptingClub);
    });

    failsAndAborts('the list', env, ({ clubs }, options) => clubs.all(options));
    failsAndAborts('one club', env, ({ clubs, acceptingClub }, options) =>
      clubs.byId(acceptingClub, options),
    );
  });
}

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

    failsAndAborts('a profile', env, ({ clubProfiles, acceptingClub }, options) =>
      clubProfiles.byId(acceptingClub, options),
    );
    failsAndAborts('the facts of all clubs', env, ({ clubProfiles }, options) =>
      clubProfiles.facts(options),
    );
  });
}

type ClubMediaEnvironment = BackEndWith<
  'clubMedia' | 'acceptingClub' | 'otherAcceptingClub' | 'noClub'
>;

/** The behavior of every `ClubMediaRepository`. */
export function clubMediaRepositoryContract(
  subject: string,
  open: () => Promise<ClubMediaEnvironment>,
): void {
  describe(`${subject} is a club media repository`, () => {
    const env = eachTestIn(open);

    it('every slide has a unique id, a title and both sources', meets('LA-11'), async () => {
      const { clubMedia, acceptingClub } = env();
      const slides = (await clubMedia.slides(acceptingClub)).unwrap();
      expect(slides).not.toEqual([]);
      expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
      for (const slide of slides) {
        expect(slide).toMatchObject({
          id: expect.stringMatching(/./) as string,
          title: expect.stringMatching(/./) as string,
          mediaType: expect.stringMatching(/^(?:Image|Video)$/) as string,
          media: expect.stringMatching(/^(?:https?:\/)?\/./) as string,
          mediaMobile: expect.stringMatching(/^(?:https?:\/)?\/./) as string,
        });
      }
    });

    it('the order is the same on every call', meets('HT-63'), async () => {
      const { clubMedia, acceptingClub } = env();
      const first = (await clubMedia.slides(acceptingClub)).unwrap();
      expect((await clubMedia.slides(acceptingClub)).unwrap()).toEqual(first);
    });

    it('each club has its own slides, and an unknown club is a failure', async () => {
      const { clubMedia, acceptingClub, otherAcceptingClub, noClub } = env();
      const one = (await clubMedia.slides(acceptingClub)).unwrap();
      const other = (await clubMedia.slides(otherAcceptingClub)).unwrap();
      const ids = new Set(one.map(({ id }) => id));
      expect(other.filter(({ id }) => ids.has(id))).toEqual([]);
      expect((await clubMedia.slides(noClub)).val).toMatchObject({ kind: 'rejected', status: 404 });
    });

    failsAndAborts('the slides', env, ({ clubMedia, acceptingClub }, options) =>
      clubMedia.slides(acceptingClub, options),
    );
  });
}

type ConfigurationEnvironment = BackEndWith<
  'configuration' | 'acceptingClub' | 'otherAcceptingClub' | 'closedClub'
>;

/** The behavior of every `VisitConfigurationRepository`. */
export function visitConfigurationRepositoryContract(
  subject: string,
  open: () => Promise<ConfigurationEnvironment>,
): void {
  describe(`${subject} is a visit-configuration repository`, () => {
    const env = eachTestIn(open);

    it('knows which clubs take appointments and which don’t', meets('HT-63'), async () => {
      const { configuration, acceptingClub, otherAcceptingClub, closedClub } = env();
      const loaded = (await configuration.load()).unwrap();
      expect(acceptsAppointments(loaded, acceptingClub)).toBe(true);
      expect(acceptsAppointments(loaded, otherAcceptingClub)).toBe(true);
      expect(acceptsAppointments(loaded, closedClub)).toBe(false);
    });

    it('blackout dates are ISO dates', meets('HT-63'), async () => {
      const { blackoutDates } = (await env().configuration.load()).unwrap();
      for (const { date } of blackoutDates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    failsAndAborts('the configuration', env, ({ configuration }, options) =>
      configuration.load(options),
    );
  });
}
