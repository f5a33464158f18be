/** The page on which a club's staff report who came. */
import { contract, errorBody } from '@foyer/adapters-http/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deskToken } from '../desk/desk-token.ts';
import type { TestEngine } from './engines.ts';
import { openTestApi, type TestApi } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** The calls of the desk, on each engine. */
export function deskCallsSuite(engine: TestEngine): void {
  describe(`The desk over ${engine.name}`, () => {
    const nine = '2026-11-23T09:00:00-05:00';
    let api: TestApi;
    let people = 0;
    const { aLeadAt, book } = visitRequests(() => api);
    const at = (instant: string) => ({ 'Foyer-Now': new Date(instant).toISOString() });
    beforeAll(async () => {
      api = await openTestApi(await engine.newPlace());
    });
    afterAll(() => api.close());

    /** A club with one visit at nine, and the token of its day. */
    async function aDesk() {
      people += 1;
      const facilityId = String(130 + people);
      const email = `desk${people}@mail.example`;
      const { transactionId } = await aLeadAt(facilityId, email);
      expect((await book(transactionId, nine)).status).toBe(200);
      const token = await deskToken(api.secret, { facilityId, day: '2026-11-23' });
      const visits = (await read(token, nine)).visits;
      return { token, email, visitId: visits[0]?.id ?? '', visits };
    }

    async function read(token: string, instant: string) {
      const { body } = await api.send('POST', contract.readDesk.path, { token }, at(instant));
      return contract.readDesk.answer.parse(body);
    }

    async function mark(body: object, instant = nine) {
      const answer = await api.send('POST', contract.markVisit.path, body, at(instant));
      return answer.status === 200
        ? contract.markVisit.answer.parse(answer.body).visits[0]?.status
        : errorBody.parse(answer.body).error.code;
    }

    const mailsTo = (email: string, subject: string) =>
      api.database
        .selectFrom('outbox_mail')
        .select('subject')
        .where('recipient', '=', email)
        .where('subject', 'like', subject)
        .execute();

    it('MB-180 lists the day’s visits with name, time, purpose and phone, however often the link is opened', async () => {
      const { token, visits } = await aDesk();
      expect(visits).toMatchObject([
        {
          ...{ startsAt: nine, firstName: 'Ada', lastName: 'Lovelace', kind: 'tour' },
          ...{ phone: '2125550143', status: 'expected' },
        },
      ]);
      expect((await read(token, nine)).visits).toEqual(visits);
    });

    it('MB-181 an arrival holds the price and mails the link once, as the back end’s own report does', async () => {
      const { token, visitId, email } = await aDesk();
      const body = { token, visitId, status: 'arrived' };
      expect(await Promise.all([mark(body), mark(body)])).toEqual(['arrived', 'arrived']);
      expect(await mark({ ...body, status: 'expected' })).toBe('expected');
      expect(await mark(body)).toBe('arrived');
      expect(await mailsTo(email, '%holding your price%')).toHaveLength(1);
    });

    it('MB-181 a no-show that is taken back mails nobody', async () => {
      const { token, visitId, email } = await aDesk();
      const missed = () => mailsTo(email, '%missed%');
      const before = (await missed()).length;
      const scheduled = () =>
        api.database
          .selectFrom('outbox_mail')
          .select('id')
          .where('recipient', '=', email)
          .where('due_at', '>', new Date(nine).toISOString())
          .execute();
      expect(await mark({ token, visitId, status: 'no-show' })).toBe('no-show');
      expect(await scheduled()).toHaveLength(1);
      expect(await mark({ token, visitId, status: 'expected' })).toBe('expected');
      expect(await scheduled()).toEqual([]);
      expect(await missed()).toHaveLength(before);
    });

    it('MB-181 refuses what is too early, and visits of other clubs and days', async () => {
      const { token, visitId } = await aDesk();
      const other = await aDesk();
      const early = '2026-11-23T07:59:00-05:00';
      expect(await mark({ token, visitId, status: 'arrived' }, early)).toBe('NOT_AN_ARRIVAL');
      expect(await mark({ token, visitId, status: 'no-show' }, early)).toBe('NOT_A_NO_SHOW');
      expect(await mark({ token, visitId: other.visitId, status: 'arrived' })).toBe('NOT_FOUND');
      const facilityId = String(130 + people);
      const nextDay = await deskToken(api.secret, { facilityId, day: '2026-11-24' });
      expect(await mark({ token: nextDay, visitId: other.visitId, status: 'arrived' })).toBe(
        'NOT_FOUND',
      );
    });

    it('MB-182 a link works until the end of its day at the club, and nobody finds one by guessing', async () => {
      const { token, visitId } = await aDesk();
      const body = { token, visitId, status: 'arrived' };
      expect(await mark(body, '2026-11-23T23:59:59-05:00')).toBe('arrived');
      expect(await mark(body, '2026-11-24T00:00:00-05:00')).toBe('DESK_CLOSED');
      const tokens = ['', 'never-mailed', await api.secret.encode('pass 2026-11-23 131')];
      for (const unknown of tokens) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await mark({ ...body, token: unknown })).toBe('NOT_FOUND');
      }
      const headers = { 'Foyer-Client': 'guesser' };
      const send = () => api.send('POST', contract.readDesk.path, { token: 'guess' }, headers);
      const statuses = new Set<number>();
      for (let tries = 0; tries <= 300; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop
        statuses.add((await send()).status);
      }
      expect([...statuses]).toEqual([404, 429]);
    });
  });
}
