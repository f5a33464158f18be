import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aLeadBody, aResidentialBody } from './lead-bodies.ts';
import { refusal, sharedApi, type TestAnswer } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** The call for a full lead with its visit, on each engine. */
export function residentialLeadCallsSuite(engine: TestEngine): void {
  describe(`Leads with their visits over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const { timesAt, book, aLeadAt } = visitRequests(api);
    const send = (body: unknown): Promise<TestAnswer> =>
      api.send('POST', '/v6/acq/lead/residential', body);
    const rowsOf = async (transactionId: string): Promise<unknown> =>
      (await api.send('GET', `/dev/leads?transactionId=${transactionId}`)).body;

    it('HT-25 HT-64 stores the whole payload and books its visit', async () => {
      const time = '2026-11-21T09:00:00-05:00';
      const body = aResidentialBody({
        facilityId: '121',
        firstName: '  Zoë ',
        zipCode: 'w8  5sa',
        companyEmail: 'zoe@works.example',
        memberId: 'M1',
        referringId: 'R1',
        shareId: 'S1',
        isCorpLead: true,
        scheduledVisitTime: time,
      });
      const answer = await send(body);
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, TransactionId: body.leadTransactionId },
      });
      expect(await rowsOf(body.leadTransactionId)).toMatchObject([
        {
          first_name: 'Zoë',
          zip: 'W8 5SA',
          company_email: 'zoe@works.example',
          outreach_code: 'WEBLEAD',
          join_outreach_code: 'WEBLEAD_JOIN',
          member_id: 'M1',
          referring_id: 'R1',
          share_id: 'S1',
          meeting_purpose: 'tour',
          newsletter: 1,
          is_abandoned: 0,
          is_corporate: 1,
          consents: JSON.stringify(body.answers),
          appointments: [{ facility_id: '121', starts_at: '2026-11-21T14:00:00.000Z' }],
        },
      ]);
      expect((await timesAt('121')).taken).toEqual([time]);
    });

    it('HT-25 creates one lead with one visit from thirty concurrent requests under one transaction', async () => {
      const body = aResidentialBody({
        facilityId: '122',
        scheduledVisitTime: '2026-11-21T09:00:00-05:00',
      });
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(body)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect((await timesAt('122')).taken).toHaveLength(1);
    });

    it('HT-25 LS-13 stores nothing of a lead whose time is taken', async () => {
      const time = '2026-11-21T09:00:00-05:00';
      const { transactionId } = await aLeadAt('123');
      await book(transactionId, time);
      const late = aResidentialBody({ facilityId: '123', scheduledVisitTime: time });
      expect(refusal(await send(late))).toEqual({
        status: 409,
        code: 'SLOT_TAKEN',
        field: 'scheduledVisitTime',
      });
      expect(await rowsOf(late.leadTransactionId)).toEqual([]);
    });

    if (!engine.runsAll) return;

    it('HT-25 updates the abandoned lead of the same transaction, and keeps the page it came from', async () => {
      const begun = aLeadBody({ SourceUrl: 'http://localhost/membership', Ecid: 'E1' });
      const first = await api.send('POST', '/v6/acq/leads/abandoned', begun);
      const ended = await send(
        aResidentialBody({ leadTransactionId: begun.TransactionId, firstName: 'Grace' }),
      );
      expect(ended.body).toEqual(first.body);
      expect(await rowsOf(begun.TransactionId)).toMatchObject([
        { first_name: 'Grace', source_url: begun.SourceUrl, ecid: 'E1', is_abandoned: 0 },
      ]);
    });

    it('HT-29 HT-66 cancels the visit by the whole lead or by either of its ids', async () => {
      const time = '2026-11-21T10:00:00-05:00';
      const body = aResidentialBody({ facilityId: '124', scheduledVisitTime: time });
      await send(body);
      const answer = await api.send('DELETE', '/v6/acq/lead/appointment', body);
      expect(answer.body).toEqual({ status: 200, data: { success: true } });
      expect((await timesAt('124')).open).toContain(time);
      const nobodys = aResidentialBody();
      expect(refusal(await api.send('DELETE', '/v6/acq/lead/appointment', nobodys))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        field: 'leadTransactionId',
      });
    });

    it.each([
      ['firstName', '4'],
      ['lastName', '<b>'],
      ['lastName', 'x'.repeat(51)],
      ['email', 'ada@'],
      ['phone', '12'],
      ['zipCode', 'NOWHERE'],
      ['companyEmail', 'ada@works'],
      ['facilityId', '999'],
      ['leadTransactionId', ' '],
      ['leadTokenId', 'somebody’s'],
      ['meetingPurpose', 'lunch'],
      ['scheduledVisitTime', 'tomorrow'],
      ['scheduledVisitTime', '2026-11-21T03:00:00-05:00'],
      ['isCorpLead', 'yes'],
      ['newsletter', null],
      ['shareId', '\uD800'],
    ])('HT-25 refuses a lead by field: %s %j', async (field, value) => {
      const answer = await send({ ...aResidentialBody(), [field]: value });
      expect(refusal(answer)).toMatchObject({ status: 422, code: 'INVALID_FIELD', field });
    });

    it.each(Object.keys(aResidentialBody()))('HT-64 names %s when it is missing', async (field) => {
      const { [field]: _, ...rest } = { ...aResidentialBody() } as Record<string, unknown>;
      expect(contract.createResidentialLead.body.safeParse(rest).success).toBe(false);
      expect(refusal(await send(rest)).field).toBe(field);
    });
  });
}
