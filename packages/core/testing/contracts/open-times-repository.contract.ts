import { describe, expect, it } from 'vitest';
import { aBooking, aLead, aContact } from '../builders/lead.builder.ts';
import {
  type BackEndEnvironment,
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
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

const dayMs = 86_400_000;

type TimeHoldEnvironment = BackEndWith<
  | 'timeHolds'
  | 'leads'
  | 'openTimes'
  | 'configuration'
  | 'acceptingClub'
  | 'noClub'
  | 'newTransactionId'
  | 'now'
  | 'passTime'
>;

/** The behavior of every `TimeHoldRepository`. */
export function timeHoldRepositoryContract(
  subject: string,
  open: () => Promise<TimeHoldEnvironment>,
): void {
  describe(`${subject} holds times while visitors type`, () => {
    const env = eachTestIn(open);

    it('keeps a held time from everyone but the lead it is held for', async () => {
      const { acceptingClub, newTransactionId, now } = env();
      const [time = ''] = await openSlots(env(), acceptingClub);
      const mine = newTransactionId();
      const until = (await hold(mine, time)).unwrap();
      expect(Date.parse(until) - now()).toBeGreaterThan(0);
      expect(Date.parse(until) - now()).toBeLessThanOrEqual(5 * 60_000);
      expect((await hold(mine, time)).ok).toBe(true);

      expect(await openSlots(env(), acceptingClub)).not.toContain(time);
      const other = newTransactionId();
      expect((await hold(other, time)).val).toEqual({ kind: 'slot-taken' });
      expect((await book(other, time)).val).toEqual({ kind: 'slot-taken' });
      expect((await book(mine, time)).ok).toBe(true);
      expect((await hold(other, time)).val).toEqual({ kind: 'slot-taken' });
    });

    it('ends with the next time, when it is released, and after the minutes asked for', async () => {
      const { acceptingClub, newTransactionId, timeHolds, passTime } = env();
      const [first = '', second = ''] = await openSlots(env(), acceptingClub);
      const mine = newTransactionId();
      await hold(mine, first);
      (await hold(mine, second)).unwrap();
      expect(await openSlots(env(), acceptingClub)).toContain(first);
      expect(await openSlots(env(), acceptingClub)).not.toContain(second);

      expect((await timeHolds.release(mine)).ok).toBe(true);
      expect((await timeHolds.release(mine)).ok).toBe(true);
      expect(await openSlots(env(), acceptingClub)).toContain(second);

      (await hold(mine, first)).unwrap();
      await passTime(5 * 60_000);
      expect(await openSlots(env(), acceptingClub)).toContain(first);
      expect((await book(newTransactionId(), first)).ok).toBe(true);
    });

    it('holds and books no time on a day off', async () => {
      const { acceptingClub, configuration, newTransactionId, now, openTimes, passTime } = env();
      const { blackoutDates } = (await configuration.load()).unwrap();
      const daysOff = blackoutDates
        .filter(({ facilityId }) => facilityId === null)
        .map(({ date }) => ({ date, inMs: Date.parse(`${date}T12:00:00Z`) - now() }))
        .filter(({ inMs }) => inMs > 5 * dayMs);
      for (const { date, inMs } of daysOff.slice(0, 1)) {
        await passTime(inMs - 3 * dayMs);
        const days = (await openTimes.forClub(acceptingClub, 'tour')).unwrap();
        const around = days.find((day) => day.date !== date && day.timeSlots.length > 0);
        const time = around?.timeSlots[0]?.replace(around.date, date) ?? '';
        expect(days.find((day) => day.date === date)?.timeSlots ?? []).toEqual([]);
        const refusal = { code: 'INVALID_FIELD', field: 'ScheduledVisitTime' };
        expect((await hold(newTransactionId(), time)).val).toMatchObject(refusal);
        expect((await book(newTransactionId(), time)).val).toMatchObject(refusal);
      }
    });

    it('frees the time held before, even if the next one is taken', async () => {
      const { acceptingClub, newTransactionId } = env();
      const [first = '', held = '', booked = ''] = await openSlots(env(), acceptingClub);
      (await hold(newTransactionId(), held)).unwrap();
      (await book(newTransactionId(), booked)).unwrap();
      for (const taken of [held, booked]) {
        const mine = newTransactionId();
        (await hold(mine, first)).unwrap();
        expect((await hold(mine, taken)).val).toEqual({ kind: 'slot-taken' });
        expect(await openSlots(env(), acceptingClub)).toContain(first);
      }
    });

    it('doesn’t hold a booked time, not even for the lead that has it', async () => {
      const { acceptingClub, newTransactionId, timeHolds } = env();
      const [time = ''] = await openSlots(env(), acceptingClub);
      const mine = newTransactionId();
      (await book(mine, time)).unwrap();
      expect((await hold(mine, time)).val).toEqual({ kind: 'slot-taken' });
      expect((await timeHolds.release(mine)).ok).toBe(true);
      expect(await openSlots(env(), acceptingClub)).not.toContain(time);
    });

    it('refuses a club or a time that is not offered', async () => {
      const { noClub, newTransactionId, timeHolds, acceptingClub } = env();
      const [time = ''] = await openSlots(env(), acceptingClub);
      const transactionId = newTransactionId();
      const elsewhere = { ...wanted(transactionId, time), facilityId: noClub };
      expect((await timeHolds.hold(elsewhere)).val).toMatchObject({ field: 'FacilityId' });
      const never = await hold(transactionId, '2020-01-01T09:00:00-05:00');
      expect(never.val).toMatchObject({ field: 'ScheduledVisitTime' });
    });

    failsAndAbortsAfter('holding a time', env, async ({ timeHolds, acceptingClub }) => {
      const [time = ''] = await openSlots(env(), acceptingClub);
      const mine = wanted(env().newTransactionId(), time);
      return (options) => timeHolds.hold(mine, options);
    });

    function wanted(transactionId: string, startsAt: string) {
      const { acceptingClub } = env();
      const visit = { facilityId: acceptingClub, purpose: 'tour', startsAt } as const;
      return { transactionId, ...visit, minutes: 5 };
    }

    function hold(transactionId: string, startsAt: string) {
      return env().timeHolds.hold(wanted(transactionId, startsAt));
    }

    /** Creates the lead and books the time for it. */
    async function book(transactionId: string, scheduledVisitTime: string) {
      const { leads, acceptingClub } = env();
      const contact = aContact({ email: `h${transactionId}@mail.example` });
      (await leads.create(aLead({ transactionId, facilityId: acceptingClub, contact }))).unwrap();
      return leads.update(aBooking(transactionId, scheduledVisitTime));
    }
  });
}
