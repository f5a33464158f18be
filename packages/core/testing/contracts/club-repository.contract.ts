import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import { meets } from './meets.ts';

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

    failsAndAborts(
      'the list',
      env,
      ({ clubs }) =>
        (options) =>
          clubs.all(options),
    );
    failsAndAborts(
      'one club',
      env,
      ({ clubs, acceptingClub }) =>
        (options) =>
          clubs.byId(acceptingClub, options),
    );
  });
}
