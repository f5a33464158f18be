import { describe, expect, it } from 'vitest';

import { aBooking, aLead } from '../builders/lead.builder.ts';
import {
  type BackEndEnvironment,
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
} from './back-end-environment.contract.ts';
import { meets } from './meets.ts';
import type { FacilityId } from '../../src/clubs/club.ts';

type OpenTimesEnvironment = BackEndWith<
  'leads' | 'openTimes' | 'acceptingClub' | 'otherAcceptingClub' | 'noClub' | 'newTransactionId'
>;

/** The behavior of every `OpenTimesRepository`. */
export function openTimesRepositoryContract(
  subject: string,
  open: () => Promise<OpenTimesEnvironment>,
): void {
  describe(`${subject} is an open-times repository`, () => {
    const env = eachTestIn(open);

    it('returns days in order, with open times', meets('HT-26'), async () => {
      const { openTimes, acceptingClub } = env();
      const days = (await openTimes.forClub(acceptingClub, 'tour')).unwrap();
      const dates = days.map((day) => day.date);
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(dates).size).toBe(dates.length);
      for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await openSlots(env(), acceptingClub)).not.toEqual([]);
    });

    it('an unknown club has no open times', meets('HT-26'), async () => {
      const answer = await env().openTimes.forClub(env().noClub, 'tour');
      expect(answer.unwrapOr([]).flatMap((day) => day.timeSlots)).toEqual([]);
    });

    it(
      'a booked time becomes unavailable at its club but not at another',
      meets('LS-02'),
      async () => {
        const { leads, acceptingClub, otherAcceptingClub, newTransactionId } = env();
        const before = await openSlots(env(), otherAcceptingClub);
        const [time = 'none'] = await openSlots(env(), acceptingClub);
        const transactionId = newTransactionId();
        const created = await leads.create(aLead({ transactionId, facilityId: acceptingClub }));
        expect(created.ok).toBe(true);
        const booked = await leads.update(aBooking(transactionId, time));
        expect(booked.ok).toBe(true);
        expect(await openSlots(env(), acceptingClub)).not.toContain(time);
        expect(await openSlots(env(), otherAcceptingClub)).toEqual(before);
      },
    );

    failsAndAborts('the open times', env, ({ openTimes, acceptingClub }, options) =>
      openTimes.forClub(acceptingClub, 'tour', options),
    );
    failsAndAborts('the workout times', env, ({ openTimes, acceptingClub }, options) =>
      openTimes.forClub(acceptingClub, 'workout', options),
    );
  });
}

/** A club's free times in wire format, soonest first. */
export async function openSlots(
  { openTimes }: Pick<BackEndEnvironment, 'openTimes'>,
  facilityId: FacilityId,
): Promise<readonly string[]> {
  const days = (await openTimes.forClub(facilityId, 'tour')).unwrap();
  return days.flatMap((day) =>
    day.timeSlots.filter((time) => !day.unavailableTimeSlots.includes(time)),
  );
}
