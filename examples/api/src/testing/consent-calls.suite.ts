import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aConsentBody, aLeadBody } from './lead-bodies.ts';
import { refusal, sharedApi } from './test-api.ts';

/** The consent call, on each engine. */
export function consentCallsSuite(engine: TestEngine): void {
  describe(`Consents over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const consents = '/v6/acq/leads/consents';

    it('LC-07 are stored completely, in order, and read by transaction or address', async () => {
      const lead = aLeadBody({ EmailAddress: 'consents@example.com' });
      await api.send('POST', '/v6/acq/leads/abandoned', lead);
      const transactionId = lead.TransactionId;
      const records = [
        aConsentBody({ transactionId }),
        aConsentBody({
          transactionId,
          channel: 'text-alerts',
          granted: false,
          basis: 'default',
          jurisdiction: null,
        }),
      ];
      const sent = await api.send('POST', consents, records);
      expect({ status: sent.status, body: sent.body }).toEqual({
        status: 200,
        body: { success: true },
      });
      const expected = records.map((record) => ({
        id: record.id,
        channel: record.channel,
        granted: record.granted ? 1 : 0,
        basis: record.basis,
        jurisdiction: record.jurisdiction,
        text: record.text,
        text_version: record.textVersion,
        at: '2026-11-20T15:00:00.000Z',
        source_url: record.sourceUrl,
      }));
      for (const query of [`transactionId=${transactionId}`, 'email=consents@example.com']) {
        const { body } = await api.send('GET', `/dev/consents?${query}`);
        expect(body).toMatchObject(expected);
      }
      const none = await api.send('GET', '/dev/consents?transactionId=nobody');
      expect(none.body).toEqual([]);
    });

    it('LC-07 are stored once when sent twice, also mixed with new ones', async () => {
      const [one, other] = [aConsentBody(), aConsentBody()];
      await api.send('POST', consents, [one]);
      const again = await api.send('POST', consents, [one, other, one]);
      expect(again.status).toBe(200);
      for (const { transactionId } of [one, other]) {
        const { body } = await api.send('GET', `/dev/consents?transactionId=${transactionId}`);
        expect(body).toHaveLength(1);
      }
    });

    it('LC-07 are stored once each when twenty concurrent batches share records', async () => {
      const [one, other] = [aConsentBody(), aConsentBody()];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          api.send('POST', consents, index % 2 === 0 ? [one, other] : [other, one]),
        ),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      for (const { transactionId } of [one, other]) {
        const { body } = await api.send('GET', `/dev/consents?transactionId=${transactionId}`);
        expect(body).toHaveLength(1);
      }
    });

    it('LC-07 refuse a different record under an existing id, along with the rest of the request', async () => {
      const [one, other] = [aConsentBody(), aConsentBody()];
      await api.send('POST', consents, [one]);
      const answer = await api.send('POST', consents, [other, { ...one, granted: false }]);
      expect(refusal(answer)).toEqual({ status: 409, code: 'ID_TAKEN', field: '1.id' });
      const { body } = await api.send('GET', `/dev/consents?transactionId=${other.transactionId}`);
      expect(body).toEqual([]);
    });

    it('LC-07 can’t be changed or removed, by rule of the database itself', async () => {
      const record = aConsentBody();
      await api.send('POST', consents, [record]);
      const row = await api.database
        .selectFrom('consents')
        .selectAll()
        .where('id', '=', record.id)
        .executeTakeFirstOrThrow();
      const { position: _, ...contents } = row;
      const changes = [
        () =>
          api.database
            .updateTable('consents')
            .set({ position: 0 })
            .where('id', '=', record.id)
            .execute(),
        () => api.database.deleteFrom('consents').where('id', '=', record.id).execute(),
        // PostgreSQL has no `replace`.
        ...(engine.name === 'SQLite'
          ? [() => api.database.replaceInto('consents').values(contents).execute()]
          : []),
      ];
      for (const change of changes) {
        await expect(change()).rejects.toThrow('consents are only added');
      }
      const { body } = await api.send('GET', `/dev/consents?transactionId=${record.transactionId}`);
      expect(body).toEqual([row]);
    });

    it.each([
      ['id', ''],
      ['id', 'x'.repeat(101)],
      ['transactionId', ' '],
      ['channel', 'post'],
      ['granted', 'yes'],
      ['basis', 'implied'],
      ['jurisdiction', 1],
      ['text', '\uD800'],
      ['at', 'today'],
      ['sourceUrl', null],
    ])('LC-07 are refused by field: %s %j', async (field, value) => {
      const answer = await api.send('POST', consents, [
        aConsentBody(),
        { ...aConsentBody(), [field]: value },
      ]);
      expect(refusal(answer)).toEqual({
        status: 422,
        code: 'INVALID_FIELD',
        field: `1.${field}`,
      });
    });
  });
}
