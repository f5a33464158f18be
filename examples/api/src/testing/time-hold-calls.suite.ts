import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { freshApi, refusal } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** Times held while visitors type, on each engine. */
export function timeHoldCallsSuite(engine: TestEngine): void {
  describe(`Held times over ${engine.name}`, () => {
    const api = freshApi(engine);

    const { aLeadAt, timesAt, book } = visitRequests(api);
    const club = '102';
    const time = '2026-11-23T09:00:00-05:00';

    const hold = (transactionId: string, more: object = {}) =>
      api.send(
        ...(['PUT', '/v6/acq/leads/time-hold'] as const),
        { TransactionId: transactionId, FacilityId: club, ScheduledVisitTime: time, ...more },
        { 'Foyer-Client': 'gym' },
      );

    it('VL-29 HT-84: of many who ask for a time at once, one gets it, and nobody else can book it', async () => {
      const all = ['one', 'two', 'three', 'four', 'five'];
      const answers = await Promise.all(all.map((transactionId) => hold(transactionId)));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409, 409, 409,
      ]);
      const { transactionId } = await aLeadAt(club);
      expect(refusal(await book(transactionId, time))).toMatchObject({ code: 'SLOT_TAKEN' });
    });

    it('VL-29 HT-84 HT-85: a time is held for ten minutes, or for the fifteen that are allowed, or until it is freed', async () => {
      expect((await hold('one')).body).toMatchObject({ until: '2026-11-20T10:10:00-05:00' });
      const longest = (await hold('one', { minutes: 60 })).body;
      expect(longest).toMatchObject({ until: '2026-11-20T10:15:00-05:00' });
      await api.send('DELETE', '/v6/acq/leads/time-hold', { TransactionId: 'one' });
      expect((await timesAt(club)).open).toContain(time);
    });

    it('VL-29: a time that somebody has booked is not held', async () => {
      const { transactionId } = await aLeadAt(club);
      expect((await book(transactionId, time)).status).toBe(200);
      expect(refusal(await hold('one'))).toMatchObject({ code: 'SLOT_TAKEN' });
    });

    it('VL-29: a booked time stays free for others after it is canceled, though it was held before', async () => {
      const { transactionId } = await aLeadAt(club);
      expect((await hold(transactionId)).status).toBe(200);
      expect((await book(transactionId, time)).status).toBe(200);
      const lead = { TransactionId: transactionId, TokenId: null };
      await api.send('DELETE', '/v6/acq/lead/appointment', lead);
      expect((await timesAt(club)).open).toContain(time);
    });

    if (!engine.runsAll) return;

    it('VL-29: one network holds at most twenty times in ten minutes', async () => {
      for (let one = 0; one < 20; one += 1) {
        // Each holds the time after the one before it has freed it.
        expect((await hold(`visitor ${one}`)).status).toBe(200);
        await api.send('DELETE', '/v6/acq/leads/time-hold', { TransactionId: `visitor ${one}` });
      }
      expect((await hold('visitor 20')).status).toBe(429);
      expect((await hold('visitor 3')).status).toBe(200);
    });

    it('VL-29 PG-306: who holds times again after ten minutes is counted again', async () => {
      const visitors = Array.from({ length: 20 }, (_, one) => `visitor ${one}`);
      for (const round of [1, 2]) {
        for (const visitor of visitors) {
          expect([round, (await hold(visitor)).status]).toEqual([round, 200]);
          await api.send('DELETE', '/v6/acq/leads/time-hold', { TransactionId: visitor });
        }
        expect([round, (await hold('visitor 20')).status]).toEqual([round, 429]);
        api.clock.advance(10 * 60_000);
      }
    });
  });
}
