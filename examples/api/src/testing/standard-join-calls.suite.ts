import { contract, type WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aLeadBody } from './lead-bodies.ts';
import { aStandardProductBody, aStandardProductToken } from './joins.ts';
import { refusal, sharedApi } from './test-api.ts';

/** The product token call for the standard join, on each engine. */
export function standardJoinCallsSuite(engine: TestEngine): void {
  describe(`Purchases of the standard join over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const path = '/v6/acq/payment/token';

    async function planOf(productToken: string): Promise<unknown> {
      const stored = await api.database
        .selectFrom('product_tokens')
        .select('plan')
        .where('product_token', '=', productToken)
        .executeTakeFirst();
      return JSON.parse(stored?.plan ?? 'null');
    }

    async function transactionOf(productToken: string): Promise<string> {
      const { body } = await api.send('GET', `${path}/${productToken}`);
      return String(contract.getProductDetails.answer.parse(body).transactionNumber);
    }

    const refusalOf = async (body: WireProductTokenRequest) =>
      refusal(await api.send('POST', path, body));

    it.each([
      ['the US', '101', '15', { currency: 'USD', monthlyFee: 205_00, initiationDues: 500_00 }],
      ['Canada', '193', '16', { currency: 'CAD', monthlyFee: 330_00, initiationDues: 650_00 }],
      ['the UK', '199', '17', { currency: 'GBP', monthlyFee: 245_00, promotionalSavings: 400_00 }],
      ['a presale', '113', '15', { monthlyFee: 165_00, regularMonthlyFee: 205_00 }],
    ])(
      'SJ-05 HT-30 PL-05 charge the club’s own price in %s, whatever price was sent',
      async (_, facilityId, planId, plan) => {
        const email = `at${facilityId}@mail.example`;
        const token = await aStandardProductToken(api, { email, facilityId, planId });
        expect(await planOf(token)).toMatchObject({ planId, ...plan });
      },
    );

    it('PL-07 HT-30 give the card partner’s offer to buyers who saw it, and accept no other price', async () => {
      const cost = {
        monthlyFee: '205.00',
        regularMonthlyFee: '205.00',
        initiation: { totalDues: '500.00' },
        promotionalSavings: '500.00',
        isReimbursementAvailable: false,
      };
      const bought = async (changes: Partial<typeof cost>) => {
        const purchase = { email: 'card@mail.example', cost: { ...cost, ...changes } };
        return planOf(await aStandardProductToken(api, purchase));
      };
      expect(await bought({})).toMatchObject({ promotionalSavings: 500_00 });
      for (const changes of [{ promotionalSavings: '200.00' }, { monthlyFee: '1.00' }]) {
        expect(await bought(changes)).toMatchObject({
          monthlyFee: 205_00,
          promotionalSavings: 200_00,
        });
      }
    });

    it('HT-30 LX-06 belong to the buyer’s latest lead, found by address and phone number', async () => {
      const person = { email: 'led@mail.example', phone: '2125550144' };
      const lead = aLeadBody({ EmailAddress: person.email, PhoneNumber: person.phone });
      await api.send('POST', '/v6/acq/leads/abandoned', lead);
      api.clock.advance(1_000);
      const latest = { ...lead, TransactionId: 'the-latest-of-two' };
      await api.send('POST', '/v6/acq/leads/abandoned', latest);
      expect(await transactionOf(await aStandardProductToken(api, person))).toBe(
        latest.TransactionId,
      );
      const stranger = { ...person, phone: '2125550145' };
      const strangers = await transactionOf(await aStandardProductToken(api, stranger));
      expect([lead.TransactionId, latest.TransactionId]).not.toContain(strangers);
    });

    it('HT-30 don’t open an earlier lead, and so its visit, to who knows its address and phone number', async () => {
      const email = 'known@mail.example';
      const visitor = aLeadBody({ EmailAddress: email, PhoneNumber: '2125550177' });
      await api.send('POST', '/v6/acq/leads/abandoned', visitor);
      api.clock.advance(3_600_001);
      const token = await aStandardProductToken(api, { email, phone: '2125550177' });
      expect(await transactionOf(token)).not.toBe(visitor.TransactionId);
    });

    it('HT-30 LX-06 turn a buyer without a lead into one', async () => {
      const token = await aStandardProductToken(api, { email: 'leadless@mail.example' });
      const rows = await api.send('GET', `/dev/leads?transactionId=${await transactionOf(token)}`);
      expect(rows.body).toMatchObject([
        { email: 'leadless@mail.example', facility_id: '101', outreach_code: 'WEBLEAD_JOIN' },
      ]);
    });

    it.each([
      'companyEmail',
      'companyName',
      'corporateAccountId',
      'corporateAgreementId',
      'corporateContactId',
    ] as const)('HT-30 refuse %s when no employer sells', async (field) => {
      const body = { ...aStandardProductBody({ email: 'ada@mail.example' }), [field]: 'CA1001' };
      expect(await refusalOf(body)).toEqual({ status: 422, code: 'INVALID_FIELD', field });
    });

    it('HT-30 refuse a buyer’s company address', async () => {
      const body = aStandardProductBody({ email: 'ada@mail.example' });
      body.productBase.buyer.companyEmail = 'ada@acme.example';
      expect(await refusalOf(body)).toMatchObject({ field: 'productBase.buyer.companyEmail' });
    });

    it.each([
      ['plan 6', { planId: '6' }, 'INVALID_FIELD', 'selectedPlan.planId'],
      ['an unknown plan', { planId: '99' }, 'INVALID_FIELD', 'selectedPlan.planId'],
      [
        'a plan not sold there',
        { facilityId: '117', planId: '16' },
        'INVALID_FIELD',
        'selectedPlan.planId',
      ],
      ['a club without plans', { facilityId: '116' }, 'INVALID_FIELD', 'selectedPlan.planId'],
      ['an unknown club', { facilityId: '999' }, 'INVALID_FIELD', 'selectedClubDetails.facilityId'],
      [
        'a club that is offline',
        { facilityId: '120' },
        'CLUB_OFFLINE',
        'selectedClubDetails.facilityId',
      ],
    ])('SJ-01 SJ-02 HT-30 refuse %s', async (_, changes, code, field) => {
      const body = aStandardProductBody({ email: 'ada@mail.example', ...changes });
      expect(await refusalOf(body)).toEqual({ status: 422, code, field });
    });
  });

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
