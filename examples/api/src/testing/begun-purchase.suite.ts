import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { refusal } from './refusal.ts';
import { sharedApi } from './test-api.ts';

/** The details of started purchases, on each engine. */
export function begunPurchaseSuite(engine: TestEngine): void {
  describe(`Started purchases over ${engine.name}`, () => {
    const api = sharedApi(engine);

    async function leadRows(transactionId: string): Promise<unknown> {
      return (await api.send('GET', `/dev/leads?transactionId=${transactionId}`)).body;
    }

    const buyer = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '2125550143',
    };

    it('LX-06 HT-31 return their buyer, who is already a lead', async () => {
      const begun = await api.send('POST', '/dev/products', { ...buyer, facilityId: '102' });
      const { productToken = '', transactionNumber = '' } = begun.body as Record<string, string>;
      const { status, body } = await api.send('GET', `/v6/acq/payment/token/${productToken}`);
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          success: true,
          barcode: null,
          startDate: null,
          receipt: null,
          productToken,
          transactionNumber,
          memberID: null,
          productBase: { buyer },
          selectedClubDetails: { facilityId: '102' },
        },
      });
      expect(await leadRows(transactionNumber)).toMatchObject([{ facility_id: '102' }]);
    });

    it('HT-31 aren’t found by an unknown token', async () => {
      const answer = await api.send('GET', '/v6/acq/payment/token/nobody');
      expect(refusal(answer)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'token' });
    });

    it('are refused by field', async () => {
      const wrong = await api.send('POST', '/dev/products', { ...buyer, facilityId: '999' });
      expect(refusal(wrong)).toEqual({
        status: 422,
        code: 'INVALID_FIELD',
        field: 'facilityId',
      });
      const bare = await api.send('POST', '/dev/products', { facilityId: '101' });
      expect(refusal(bare)).toMatchObject({ status: 422, field: 'firstName' });
    });
  });
}
