import { describe, expect, it } from 'vitest';

import type { Row } from '../database/schema.ts';
import { hashCode } from '../corporate/code-table.ts';
import type { TestEngine } from './engines.ts';
import { aCodeBody } from './lead-bodies.ts';
import { mailbox } from './mails.ts';
import { refusal, sharedApi, type TestAnswer } from './test-api.ts';

/** The employer calls of the lead flow, on each engine. */
export function employerCallsSuite(engine: TestEngine): void {
  describe(`Employers and their codes over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const code = '/v6/acq/corp/email/verify';

    const domain = (email: string, facilityId: string): Promise<TestAnswer> =>
      api.send(
        'GET',
        `/v6/acq/corp/domain/verify?email=${encodeURIComponent(email)}&facilityId=${facilityId}`,
      );

    it.each([
      ['ada@acme.example', '220', true],
      ['ada@eu.acme.example', '101', true],
      ['ada@ACME.example', '101', true],
      ['ada@globex.example', '101', true],
      ['ada@globex.example', '199', false],
      ['ada@northwind.example', '199', true],
      ['ada@notacme.example', '101', false],
      ['ada@us.acme.example', '101', false],
      ['ada@example.com', '101', false],
    ])('LC-10 HT-22 %s at club %s: %s', async (email, facilityId, domainVerified) => {
      const { status, body } = await domain(email, facilityId);
      expect({ status, body }).toEqual({ status: 200, body: { domainVerified } });
    });

    it('HT-22 refuses an invalid address, an unknown club, and a missing field, by field', async () => {
      expect(refusal(await domain('ada', '101'))).toEqual({
        status: 422,
        code: 'INVALID_FIELD',
        field: 'email',
      });
      expect(refusal(await domain('ada@acme.example', '999'))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        field: 'facilityId',
      });
      const bare = await api.send('GET', '/v6/acq/corp/domain/verify?facilityId=101');
      expect(refusal(bare)).toMatchObject({ status: 422, field: 'email' });
    });

    it('HT-19 mails a four-digit code that works for 900 s, and stores only its hash', async () => {
      const { status, body } = await api.send('POST', code, aCodeBody());
      expect(status).toBe(200);
      expect(body).toEqual({
        status: 200,
        data: {
          corporateAccountId: 'CA1002',
          corporateContactId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          name: 'Globex',
        },
      });
      const [mail] = await mailbox(api, { to: 'ada@globex.example' });
      const digits = /code is (\d{4})\./.exec(mail?.body ?? '')?.[1] ?? '';
      expect(mail?.subject).not.toMatch(/\d/);
      const [row] = await liveCodes('ada@globex.example');
      expect(row).toMatchObject({ tries: 0, expires_at: '2026-11-20T15:15:00.000Z' });
      expect(row?.code_hash).toBe(await hashCode(api.secret, digits, row?.salt ?? ''));
      expect(Object.values(row ?? {})).not.toContain(digits);
    });

    it('HT-19 replaces the previous code and its request’s person, whose id says nothing anymore', async () => {
      const body = aCodeBody({ corporateEmail: 'grace@globex.example' });
      const first = await api.send('POST', code, body);
      const second = await api.send('POST', code, {
        ...body,
        corporateEmail: 'Grace@globex.example',
        lastName: 'Hopper',
      });
      expect(second.status).toBe(200);
      expect(second.body).not.toEqual(first.body);
      expect(await liveCodes('grace@globex.example')).toHaveLength(1);
      const people = await api.database
        .selectFrom('corporate_contacts')
        .select('last_name')
        .where('email', '=', 'grace@globex.example')
        .execute();
      expect(people).toEqual([{ last_name: 'Hopper' }]);
    });

    it('HT-19 CJ-20 mails three codes for ten concurrent requests, with one live', async () => {
      const body = aCodeBody({ corporateEmail: 'rush@globex.example' });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => api.send('POST', code, body)),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
      expect(await liveCodes('rush@globex.example')).toHaveLength(1);
      expect(await mailbox(api, { to: 'rush@globex.example' })).toHaveLength(3);
    });

    it.each([
      ['corporateEmail', 'ada@stranger.example', 'NOT_ELIGIBLE'],
      ['corporateEmail', 'ada', 'INVALID_FIELD'],
      ['facilityId', '999', 'INVALID_FIELD'],
      ['facilityId', 'abc', 'INVALID_FIELD'],
      ['firstName', '', 'INVALID_FIELD'],
      ['lastName', '1', 'INVALID_FIELD'],
      ['personalEmail', 'x', 'INVALID_FIELD'],
      ['phoneNumber', 'x', 'INVALID_FIELD'],
      ['phoneNumber', undefined, 'INVALID_FIELD'],
    ])('HT-65 sends no code for %s %j', async (field, value, reason) => {
      const before = await api.database.selectFrom('email_codes').select('id').execute();
      const answer = await api.send('POST', code, aCodeBody({ [field]: value }));
      expect(refusal(answer)).toEqual({ status: 422, code: reason, field });
      const after = await api.database.selectFrom('email_codes').select('id').execute();
      expect(after).toHaveLength(before.length);
    });

    function liveCodes(email: string): Promise<Row<'email_codes'>[]> {
      return api.database
        .selectFrom('email_codes')
        .selectAll()
        .where('email', '=', email)
        .where('ended_at', 'is', null)
        .execute();
    }
  });
}
