import { describe, expect, it } from 'vitest';

import { aBooking, aContact, aLead } from '../builders/lead.builder.ts';
import { type BackEndWith, eachTestIn, failsAndAbortsAfter } from './environment.contract.ts';
import { openSlots } from './open-times-repository.contract.ts';

type WaitListEnvironment = BackEndWith<
  | 'waitList'
  | 'leads'
  | 'openTimes'
  | 'acceptingClub'
  | 'noClub'
  | 'newTransactionId'
  | 'offersMailedTo'
  | 'now'
  | 'passTime'
>;

/** The behavior of every `WaitListRepository`. */
export function waitListRepositoryContract(
  subject: string,
  open: () => Promise<WaitListEnvironment>,
): void {
  describe(`${subject} keeps the wait lists`, () => {
    const env = eachTestIn(open);

    it('holds a freed time for the person who has waited longest, and books it for them', async () => {
      const { waitList } = env();
      const holder = await aVisit();
      const first = await aWaiting();
      const second = await aWaiting();
      await cancel(holder);
      const [token = ''] = await env().offersMailedTo(first.email);
      expect((await waitList.offer(token)).unwrap()).toMatchObject({
        purpose: 'tour',
        startsAt: holder.time,
        status: 'open',
      });
      expect(await env().offersMailedTo(second.email)).toEqual([]);
      const { acceptingClub } = env();
      expect(await openSlots(env(), acceptingClub)).not.toContain(holder.time);
      expect((await book(await aPerson(), holder.time)).val).toEqual({ kind: 'slot-taken' });
      expect((await waitList.accept(token)).ok).toBe(true);
      expect((await waitList.accept(token)).ok).toBe(true);
      expect((await waitList.offer(token)).unwrap()).toMatchObject({ status: 'booked' });
    });

    it('passes a declined time on, and frees it after the last one', async () => {
      const { waitList, acceptingClub } = env();
      const holder = await aVisit();
      const first = await aWaiting();
      await cancel(holder);
      const [token = ''] = await env().offersMailedTo(first.email);
      expect((await waitList.leave(token)).ok).toBe(true);
      expect((await waitList.leave(token)).ok).toBe(true);
      expect((await waitList.offer(token)).unwrap()).toMatchObject({ status: 'over' });
      expect((await waitList.accept(token)).val).toEqual({ kind: 'slot-taken' });
      expect(await openSlots(env(), acceptingClub)).toContain(holder.time);
    });

    it('gives an offered time to its person however they book it', async () => {
      const { waitList } = env();
      const holder = await aVisit();
      const first = await aWaiting();
      await cancel(holder);
      const [token = ''] = await env().offersMailedTo(first.email);
      expect((await book(first, holder.time)).ok).toBe(true);
      expect((await waitList.offer(token)).unwrap()).toMatchObject({ status: 'booked' });
    });

    it('skips a person who has a visit, whose time is not free because they book it again', async () => {
      const holder = await aVisit();
      const busy = await aWaiting();
      const [time = ''] = await openSlots(env(), env().acceptingClub);
      (await book(busy, time)).unwrap();
      const second = await aWaiting();
      (await book(busy, time)).unwrap();
      expect(await env().offersMailedTo(second.email)).toEqual([]);
      await cancel(holder);
      expect(await env().offersMailedTo(busy.email)).toEqual([]);
      expect(await env().offersMailedTo(second.email)).toHaveLength(1);
    });

    it('frees the time of a visit that the offered one replaces', async () => {
      const { waitList, acceptingClub } = env();
      const holder = await aVisit();
      const first = await aWaiting();
      await cancel(holder);
      const [token = ''] = await env().offersMailedTo(first.email);
      const [other = ''] = await openSlots(env(), acceptingClub);
      (await book(first, other)).unwrap();
      expect((await waitList.accept(token)).ok).toBe(true);
      const open = await openSlots(env(), acceptingClub);
      expect(open).toContain(other);
      expect(open).not.toContain(holder.time);
    });

    it('an offered visit that is canceled can’t be booked by the offer again', async () => {
      const { waitList } = env();
      const holder = await aVisit();
      const first = await aWaiting();
      await cancel(holder);
      const [token = ''] = await env().offersMailedTo(first.email);
      (await waitList.accept(token)).unwrap();
      await cancel(first);
      expect((await waitList.offer(token)).unwrap()).toMatchObject({ status: 'over' });
      expect((await waitList.accept(token)).val).toEqual({ kind: 'slot-taken' });
    });

    it('offers no time that has passed', async () => {
      const holder = await aVisit();
      const first = await aWaiting();
      await env().passTime(Date.parse(holder.time) - env().now() + 60_000);
      await cancel(holder);
      expect(await env().offersMailedTo(first.email)).toEqual([]);
    });

    it('lists a lead once, however often it joins', async () => {
      const holder = await aVisit();
      const waiting = await aWaiting();
      expect((await join(waiting.transactionId)).ok).toBe(true);
      await cancel(holder);
      const [token = '', ...others] = await env().offersMailedTo(waiting.email);
      expect(others).toEqual([]);
      await env().waitList.leave(token);
      expect(await env().offersMailedTo(waiting.email)).toHaveLength(1);
    });

    it('refuses an unknown lead, and knows no token that it never mailed', async () => {
      const { waitList, noClub } = env();
      expect((await join('nobody')).val).toMatchObject({ kind: 'rejected', status: 404 });
      const { transactionId } = await aPerson();
      const elsewhere = { transactionId, facilityId: noClub, purpose: 'tour' } as const;
      expect((await waitList.join(elsewhere)).val).toMatchObject({ field: 'FacilityId' });
      expect((await waitList.offer('never-mailed')).unwrap()).toBeNull();
      expect((await waitList.accept('never-mailed')).val).toMatchObject({ status: 404 });
      expect((await waitList.leave('never-mailed')).val).toMatchObject({ status: 404 });
    });

    failsAndAbortsAfter('joining the wait list', env, async ({ waitList, acceptingClub }) => {
      const { transactionId } = await aPerson();
      const entry = { transactionId, facilityId: acceptingClub, purpose: 'tour' } as const;
      return (options) => waitList.join(entry, options);
    });

    interface Person {
      readonly transactionId: string;
      readonly email: string;
    }

    async function aPerson(): Promise<Person> {
      const { leads, acceptingClub, newTransactionId } = env();
      const transactionId = newTransactionId();
      const email = `w${transactionId}@mail.example`;
      const contact = aContact({ email });
      const lead = aLead({ transactionId, facilityId: acceptingClub, contact });
      (await leads.create(lead)).unwrap();
      return { transactionId, email };
    }

    function book({ transactionId }: Person, scheduledVisitTime: string) {
      return env().leads.update(aBooking(transactionId, scheduledVisitTime));
    }

    async function aVisit(): Promise<Person & { readonly time: string }> {
      const person = await aPerson();
      const [time = ''] = await openSlots(env(), env().acceptingClub);
      (await book(person, time)).unwrap();
      return { ...person, time };
    }

    async function cancel({ transactionId }: Person): Promise<void> {
      (await env().leads.cancelVisit({ transactionId, leadTokenId: null })).unwrap();
    }

    async function aWaiting(): Promise<Person> {
      const person = await aPerson();
      (await join(person.transactionId)).unwrap();
      await env().passTime(1_000);
      return person;
    }

    function join(transactionId: string) {
      const { waitList, acceptingClub } = env();
      return waitList.join({ transactionId, facilityId: acceptingClub, purpose: 'tour' });
    }
  });
}
