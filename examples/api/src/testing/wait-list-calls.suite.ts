import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { contract } from '@foyer/adapters-http/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aStandardProductToken } from './joins.ts';
import { mailbox } from './mails.ts';
import { goodCard, sendForm } from './payment.ts';
import { freshApi, refusal, type TestAnswer } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';
import { instantText } from '../http/request-time.ts';
import { claimMail } from '../mail/outbox-table.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, whileErasing } from '../database/transaction.ts';
import { deleteLeads } from '../leads/lead-table.ts';
import { systemIds } from '../system.ts';
import { holdFreeTime } from '../visits/time-holds.ts';
import { offerFreedTime } from '../visits/wait-list.ts';

/** The wait list, on each engine. */
export function waitListCallsSuite(engine: TestEngine): void {
  describe(`The wait list over ${engine.name}`, () => {
    const api = freshApi(engine);

    const { aLeadAt, timesAt, book } = visitRequests(api);
    const club = '102';
    const time = '2026-11-23T09:00:00-05:00';
    const list = '/v6/acq/leads/wait-list';

    const join = (transactionId: string) =>
      api.send('PUT', list, { TransactionId: transactionId, FacilityId: club });
    const cancel = (transactionId: string) =>
      api.send('DELETE', '/v6/acq/lead/appointment', {
        TransactionId: transactionId,
        TokenId: null,
      });
    const accept = (token: string) => api.send('POST', `${list}/accept`, { token });

    const leave = (token: string) => api.send('DELETE', list, { token });

    async function aWaitingLead(email = `${randomUUID()}@example.com`): Promise<string> {
      const { transactionId } = await aLeadAt(club, email);
      expect((await join(transactionId)).status).toBe(200);
      api.clock.advance(1_000);
      return transactionId;
    }

    /** A visitor who has the time. */
    async function aHolder(): Promise<string> {
      const { transactionId } = await aLeadAt(club);
      expect((await book(transactionId, time)).status).toBe(200);
      return transactionId;
    }

    /** The tokens mailed so far, oldest first. */
    async function mailedTokens(): Promise<readonly string[]> {
      const mails = await mailbox(api);
      return mails.flatMap(({ body }) => /\/wait-list\/([\w-]+)/.exec(body)?.[1] ?? []);
    }

    async function offer(token: string) {
      const { body } = await api.send('POST', `${list}/offer`, { token });
      return contract.getWaitOffer.answer.parse(body);
    }

    /** Does what the server does every minute. */
    async function passMinutes(minutes: number): Promise<void> {
      api.clock.advance(minutes * 60_000);
      await api.send('POST', '/dev/notices');
    }

    it('VL-50 HT-80 HT-81 HT-82: a freed time is held for the person who has waited longest, who books it with the emailed link', async () => {
      const holder = await aHolder();
      await aWaitingLead();
      await aWaitingLead();
      await cancel(holder);
      const [token = '', ...others] = await mailedTokens();
      expect(others).toEqual([]);
      expect(await offer(token)).toMatchObject({
        facilityId: club,
        type: 'tour',
        startsAt: time,
        status: 'open',
      });
      const { transactionId: stranger } = await aLeadAt(club);
      expect((await timesAt(club)).open).not.toContain(time);
      expect(refusal(await book(stranger, time))).toMatchObject({ code: 'SLOT_TAKEN' });
      expect((await accept(token)).status).toBe(200);
      expect((await accept(token)).status).toBe(200);
      expect(await offer(token)).toMatchObject({ status: 'booked' });
      expect(await countOfVisits()).toBe(1);
    });

    it('VL-50: who holds and frees another time keeps the one that they were offered', async () => {
      const holder = await aHolder();
      const transactionId = await aWaitingLead();
      await cancel(holder);
      const other = '2026-11-23T10:00:00-05:00';
      const holds = '/v6/acq/leads/time-hold';
      for (const wanted of [other, time]) {
        const hold = { TransactionId: transactionId, FacilityId: club, ScheduledVisitTime: wanted };
        expect((await api.send('PUT', holds, hold)).status).toBe(200);
      }
      await api.send('DELETE', holds, { TransactionId: transactionId });
      const { open } = await timesAt(club);
      expect(open).toContain(other);
      expect(open).not.toContain(time);
    });

    it('VL-51: after 15 minutes the next one gets the offer, and after the last one the time is free', async () => {
      const holder = await aHolder();
      await aWaitingLead();
      await aWaitingLead();
      await cancel(holder);
      await passMinutes(15);
      const [first = '', second = ''] = await mailedTokens();
      expect(await offer(first)).toMatchObject({ status: 'over' });
      expect(refusal(await accept(first))).toMatchObject({ code: 'SLOT_TAKEN' });
      expect(await offer(second)).toMatchObject({ status: 'open' });
      await passMinutes(15);
      expect(await mailedTokens()).toHaveLength(2);
      expect((await timesAt(club)).open).toContain(time);
      const { transactionId: stranger } = await aLeadAt(club);
      expect((await book(stranger, time)).status).toBe(200);
    });

    it('VL-51: a time that somebody takes right after an offer ends is offered to nobody, and stays theirs', async () => {
      for (const takes of ['books', 'holds'] as const) {
        const holder = await aHolder();
        await aWaitingLead();
        await cancel(holder);
        await aWaitingLead();
        const before = (await mailedTokens()).length;
        api.clock.advance(15 * 60_000);
        const { transactionId } = await aLeadAt(club);
        const hold = { TransactionId: transactionId, FacilityId: club, ScheduledVisitTime: time };
        const taken =
          takes === 'books'
            ? await book(transactionId, time)
            : await api.send('PUT', '/v6/acq/leads/time-hold', hold);
        expect([takes, taken.status]).toEqual([takes, 200]);
        await passMinutes(0);
        expect([takes, (await mailedTokens()).length]).toEqual([takes, before]);
        expect((await timesAt(club)).open).not.toContain(time);
        expect((await book(transactionId, time)).status).toBe(200);
        await api.database.deleteFrom('wait_list').execute();
        await cancel(transactionId);
      }
    });

    it('VL-51: who joins again right after their offer ended is on the list', async () => {
      const holder = await aHolder();
      const waiting = await aWaitingLead();
      await cancel(holder);
      api.clock.advance(15 * 60_000);
      expect((await join(waiting)).status).toBe(200);
      await passMinutes(0);
      await cancel(await aHolder());
      expect(await mailedTokens()).toHaveLength(2);
    });

    it('OP-149: who joins while their data is erased is told that there is no such lead, and isn’t listed', async () => {
      const leads = await Promise.all(Array.from({ length: 8 }, () => aLeadAt(club)));
      const rows = await api.database.selectFrom('leads').selectAll().execute();
      const answers = await Promise.all([
        ...leads.map(({ transactionId }) => join(transactionId)),
        ...rows.map((row) => whileErasing(api.database, (one) => deleteLeads(one, [row]))),
      ]);
      const statuses = answers.slice(0, leads.length).map((answer) => answer?.status ?? 0);
      expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
      expect(await api.database.selectFrom('wait_list').selectAll().execute()).toEqual([]);
    });

    it.each([
      ['passed on to the next', offered],
      ['held', held],
    ])('VL-53: a booking while a time is %s waits for the outcome', async (_, taking) => {
      await aWaitingLead();
      const { transactionId: stranger } = await aLeadAt(club);
      const [hasTaken, mayCommit] = [signal(), signal()];
      const taken = inTransaction(api.database, async (transaction) => {
        await taking(transaction);
        hasTaken.resolve();
        await mayCommit.promise;
      });
      await hasTaken.promise;
      const booking = book(stranger, time);
      await Promise.race([booking, wait(300)]);
      mayCommit.resolve();
      await taken;
      expect(refusal(await booking)).toMatchObject({ code: 'SLOT_TAKEN' });
    });

    const signal = () => Promise.withResolvers<void>();
    const wanted = {
      facilityId: club,
      kind: 'tour',
      startsAt: '2026-11-23T14:00:00.000Z',
    } as const;

    function offered(transaction: Database): Promise<void> {
      const backing = { ids: systemIds, secret: api.secret, publicUrl: 'http://localhost' };
      return offerFreedTime(backing, transaction, wanted, api.clock.now());
    }

    async function held(transaction: Database): Promise<void> {
      const until = instantText(api.clock.now().add({ minutes: 10 }));
      const hold = { transactionId: 'somebody', until, at: instantText(api.clock.now()) };
      expect(await holdFreeTime(transaction, wanted, hold)).toBe(until);
    }

    it('VL-53: however many race for a freed time, one gets it: the person who has waited longest', async () => {
      for (let race = 0; race < races(); race += 1) {
        // The races share a club, so they must follow each other.
        expect(await aRace()).toEqual({
          during: [200, 409, 409, 409, 409],
          after: [200, 409, 409, 409, 409, 200],
          visits: 1,
        });
      }
    });

    /** Strangers race for a time while it becomes free, and then against the next in line, whom it is held for. */
    async function aRace() {
      const holder = await aHolder();
      await aWaitingLead();
      const strangers = await Promise.all(Array.from({ length: 4 }, () => aLeadAt(club)));
      const tries = (): Promise<TestAnswer>[] =>
        strangers.map(({ transactionId }) => book(transactionId, time));
      const during = await Promise.all([cancel(holder), ...tries()]);
      const token = (await mailedTokens()).at(-1) ?? '';
      const after = await Promise.all([accept(token), ...tries(), accept(token)]);
      const visits = await countOfVisits();
      await api.database.updateTable('appointments').set({ cancelled_at: time }).execute();
      const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status);
      return { during: statuses(during), after: statuses(after), visits };
    }

    async function countOfVisits(): Promise<number> {
      const rows = await api.database
        .selectFrom('appointments')
        .select('id')
        .where('cancelled_at', 'is', null)
        .execute();
      return rows.length;
    }

    if (!engine.runsAll) return;

    it('VL-50: a visit that moves frees its time, too', async () => {
      const holder = await aHolder();
      await aWaitingLead();
      await book(holder, '2026-11-24T09:00:00-05:00');
      expect(await mailedTokens()).toHaveLength(1);
    });

    it('VL-51 HT-83: who declines passes the time on at once', async () => {
      const holder = await aHolder();
      await aWaitingLead();
      await aWaitingLead();
      await cancel(holder);
      const [first = ''] = await mailedTokens();
      expect((await leave(first)).status).toBe(200);
      expect((await leave(first)).status).toBe(200);
      const [, second = ''] = await mailedTokens();
      expect((await accept(second)).status).toBe(200);
    });

    it('VL-52: who booked another time is offered none, and who joins twice is listed once', async () => {
      const holder = await aHolder();
      const booked = await aWaitingLead();
      await book(booked, '2026-11-24T10:00:00-05:00');
      const waiting = await aWaitingLead();
      await Promise.all([join(waiting), join(waiting)]);
      await cancel(holder);
      await passMinutes(15);
      expect(await mailedTokens()).toHaveLength(1);
    });

    it('PG-282 VL-52: who has had a visit since they joined the list is offered none', async () => {
      const visitor = await aWaitingLead();
      await book(visitor, '2026-11-23T10:00:00-05:00');
      api.clock.advance(7 * 24 * 3_600_000);
      const later = '2026-11-30T09:00:00-05:00';
      const { transactionId: holder } = await aLeadAt(club, 'holder@example.com');
      expect((await book(holder, later)).status).toBe(200);
      await cancel(holder);
      expect(await mailedTokens()).toEqual([]);
      expect((await timesAt(club)).open).toContain(later);
    });

    it('PG-303 VL-52: who joins again after a visit waits again, from then on', async () => {
      const visitor = await aWaitingLead();
      await book(visitor, '2026-11-23T10:00:00-05:00');
      api.clock.advance(7 * 24 * 3_600_000);
      const waiting = await aWaitingLead();
      await join(visitor);
      await join(visitor);
      const later = '2026-11-30T09:00:00-05:00';
      const { transactionId: holder } = await aLeadAt(club, 'holder@example.com');
      await book(holder, later);
      await cancel(holder);
      await passMinutes(15);
      const offered = await api.database
        .selectFrom('wait_list')
        .innerJoin('leads', 'leads.id', 'wait_list.lead_id')
        .select('leads.transaction_id')
        .orderBy('offer_until')
        .execute();
      expect(offered.map((one) => one.transaction_id)).toEqual([waiting, visitor]);
      expect(await mailedTokens()).toHaveLength(2);
    });

    it('PG-362: who has booked by another form or joined meanwhile is offered none, and can wait again', async () => {
      const booked = await aWaitingLead('booked@example.com');
      const { transactionId } = await aLeadAt(club, 'Booked@example.com');
      await book(transactionId, '2026-11-24T10:00:00-05:00');
      const joined = await aWaitingLead('joined@example.com');
      await sendForm(
        api,
        await aStandardProductToken(api, { email: 'Joined@example.com' }),
        goodCard,
      );
      await cancel(await aHolder());
      expect(await mailedTokens()).toEqual([]);
      await cancel(transactionId);
      for (const lead of [booked, joined]) {
        api.clock.advance(1_000);
        expect((await join(lead)).status).toBe(200);
      }
      await cancel(await aHolder());
      await passMinutes(15);
      expect(await mailedTokens()).toHaveLength(2);
    });

    it('VL-50: who visited before is offered a freed time like anyone else', async () => {
      const { transactionId } = await aLeadAt(club);
      await book(transactionId, '2026-11-20T18:00:00-05:00');
      api.clock.advance(24 * 3_600_000);
      await join(transactionId);
      await cancel(await aHolder());
      const [token = ''] = await mailedTokens();
      expect((await accept(token)).status).toBe(200);
    });

    it('VL-50 HT-84: who asks to hold the time that they were offered hears until when it is held for them', async () => {
      const holder = await aHolder();
      const transactionId = await aWaitingLead();
      await cancel(holder);
      const [token = ''] = await mailedTokens();
      api.clock.advance(10 * 60_000);
      const hold = { TransactionId: transactionId, FacilityId: club, ScheduledVisitTime: time };
      const { body } = await api.send('PUT', '/v6/acq/leads/time-hold', hold);
      expect(body).toMatchObject({ until: (await offer(token)).until });
    });

    it('VL-51: a time that somebody took as soon as the offer ended isn’t offered to the next', async () => {
      const holder = await aHolder();
      await aWaitingLead();
      await aWaitingLead();
      await cancel(holder);
      api.clock.advance(15 * 60_000);
      const { transactionId: stranger } = await aLeadAt(club);
      expect((await book(stranger, time)).status).toBe(200);
      await api.send('POST', '/dev/notices');
      expect(await mailedTokens()).toHaveLength(1);
    });

    it('VL-50: a time that can’t be booked for as long as an offer lasts is free for everyone', async () => {
      const today = '2026-11-20T14:00:00-05:00';
      const { transactionId: holder } = await aLeadAt(club);
      expect((await book(holder, today)).status).toBe(200);
      await aWaitingLead();
      // Five minutes before the time can no longer be booked.
      api.clock.advance(114 * 60_000);
      await cancel(holder);
      expect(await mailedTokens()).toEqual([]);
      expect((await timesAt(club)).open).toContain(today);
    });

    it('VL-51: an offer isn’t mailed once it has ended', async () => {
      const holder = await aHolder();
      await aWaitingLead();
      await cancel(holder);
      await api.database
        .updateTable('outbox_mail')
        .set({ sent_at: instantText(api.clock.now()) })
        .where('body', 'not like', '%/wait-list/%')
        .execute();
      const at = (minutes: number) => instantText(api.clock.now().add({ minutes }));
      expect(await claimMail(api.database, at(15), at(16))).toBeNull();
      expect((await claimMail(api.database, at(14), at(16)))?.body).toContain('/wait-list/');
    });

    it('VL-50: who has the time for another kind of visit doesn’t have what is offered', async () => {
      const { transactionId: holder } = await aLeadAt(club);
      expect((await book(holder, time, 'workout')).status).toBe(200);
      const { transactionId } = await aLeadAt(club);
      await api.send('PUT', list, {
        TransactionId: transactionId,
        FacilityId: club,
        type: 'guided',
      });
      await cancel(holder);
      const [token = ''] = await mailedTokens();
      expect((await book(transactionId, time, 'tour')).status).toBe(200);
      expect(await offer(token)).toMatchObject({ type: 'guided', status: 'open' });
      expect((await accept(token)).status).toBe(200);
      const visit = await api.database
        .selectFrom('appointments')
        .select('kind')
        .where('cancelled_at', 'is', null)
        .executeTakeFirstOrThrow();
      expect(visit.kind).toBe('workout');
    });

    it('VL-52: an unknown lead, club or token is refused', async () => {
      expect(refusal(await join('nobody'))).toMatchObject({ status: 404, field: 'TransactionId' });
      const { transactionId } = await aLeadAt(club);
      const body = { TransactionId: transactionId, FacilityId: '999' };
      expect(refusal(await api.send('PUT', list, body))).toMatchObject({ field: 'FacilityId' });
      for (const token of ['x', 'a'.repeat(80)]) {
        expect(refusal(await accept(token))).toMatchObject({ status: 404, field: 'token' });
      }
    });
  });
}

/** A thousand in `pnpm test:deep`. */
function races(): number {
  return fc.readConfigureGlobal().numRuns === undefined ? 5 : 1_000;
}
