import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aLeadBody, anAttribution } from './lead-bodies.ts';
import { refusal, sharedApi } from './test-api.ts';

/** The lead calls, on each engine. */
export function leadCallsSuite(engine: TestEngine): void {
  describe(`Leads over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const leads = '/v6/acq/leads/abandoned';

    it('HT-27 HT-64 creates a lead from the abandoned payload and stores it normalized', async () => {
      const body = aLeadBody({
        FirstName: '  Zoë ',
        EmailAddress: 'Zoe+club@EXAMPLE.com',
        PhoneNumber: '+44 (0)20 7946 0199',
        Zipcode: 'w8  5sa',
        companyEmail: 'zoe@works.example',
        memberId: 'M1',
        referringId: 'R1',
        shareId: 'S1',
        receiveTextAlerts: true,
      });
      const { status, body: answer } = await api.send('POST', leads, body);
      expect(status).toBe(200);
      expect(answer).toEqual({
        success: true,
        tokenId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        TransactionId: body.TransactionId,
        leadTransactionId: body.TransactionId,
      });
      const { body: rows } = await api.send(
        'GET',
        `/dev/leads?transactionId=${body.TransactionId}`,
      );
      expect(rows).toMatchObject([
        {
          first_name: 'Zoë',
          email: 'Zoe+club@example.com',
          phone: '02079460199',
          zip: 'W8 5SA',
          company_email: 'zoe@works.example',
          member_id: 'M1',
          referring_id: 'R1',
          share_id: 'S1',
          receive_text_alerts: 1,
          consents: JSON.stringify(body.Answers),
        },
      ]);
    });

    it('LC-17 HT-28 stores one lead with one token per transaction, with the latest data', async () => {
      const body = aLeadBody();
      const first = await api.send('POST', leads, body);
      const again = await api.send('POST', leads, body);
      const changed = await api.send('PUT', leads, {
        ...body,
        FirstName: 'Grace',
        FacilityId: '102',
      });
      expect(again.body).toEqual(first.body);
      expect(changed.body).toEqual(first.body);
      const { body: rows } = await api.send(
        'GET',
        `/dev/leads?transactionId=${body.TransactionId}`,
      );
      expect(rows).toMatchObject([{ first_name: 'Grace', facility_id: '102' }]);
    });

    it('LC-17 creates one lead from forty concurrent requests under one transaction', async () => {
      const body = aLeadBody();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          api.send(index % 2 === 0 ? 'POST' : 'PUT', leads, body),
        ),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      const { body: rows } = await api.send(
        'GET',
        `/dev/leads?transactionId=${body.TransactionId}`,
      );
      expect(rows).toHaveLength(1);
    });

    if (!engine.runsAll) return;

    it('VL-34: stores a number from any country once, whatever its notation', async () => {
      for (const PhoneNumber of ['+33 6 12 34 56 78', '0033612345678', '+33(0)612345678']) {
        const body = aLeadBody({ PhoneNumber });
        expect((await api.send('POST', leads, body)).status).toBe(200);
        const { body: rows } = await api.send(
          'GET',
          `/dev/leads?transactionId=${body.TransactionId}`,
        );
        expect(rows).toMatchObject([{ phone: '+33612345678' }]);
      }
      const { status } = await api.send('POST', leads, aLeadBody({ PhoneNumber: '+33 612' }));
      expect(status).toBe(422);
    });

    it('VL-73: a lead keeps what brought its visitor, and the latest that a request says', async () => {
      const body = aLeadBody();
      const saidBy = (utm_source: string) => ({ 'Foyer-Attribution': anAttribution(utm_source) });
      const stored = async () => {
        const path = `/dev/leads?transactionId=${body.TransactionId}`;
        const { body: rows } = await api.send('GET', path);
        return (rows as { attribution: string }[]).map(({ attribution }) => attribution);
      };
      await api.send('POST', leads, body, saidBy('mail'));
      await api.send('PUT', leads, body);
      expect(await stored()).toEqual([expect.stringContaining('"utm_source":"mail"')]);
      await api.send('PUT', leads, body, saidBy('ad'));
      await api.send('PUT', leads, body, { 'Foyer-Attribution': '%7B%22first%22%3A1%7D' });
      expect(await stored()).toEqual([expect.stringContaining('"utm_source":"ad"')]);
    });

    it.each([
      ['FirstName', '4'],
      ['FirstName', 'x'.repeat(51)],
      ['LastName', '<b>'],
      ['EmailAddress', 'ada@'],
      ['PhoneNumber', '12'],
      ['Zipcode', 'NOWHERE'],
      ['companyEmail', 'ada@works'],
      ['FacilityId', 'twelve'],
      ['FacilityId', '999'],
      ['TransactionId', ' '],
      ['TransactionId', 'x'.repeat(101)],
      ['SourceUrl', 'http://localhost/\0'],
      ['SourceUrl', '\uD800'],
      ['Answers', [{ answerId: 1, additionalInfo: null }]],
      ['receiveTextAlerts', 'yes'],
    ])('VA-02 VA-03 VA-04 VA-07 VA-13 refuses a lead by field: %s %j', async (field, value) => {
      const answer = await api.send('POST', leads, { ...aLeadBody(), [field]: value });
      expect(refusal(answer)).toMatchObject({
        status: 422,
        code: 'INVALID_FIELD',
        field: expect.stringMatching(new RegExp(`^${field}`)) as string,
      });
    });
  });
}
