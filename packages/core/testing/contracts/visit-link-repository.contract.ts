import { describe, expect, it } from 'vitest';

import type { FacilityId } from '../../src/clubs/club.ts';
import type { LeadUpdate } from '../../src/lead/lead.ts';
import { aBooking, aLead } from '../builders/lead.builder.ts';
import { type BackEndWith, eachTestIn, failsAndAbortsAfter } from './environment.contract.ts';
import { openSlots } from './open-times-repository.contract.ts';

type VisitLinkEnvironment = BackEndWith<
  | 'leads'
  | 'openTimes'
  | 'visitLinks'
  | 'acceptingClub'
  | 'otherAcceptingClub'
  | 'newTransactionId'
  | 'passTime'
  | 'now'
>;

/** The behavior of every `VisitLinkRepository`. */
export function visitLinkRepositoryContract(
  subject: string,
  open: () => Promise<VisitLinkEnvironment>,
): void {
  describe(`${subject} is a visit-link repository`, () => {
    const env = eachTestIn(open);

    it('VL-01 HT-69 HT-70: a booked visit has a link, which keeps its token and shows where and when', async () => {
      const { visitLinks, acceptingClub } = env();
      const { token, time, reference } = await aVisit(env());
      const { calendarUid } = (await visitLinks.read(token)).unwrap();
      const entry = { calendarUid, calendarSequence: 0 };
      expect((await visitLinks.linkOf(reference)).unwrap()).toEqual({ token, ...entry });
      expect((await visitLinks.read(token)).unwrap()).toMatchObject({
        status: 'confirmed',
        facilityId: acceptingClub,
        purpose: 'tour',
        startsAt: time,
        lateMinutes: null,
        calendarSequence: 0,
      });
    });

    it('VL-01: a lead without a visit has no link', async () => {
      const { visitLinks, leads, acceptingClub, newTransactionId } = env();
      const transactionId = newTransactionId();
      await leads.create(aLead({ transactionId, facilityId: acceptingClub }));
      const link = await visitLinks.linkOf({ leadTokenId: null, transactionId });
      expect(link.unwrap()).toBeNull();
    });

    it('VL-02: an unknown token is refused by every call', async () => {
      const { visitLinks, acceptingClub } = env();
      const place = { facilityId: acceptingClub, startsAt: '2026-11-24T09:00:00-05:00' };
      const answers = [
        await visitLinks.read('made-up'),
        await visitLinks.move('made-up', place),
        await visitLinks.cancel('made-up', null),
        await visitLinks.reportLate('made-up', 10),
        await visitLinks.turnOff('made-up'),
      ];
      for (const answer of answers) expect(answer.val).toEqual({ kind: 'unknown-visit' });
    });

    it('VL-03 HT-71: a visit moves to another time and another club, and keeps its link and calendar entry', async () => {
      const { visitLinks, otherAcceptingClub } = env();
      const { token, time, facilityId } = await aVisit(env());
      const before = (await visitLinks.read(token)).unwrap();
      const [, , later = 'none'] = await openSlots(env(), facilityId);
      const moved = (await visitLinks.move(token, { facilityId, startsAt: later })).unwrap();
      expect(moved).toEqual({ ...before, startsAt: later, calendarSequence: 1 });
      expect(await openSlots(env(), facilityId)).toContain(time);
      const [elsewhere = 'none'] = await openSlots(env(), otherAcceptingClub);
      const place = { facilityId: otherAcceptingClub, startsAt: elsewhere };
      const changed = (await visitLinks.move(token, place)).unwrap();
      expect(changed).toMatchObject({ ...place, calendarSequence: 2 });
      // Repeating it changes nothing.
      expect((await visitLinks.move(token, place)).unwrap()).toEqual(changed);
    });

    it('VL-03: a time that someone else holds is taken, and the visit stays where it was', async () => {
      const { visitLinks } = env();
      const first = await aVisit(env());
      const second = await aVisit(env(), 'rival');
      const { facilityId } = first;
      const answer = await visitLinks.move(second.token, { facilityId, startsAt: first.time });
      expect(answer.val).toEqual({ kind: 'slot-taken' });
      expect((await visitLinks.read(second.token)).unwrap().startsAt).toBe(second.time);
    });

    it('VL-37: someone to come along can be added, renamed and taken away, and a move keeps them', async () => {
      const { visitLinks } = env();
      const { token, time, facilityId } = await aVisit(env());
      const place = { facilityId, startsAt: time };
      const bring = (firstName: string | null) =>
        visitLinks.move(token, { ...place, guest: { firstName } });
      expect((await visitLinks.read(token)).unwrap().guest).toBeNull();
      const named = { guest: { firstName: 'Kim' }, startsAt: time, calendarSequence: 1 };
      expect((await bring('Kim')).unwrap()).toMatchObject(named);
      // Repeating it changes nothing.
      expect((await bring('Kim')).unwrap()).toMatchObject(named);
      const [, , later = 'none'] = await openSlots(env(), facilityId);
      const moved = await visitLinks.move(token, { facilityId, startsAt: later });
      expect(moved.unwrap()).toMatchObject({ guest: { firstName: 'Kim' }, calendarSequence: 2 });
      await visitLinks.move(token, place);
      expect((await bring(null)).unwrap().guest).toEqual({ firstName: null });
      const alone = (await visitLinks.move(token, { ...place, guest: null })).unwrap();
      expect(alone).toMatchObject({ guest: null, calendarSequence: 5 });
      expect(await bring('www.spam.example')).toMatchObject({ val: refusedGuest });
      expect((await visitLinks.read(token)).unwrap()).toEqual(alone);
    });

    it('VL-37 HT-24: whom the visitor brings comes with a booking, and stays until another guest is sent', async () => {
      const { visitLinks } = env();
      const { token, facilityId, reference } = await aVisit(env());
      const [, , time = 'none', later = 'none'] = await openSlots(env(), facilityId);
      const known = async () => (await visitLinks.read(token)).unwrap();
      const bookWith = (startsAt: string, guest: Pick<LeadUpdate, 'guest'>) =>
        book(env(), reference.transactionId, startsAt, guest);
      expect(await bookWith(time, { guest: { firstName: '1' } })).toMatchObject({
        val: refusedGuest,
      });
      expect((await known()).startsAt).not.toBe(time);
      expect((await bookWith(time, { guest: { firstName: 'Kim' } })).ok).toBe(true);
      expect(await known()).toMatchObject({ startsAt: time, guest: { firstName: 'Kim' } });
      expect((await bookWith(later, {})).ok).toBe(true);
      expect(await known()).toMatchObject({ startsAt: later, guest: { firstName: 'Kim' } });
      expect((await bookWith(later, { guest: null })).ok).toBe(true);
      expect(await known()).toMatchObject({ startsAt: later, guest: null, calendarSequence: 3 });
    });

    it('VL-04 HT-72: a visit is canceled once, which frees its time; then it can’t change', async () => {
      const { visitLinks } = env();
      const { token, time, facilityId } = await aVisit(env());
      const canceled = (await visitLinks.cancel(token, 'A meeting came up')).unwrap();
      expect(canceled).toMatchObject({ status: 'canceled', startsAt: time, calendarSequence: 1 });
      expect((await visitLinks.cancel(token, null)).unwrap()).toEqual(canceled);
      expect(await openSlots(env(), facilityId)).toContain(time);
      const over = { kind: 'visit-over' };
      expect((await visitLinks.move(token, { facilityId, startsAt: time })).val).toEqual(over);
      expect((await visitLinks.reportLate(token, 5)).val).toEqual(over);
    });

    it('VL-01: a link shows a visit that was moved or canceled without it; the next visit has a link and a calendar entry of its own', async () => {
      const { visitLinks, leads, passTime } = env();
      const { token, time, facilityId, reference } = await aVisit(env());
      await passTime(msUntil(env(), time, -60 * 60_000));
      (await visitLinks.reportLate(token, 10)).unwrap();
      const before = (await visitLinks.read(token)).unwrap();
      const [later = 'none'] = await openSlots(env(), facilityId);
      (await book(env(), reference.transactionId, later)).unwrap();
      const moved = { ...before, startsAt: later, lateMinutes: null, calendarSequence: 1 };
      expect((await visitLinks.read(token)).unwrap()).toEqual(moved);
      (await leads.cancelVisit(reference)).unwrap();
      const canceled = { ...moved, status: 'canceled', calendarSequence: 2 };
      (await book(env(), reference.transactionId, later)).unwrap();
      expect((await visitLinks.read(token)).unwrap()).toEqual(canceled);
      const next = (await visitLinks.linkOf(reference)).unwrap();
      expect(next?.token).not.toBe(token);
      expect(next?.calendarUid).not.toBe(before.calendarUid);
    });

    it('OP-161 HT-29: repeating the cancellation of a visit leaves one alone that was booked since', async () => {
      const { visitLinks, leads } = env();
      const { token, time, reference } = await aVisit(env());
      const { calendarUid } = (await visitLinks.read(token)).unwrap();
      (await leads.cancelVisit({ ...reference, calendarUid })).unwrap();
      (await book(env(), reference.transactionId, time)).unwrap();
      (await leads.cancelVisit({ ...reference, calendarUid })).unwrap();
      expect((await visitLinks.linkOf(reference)).unwrap()).not.toBeNull();
      (await leads.cancelVisit({ ...reference, calendarUid: 'unknown' })).unwrap();
      expect((await visitLinks.linkOf(reference)).unwrap()).toBeNull();
    });

    it('VL-05 HT-73: being late can be reported shortly before the visit, and says how late', async () => {
      const { visitLinks, passTime } = env();
      const { token, time } = await aVisit(env());
      const early = await visitLinks.reportLate(token, 10);
      expect(early.val).toMatchObject({ kind: 'rejected', status: 409, code: 'NOT_YET' });
      await passTime(msUntil(env(), time, -60 * 60_000));
      expect((await visitLinks.reportLate(token, 10)).unwrap().lateMinutes).toBe(10);
      expect((await visitLinks.reportLate(token, 20)).unwrap().lateMinutes).toBe(20);
    });

    it('VL-06 HT-74: a link that was turned off is unknown; turning it off again succeeds', async () => {
      const { visitLinks } = env();
      const { token, reference } = await aVisit(env());
      expect((await visitLinks.turnOff(token)).ok).toBe(true);
      expect((await visitLinks.turnOff(token)).ok).toBe(true);
      expect((await visitLinks.read(token)).val).toEqual({ kind: 'unknown-visit' });
      const next = (await visitLinks.linkOf(reference)).unwrap()?.token ?? 'none';
      expect(next).not.toBe(token);
      expect((await visitLinks.read(next)).unwrap().status).toBe('confirmed');
    });

    it('VL-01 HT-29: a visit that has ended says so and can’t change', async () => {
      const { leads, visitLinks, passTime } = env();
      const { token, time, facilityId, reference } = await aVisit(env());
      await passTime(msUntil(env(), time, 30 * 60_000));
      expect((await visitLinks.read(token)).unwrap().status).toBe('ended');
      const over = { kind: 'visit-over' };
      expect((await visitLinks.cancel(token, null)).val).toEqual(over);
      expect((await visitLinks.move(token, { facilityId, startsAt: time })).val).toEqual(over);
      const refused = { kind: 'rejected', status: 409, code: 'VISIT_OVER' };
      expect((await leads.cancelVisit(reference)).val).toMatchObject(refused);
      expect((await visitLinks.read(token)).unwrap().status).toBe('ended');
    });

    it('VL-01: after a visit that has ended, another one has its own link and calendar entry', async () => {
      const { leads, visitLinks, passTime } = env();
      const { token, time, facilityId, reference } = await aVisit(env());
      await passTime(msUntil(env(), time, 30 * 60_000));
      const ended = (await visitLinks.read(token)).unwrap();
      const startsAt = (await openSlots(env(), facilityId)).at(-1) ?? 'none';
      (await book(env(), reference.transactionId, startsAt)).unwrap();
      const link = (await visitLinks.linkOf(reference)).unwrap();
      const other = (await visitLinks.read(link?.token ?? 'none')).unwrap();
      expect(other).toMatchObject({ status: 'confirmed', startsAt, calendarSequence: 0 });
      expect(other.calendarUid).not.toBe(ended.calendarUid);
      expect((await visitLinks.cancel(token, null)).val).toEqual({ kind: 'visit-over' });
      expect((await visitLinks.read(token)).unwrap()).toEqual(ended);
      expect((await leads.cancelVisit(reference)).ok).toBe(true);
      expect((await visitLinks.read(token)).unwrap()).toEqual(ended);
    });

    failsAndAbortsAfter('reading a visit', env, async (environment) => {
      const { token } = await aVisit(environment);
      return (options) => environment.visitLinks.read(token, options);
    });
  });
}

const refusedGuest = { kind: 'rejected', status: 422, code: 'INVALID_FIELD' };

interface BookedVisit {
  readonly token: string;
  readonly time: string;
  readonly facilityId: FacilityId;
  readonly reference: { readonly leadTokenId: null; readonly transactionId: string };
}

/** Books a time on the club's second open day, so that it is more than two hours ahead. */
async function aVisit(environment: VisitLinkEnvironment, person = 'ada'): Promise<BookedVisit> {
  const { leads, visitLinks, acceptingClub: facilityId, newTransactionId } = environment;
  const slots = await openSlots(environment, facilityId);
  const today = slots[0]?.slice(0, 10);
  const time = slots.find((slot) => slot.slice(0, 10) !== today) ?? 'none';
  const transactionId = newTransactionId();
  const lead = aLead({ transactionId, facilityId });
  const phone = person === 'ada' ? lead.contact.phone : '2125550199';
  await leads.create({
    ...lead,
    contact: { ...lead.contact, email: `${person}@mail.example`, phone },
  });
  (await book(environment, transactionId, time)).unwrap();
  const reference = { leadTokenId: null, transactionId };
  const token = (await visitLinks.linkOf(reference)).unwrap()?.token ?? 'none';
  return { token, time, facilityId, reference };
}

function book(
  { leads }: VisitLinkEnvironment,
  transactionId: string,
  scheduledVisitTime: string,
  guest: Pick<LeadUpdate, 'guest'> = {},
) {
  return leads.update(aBooking(transactionId, scheduledVisitTime, guest));
}

/** The milliseconds from now until `time`, plus `more`. */
function msUntil({ now }: Pick<VisitLinkEnvironment, 'now'>, time: string, more: number): number {
  return Date.parse(time) - now() + more;
}
