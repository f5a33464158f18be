import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aLeadBody } from './lead-bodies.ts';
import { mailbox } from './mails.ts';
import { refusal, sharedApi } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** The visit calls, on each engine. */
export function visitCallsSuite(engine: TestEngine): void {
  describe(`Visits over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const { aLeadAt, timesAt, book } = visitRequests(api);
    const lead = '/v6/acq/lead';

    async function appointmentsOf(
      transactionId: string,
    ): Promise<{ starts_at: string; cancelled_at: string | null }[]> {
      const { body } = await api.send('GET', `/dev/leads?transactionId=${transactionId}`);
      return (body as { appointments: [] }[])[0]?.appointments ?? [];
    }

    it('HT-24 LC-25 are booked by transaction: the time is taken, and the mail is queued', async () => {
      const { transactionId, tokenId } = await aLeadAt('107');
      const answer = await book(transactionId, '2026-11-21T09:00:00-05:00');
      expect(answer.body).toMatchObject({ success: true, tokenId });
      expect((await timesAt('107')).taken).toEqual(['2026-11-21T09:00:00-05:00']);
      expect(await appointmentsOf(transactionId)).toMatchObject([
        { starts_at: '2026-11-21T14:00:00.000Z', kind: 'tour', cancelled_at: null },
      ]);
      expect(await mailsAbout('Upper West Side')).toEqual([
        'Sat, Nov 21, 9:00 AM: your visit to Foyer Upper West Side',
      ]);
    });

    it('HT-24 SV-06 merge answers with the latest per id, even with concurrent requests', async () => {
      const { tokenId } = await aLeadAt('108');
      const answer = (answerId: string, additionalInfo: string | null = null) =>
        api.send('PUT', lead, {
          TokenId: tokenId,
          Answers: [{ answerId, additionalInfo }],
          FacilityId: '108',
          ScheduledVisitTime: null,
        });
      await answer('94', 'x');
      await answer('94', 'y');
      await Promise.all(['83', '98', '101', '119'].map((id) => answer(id)));
      const { body: rows } = await api.send('GET', `/dev/leads?tokenId=${tokenId}`);
      const [row] = rows as { answers: string }[];
      const stored = JSON.parse(row?.answers ?? '') as { answerId: string }[];
      expect(stored.map(({ answerId }) => answerId).toSorted()).toEqual([
        '101',
        '119',
        '83',
        '94',
        '98',
      ]);
      expect(stored[0]).toEqual({ answerId: '94', additionalInfo: 'y' });
    });

    it('SV-04 SV-06 a single choice that is sent again replaces the one before, as after a lost answer', async () => {
      const { tokenId } = await aLeadAt('108');
      const answer = (...ids: readonly string[]) =>
        api.send('PUT', lead, {
          TokenId: tokenId,
          Answers: ids.map((answerId) => ({ answerId, additionalInfo: null })),
          FacilityId: '108',
          ScheduledVisitTime: null,
        });
      await answer('83', '98', '101', '119');
      await answer('83', '100', '101', '119');
      const { body: rows } = await api.send('GET', `/dev/leads?tokenId=${tokenId}`);
      const [row] = rows as { answers: string }[];
      const stored = JSON.parse(row?.answers ?? '') as { answerId: string }[];
      expect(stored.map(({ answerId }) => answerId).toSorted()).toEqual([
        '100',
        '101',
        '119',
        '83',
      ]);
    });

    it('LS-13 can’t be booked when another lead holds the time, and nothing else in the request is stored', async () => {
      const [holder, latecomer] = [await aLeadAt('109'), await aLeadAt('109')];
      await book(holder.transactionId, '2026-11-21T11:00:00-05:00');
      await book(latecomer.transactionId, '2026-11-21T12:00:00-05:00');
      const answer = await book(latecomer.transactionId, '2026-11-21T11:00:00-05:00');
      expect(refusal(answer)).toEqual({
        status: 409,
        code: 'SLOT_TAKEN',
        field: 'ScheduledVisitTime',
      });
      expect(await appointmentsOf(latecomer.transactionId)).toMatchObject([
        { starts_at: '2026-11-21T17:00:00.000Z', cancelled_at: null, revision: 0 },
      ]);
      expect(await mailsAbout('Columbus Circle')).toHaveLength(2);
    });

    it('HT-24 free the old time when they are moved, and mail the new one', async () => {
      const { transactionId } = await aLeadAt('114');
      await book(transactionId, '2026-11-21T11:00:00-05:00');
      api.clock.advance(1_000);
      await book(transactionId, '2026-11-21T15:30:00-05:00');
      expect((await timesAt('114')).taken).toEqual(['2026-11-21T15:30:00-05:00']);
      expect(await appointmentsOf(transactionId)).toMatchObject([
        { revision: 1, cancelled_at: null },
      ]);
      expect(await mailsAbout('Dumbo')).toEqual([
        'Moved to Sat, Nov 21, 3:30 PM: Foyer Dumbo',
        'Sat, Nov 21, 11:00 AM: your visit to Foyer Dumbo',
      ]);
    });

    it('HT-29 HT-66 ML-03 free their time when canceled, even twice, mail it once, and can be booked again', async () => {
      const { transactionId, tokenId } = await aLeadAt('115');
      const time = '2026-11-21T11:00:00-05:00';
      await book(transactionId, time);
      const body = { TokenId: tokenId, TransactionId: transactionId };
      const first = await api.send('DELETE', '/v6/acq/lead/appointment', body);
      const second = await api.send('DELETE', '/v6/acq/lead/appointment', body);
      expect(first.body).toEqual({ status: 200, data: { success: true } });
      expect(second).toMatchObject({ status: 200, body: first.body });
      expect((await timesAt('115')).open).toContain(time);
      expect(await mailsAbout('Williamsburg')).toEqual([
        'Canceled: Sat, Nov 21, 11:00 AM, Foyer Williamsburg',
        'Sat, Nov 21, 11:00 AM: your visit to Foyer Williamsburg',
      ]);
      const other = await aLeadAt('115');
      expect((await book(other.transactionId, time)).status).toBe(200);
    });

    it('LS-13 give a time to one of fifty leads that want it at once', async () => {
      const rivals = await Promise.all(Array.from({ length: 50 }, () => aLeadAt('116')));
      const answers = await Promise.all(
        rivals.map(({ transactionId }) => book(transactionId, '2026-11-21T11:00:00-05:00')),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);
    });

    it('LS-13 stay unchanged when two leads want each other’s time at once', async () => {
      const [one, other] = [await aLeadAt('117'), await aLeadAt('117')];
      const [nine, ten] = ['2026-11-21T09:00:00-05:00', '2026-11-21T10:00:00-05:00'] as const;
      await book(one.transactionId, nine);
      await book(other.transactionId, ten);
      const answers = await Promise.all([
        book(one.transactionId, ten),
        book(other.transactionId, nine),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([409, 409]);
      expect((await timesAt('117')).taken).toEqual([nine, ten]);
    });

    /** The subjects of the mails that name a club, newest first. */
    async function mailsAbout(club: string): Promise<string[]> {
      const subjects = (await mailbox(api)).map(({ subject }) => subject);
      return subjects.filter((subject) => subject.includes(club)).toReversed();
    }

    if (!engine.runsAll) return;

    it('HT-24 LC-25 are booked by token at the named club, and the answers are stored', async () => {
      const { transactionId, tokenId } = await aLeadAt('101');
      const answers = [{ answerId: '83', additionalInfo: null }];
      const body = {
        TokenId: tokenId,
        answers,
        FacilityId: '199',
        ScheduledVisitTime: '2026-11-23T09:00:00Z',
      };
      expect((await api.send('PUT', lead, body)).status).toBe(200);
      const { body: rows } = await api.send('GET', `/dev/leads?tokenId=${tokenId}`);
      expect(rows).toMatchObject([{ facility_id: '199', answers: JSON.stringify(answers) }]);
      expect(await appointmentsOf(transactionId)).toMatchObject([
        { facility_id: '199', starts_at: '2026-11-23T09:00:00.000Z' },
      ]);
    });

    it('HT-24 stay unchanged by an update without a time, and a consent stays next to later answers', async () => {
      const { transactionId, tokenId } = await aLeadAt('108');
      await book(transactionId, '2026-11-21T10:00:00-05:00');
      const body = { TokenId: tokenId, Answers: [], FacilityId: '108', ScheduledVisitTime: null };
      expect((await api.send('PUT', lead, body)).status).toBe(200);
      expect((await timesAt('108')).taken).toEqual(['2026-11-21T10:00:00-05:00']);
      const { body: rows } = await api.send('GET', `/dev/leads?tokenId=${tokenId}`);
      expect(rows).toMatchObject([
        { answers: '[]', consents: JSON.stringify(aLeadBody().Answers) },
      ]);
    });

    it('LS-08 HT-24 keep their purpose when it isn’t sent again: a moved workout stays a workout', async () => {
      const { transactionId, tokenId } = await aLeadAt('102');
      await book(transactionId, '2026-11-21T10:00:00-05:00', 'workout');
      expect((await book(transactionId, '2026-11-21T12:00:00-05:00', null)).status).toBe(200);
      const body = { TokenId: tokenId, FacilityId: '102', ScheduledVisitTime: null };
      expect((await api.send('PUT', lead, body)).status).toBe(200);
      expect(await appointmentsOf(transactionId)).toMatchObject([
        { kind: 'workout', starts_at: '2026-11-21T17:00:00.000Z', cancelled_at: null },
      ]);
      const { body: rows } = await api.send('GET', `/dev/leads?tokenId=${tokenId}`);
      expect(rows).toMatchObject([{ meeting_purpose: 'workout' }]);
    });

    it('HT-24 succeed without a second mail when the lead already holds the time', async () => {
      const { transactionId } = await aLeadAt('112');
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => book(transactionId, '2026-11-21T11:00:00-05:00')),
      );
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
      expect(await appointmentsOf(transactionId)).toHaveLength(1);
      expect(await mailsAbout('East Village')).toHaveLength(1);
    });

    it.each([
      ['the past', '101', '2026-11-20T09:00:00-05:00'],
      ['a minute off the half hour', '101', '2026-11-21T09:01:00-05:00'],
      ['a blackout date', '101', '2026-12-25T09:00:00-05:00'],
      ['a holiday', '101', '2026-11-26T10:00:00-05:00'],
      ['the club’s notice', '101', '2026-11-20T11:30:00-05:00'],
      ['a day past the window', '101', '2026-12-20T09:00:00-05:00'],
      ['before opening', '101', '2026-11-21T08:30:00-05:00'],
      ['a Sunday of a club that rests on Sundays', '118', '2026-11-22T10:00:00-05:00'],
      ['a club that takes no appointments', '151', '2026-11-21T10:00:00-06:00'],
      ['a time without an offset', '101', '2026-11-21T09:00:00'],
      ['no time at all', '101', 'tomorrow'],
    ])('LS-02 can’t be booked for %s', async (_, facilityId, time) => {
      const { transactionId } = await aLeadAt(facilityId);
      const answer = await book(transactionId, time);
      expect(refusal(answer)).toEqual({
        status: 422,
        code: 'INVALID_FIELD',
        field: 'ScheduledVisitTime',
      });
    });

    it('CN-13 are closed on the country’s holidays, unless the club’s data opens them', async () => {
      const onThanksgiving = async (facilityId: string) => {
        const { open } = await timesAt(facilityId);
        return open.filter((time) => time.startsWith('2026-11-26')).length;
      };
      expect(await onThanksgiving('101')).toBe(0);
      expect(await onThanksgiving('105')).toBeGreaterThan(0);
      expect(await onThanksgiving('199')).toBeGreaterThan(0);
    });

    it('VL-22 come with the club’s days off and their holidays, in the visitor’s language', async () => {
      const closedAt = async (facilityId: string, language: string) => {
        const path = `/v6/acq/leads/appointments?facilityId=${facilityId}`;
        const { body } = await api.send('GET', path, undefined, { 'Accept-Language': language });
        return (body as { readonly closedDates: readonly unknown[] }).closedDates;
      };
      const thanksgiving = { date: '2026-11-26', name: 'Thanksgiving Day' };
      expect(await closedAt('101', 'en-US')).toContainEqual(thanksgiving);
      expect(await closedAt('105', 'en-US')).not.toContainEqual(thanksgiving);
      const inFrench = { ...thanksgiving, name: 'l’Action de grâce' };
      expect(await closedAt('101', 'fr-CA')).toContainEqual(inFrench);
    });

    it('CN-12 leave the club two hours’ notice', async () => {
      expect((await timesAt('101')).open[0]).toBe('2026-11-20T12:30:00-05:00');
    });

    it('HT-24 refuse unknown leads and unknown body formats, by field', async () => {
      const byTransaction = await book('nobody', null);
      expect(refusal(byTransaction)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        field: 'TransactionId',
      });
      const body = { TokenId: 'nobody', FacilityId: '101', ScheduledVisitTime: null };
      const byToken = await api.send('PUT', lead, body);
      expect(refusal(byToken)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'TokenId' });
      const noClub = await api.send('PUT', lead, { TokenId: 'nobody', ScheduledVisitTime: null });
      expect(refusal(noClub)).toEqual({ status: 422, code: 'INVALID_FIELD', field: 'FacilityId' });
      const { tokenId } = await aLeadAt('101');
      const unknownClub = await api.send('PUT', lead, {
        ...body,
        TokenId: tokenId,
        FacilityId: '999',
      });
      expect(refusal(unknownClub)).toEqual({
        status: 422,
        code: 'INVALID_FIELD',
        field: 'FacilityId',
      });
    });

    it('HT-29 can’t be canceled for an unknown lead', async () => {
      const body = { TokenId: null, TransactionId: 'nobody' };
      const answer = await api.send('DELETE', '/v6/acq/lead/appointment', body);
      expect(refusal(answer)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'TransactionId' });
    });
  });
}
