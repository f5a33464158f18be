/** Longer than most because it has all calls of the corporate join except its codes. */
import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import {
  aCorporateLeadBody,
  aProductBody,
  aProductToken,
  type VerifiedPerson,
  verifiedPerson,
} from './joins.ts';
import { codesMailedTo, storedMails } from './mails.ts';
import { payFor } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import type { TestEngine } from './engines.ts';
import { aCodeBody, aVisitBody } from './lead-bodies.ts';
import { refusal, sharedApi } from './test-api.ts';

/** The calls of the corporate join, on each engine. */
export function corporateJoinCallsSuite(engine: TestEngine): void {
  describe(`The corporate join’s calls over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const leads = '/v6/acq/leads/corp/abandoned';

    async function member(name: string): Promise<VerifiedPerson> {
      const person = await verifiedPerson(api, `${name}@acme.example`);
      await sendForm(api, await aProductToken(api, person), goodCard);
      return person;
    }

    describe('leads', () => {
      it('CJ-03 HT-16 HT-17 HT-64 HT-67 store one lead with one token per transaction, with the latest data', async () => {
        const body = aCorporateLeadBody({ companyEmail: 'Lead@ACME.example' });
        const made = await api.send('POST', leads, body);
        expect(made).toMatchObject({
          status: 200,
          body: { status: 200, TransactionId: body.TransactionId },
        });
        const changed = { ...body, FirstName: 'Grace', FacilityId: '102' };
        expect((await api.send('PUT', leads, changed)).body).toEqual(made.body);
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => api.send('POST', leads, changed)),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
        const { body: rows } = await api.send(
          'GET',
          `/dev/leads?transactionId=${body.TransactionId}`,
        );
        expect(rows).toMatchObject([
          {
            first_name: 'Grace',
            facility_id: '102',
            company_email: 'Lead@acme.example',
            outreach_code: 'CORPENROLL',
          },
        ]);
        const stored = await api.database
          .selectFrom('corporate_leads')
          .selectAll()
          .where('transaction_id', '=', body.TransactionId)
          .execute();
        expect(stored).toMatchObject([
          {
            company_email: 'lead@acme.example',
            cta_label: 'Get Started',
            user_location: 'US',
            is_abandoned: 1,
          },
        ]);
      });

      it('CJ-15 can book a visit like any other lead', async () => {
        const body = aCorporateLeadBody();
        await api.send('POST', leads, body);
        const visit = aVisitBody(body.TransactionId, '2026-11-21T09:00:00-05:00');
        expect((await api.send('PUT', '/v6/acq/lead', visit)).status).toBe(200);
      });

      it.each([
        ['FirstName', '1'],
        ['EmailAddress', 'ada'],
        ['companyEmail', ''],
        ['companyEmail', 'ada@works'],
        ['FacilityId', '999'],
        ['TransactionId', ''],
        ['IsAbandonedLead', 'yes'],
        ['UserLocation', undefined],
      ])('HT-16 are refused by field: %s %j', async (field, value) => {
        const answer = await api.send('POST', leads, { ...aCorporateLeadBody(), [field]: value });
        expect(refusal(answer)).toEqual({ status: 422, code: 'INVALID_FIELD', field });
      });

      it('CJ-05 HT-16 can’t be created once a member has joined with the company address, but can still be updated', async () => {
        const before = aCorporateLeadBody({ companyEmail: 'joined@acme.example' });
        await api.send('POST', leads, before);
        await member('joined');
        const answer = await api.send(
          'POST',
          leads,
          aCorporateLeadBody({ companyEmail: 'Joined@acme.example' }),
        );
        expect(refusal(answer)).toEqual({
          status: 409,
          code: 'EMAIL_TAKEN',
          field: 'companyEmail',
        });
        expect((await api.send('PUT', leads, before)).status).toBe(200);
        const other = aCorporateLeadBody({ companyEmail: 'joined2@acme.example' });
        expect((await api.send('POST', leads, other)).status).toBe(200);
      });

      it('HT-18 record the latest plan that the lead chose, if it was offered', async () => {
        const body = aCorporateLeadBody();
        await api.send('POST', leads, body);
        const choose = (planId: string, id: string, corporateAccountId = 'CA1001') =>
          api.send('POST', `/v6/acq/corp/lead/plans/${planId}`, { corporateAccountId, id });
        expect((await choose('15', body.TransactionId)).body).toEqual({ success: true });
        expect((await choose('16', body.TransactionId)).body).toEqual({ success: true });
        const stored = await api.database
          .selectFrom('corporate_leads')
          .select('plan_id')
          .where('transaction_id', '=', body.TransactionId)
          .executeTakeFirst();
        expect(stored?.plan_id).toBe('16');
        expect(refusal(await choose('15', 'nobody'))).toEqual({
          status: 404,
          code: 'NOT_FOUND',
          field: 'id',
        });
        const foreign = await choose('15', body.TransactionId, 'CA1002');
        expect(refusal(foreign)).toMatchObject({ status: 404, field: 'planId' });
        expect(refusal(await choose('6', body.TransactionId))).toMatchObject({ field: 'planId' });
      });
    });

    describe('plans', () => {
      async function plansOf(email: string, account: string, facilityId: string) {
        const query = new URLSearchParams({ email, corporateAccountId: account });
        const answer = await api.send('GET', `/v6/acq/corp/plans/${facilityId}?${query}`);
        return { ...answer, body: contract.getCorporatePlans.answer.parse(answer.body) };
      }

      it('CJ-19 HT-23 PL-08 of the employer are listed with every field of the response', async () => {
        const { body } = await plansOf('ada@acme.example', 'CA1001', '101');
        expect(body).toMatchObject({
          success: true,
          clubName: 'Foyer Tribeca',
          region: 'New York',
          promotionId: 'CORP-2026',
          memberId: null,
          isPresale: false,
          facilityStatus: 'open',
          facilityOpenDate: '2005-05-01',
          corporateAgreementId: 'AG1001',
        });
        expect(body.result?.map((plan) => plan.planId)).toEqual(['15', '16', '17']);
        expect(body.result?.[0]).toEqual({
          planId: '15',
          planType: 'Single club',
          name: 'Select Access',
          description: 'Unlimited access to {{CLUB_NAME}}, classes included.',
          cost: {
            monthlyFee: '175.00',
            regularMonthlyFee: '205.00',
            initiation: { totalDues: '300.00' },
            promotionalSavings: '300.00',
            isReimbursementAvailable: false,
          },
          includes: [
            'All yoga, Pilates, cycling, and boxing classes',
            'A first session with a coach',
            'Fresh towels at every visit',
          ],
          access: { to: 'club', clubs: 1, facilityIds: ['101'] },
          publicCost: {
            monthlyFee: '205.00',
            regularMonthlyFee: '205.00',
            initiation: { totalDues: '500.00' },
            promotionalSavings: '200.00',
            isReimbursementAvailable: false,
          },
        });
      });

      it('PL-01 PL-02 PR-02: of Acme are compared with the club’s public price', async () => {
        const { body } = await plansOf('ada@acme.example', 'CA1001', '101');
        const notes = body.result?.map(({ cost }) => [
          Number(cost.regularMonthlyFee) - Number(cost.monthlyFee),
          cost.isReimbursementAvailable,
        ]);
        expect(notes).toEqual([
          [30, false],
          [15, false],
          [10, true],
        ]);
      });

      it.each([
        ['one', 'ada@globex.example', 'CA1002', '101', ['175.00']],
        ['none', 'ada@initech.example', 'CA1004', '101', []],
        ['none at a club without an agreement', 'ada@globex.example', 'CA1002', '199', []],
        ['none of another employer', 'ada@globex.example', 'CA1001', '101', []],
        ['pounds in the UK', 'ada@northwind.example', 'CA1003', '199', ['140.00', '190.00']],
        [
          'Canadian dollars in Canada',
          'ada@acme.example',
          'CA1001',
          '193',
          ['230.00', '310.00', '385.00'],
        ],
      ])('CJ-11 HT-23 PL-05 %s', async (_, email, account, facilityId, fees) => {
        const { status, body } = await plansOf(email, account, facilityId);
        expect(status).toBe(200);
        expect(body.result?.map(({ cost }) => cost.monthlyFee)).toEqual(fees);
      });

      it('CJ-12 HT-23 of one employer can’t be looked up', async () => {
        const path = '/v6/acq/corp/plans/101?email=ada@hooli.example&corporateAccountId=CA1005';
        expect(refusal(await api.send('GET', path))).toEqual({
          status: 503,
          code: 'PLANS_UNAVAILABLE',
          field: undefined,
        });
      });

      it('HT-23 refuse an unknown club and an invalid address', async () => {
        const query = 'email=ada@acme.example&corporateAccountId=CA1001';
        const unknown = await api.send('GET', `/v6/acq/corp/plans/999?${query}`);
        expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
        const path = '/v6/acq/corp/plans/101?email=ada&corporateAccountId=CA1001';
        expect(refusal(await api.send('GET', path))).toMatchObject({ status: 422, field: 'email' });
      });
    });

    describe('purchases of a plan', () => {
      const token = '/v6/acq/payment/token';

      it('CJ-13 CK-03 HT-30 HT-31 start at the employer’s price, whatever price was sent, under the lead’s transaction', async () => {
        const person = await verifiedPerson(api, 'begin@acme.example');
        const lead = aCorporateLeadBody({ companyEmail: person.companyEmail });
        await api.send('POST', leads, lead);
        const begun = await api.send('POST', token, aProductBody(person));
        expect(begun).toMatchObject({ status: 200, body: { success: true } });
        const { result } = contract.createProductToken.answer.parse(begun.body);
        const details = await api.send('GET', `${token}/${result}`);
        expect(details.body).toMatchObject({
          success: true,
          productToken: result,
          transactionNumber: lead.TransactionId,
          memberID: null,
          barcode: null,
          productBase: {
            buyer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
          },
          selectedClubDetails: { facilityId: '101' },
        });
        const stored = await api.database
          .selectFrom('product_tokens')
          .select(['plan', 'company_name'])
          .where('product_token', '=', result ?? '')
          .executeTakeFirst();
        expect(JSON.parse(stored?.plan ?? '{}')).toMatchObject({
          monthlyFee: 175_00,
          currency: 'USD',
        });
        expect(stored?.company_name).toBe('Acme');
      });

      it('LX-06 HT-30 turn a buyer without a lead into one', async () => {
        const person = await verifiedPerson(api, 'leadless@acme.example');
        const productToken = await aProductToken(api, person);
        const { body } = await api.send('GET', `${token}/${productToken}`);
        const { transactionNumber } = contract.getProductDetails.answer.parse(body);
        const rows = await api.send('GET', `/dev/leads?transactionId=${transactionNumber}`);
        expect(rows.body).toMatchObject([{ company_email: 'leadless@acme.example' }]);
      });

      it('HT-30 are refused without a confirmed company address, or with someone else’s', async () => {
        const email = 'unverified@acme.example';
        const asked = await api.send(
          'POST',
          '/v6/acq/corp/email/verify',
          aCodeBody({ corporateEmail: email }),
        );
        const { data } = contract.verifyCorporateEmail.answer.parse(asked.body);
        const person = {
          companyEmail: email,
          corporateAccountId: 'CA1001',
          corporateContactId: String(data?.corporateContactId),
        };
        const unverified = {
          status: 422,
          code: 'EMAIL_NOT_VERIFIED',
          field: 'corporateContactId',
        };
        expect(refusal(await api.send('POST', token, aProductBody(person)))).toEqual(unverified);
        const verified = await verifiedPerson(api, 'verified@acme.example');
        const mixed = { ...verified, companyEmail: email };
        expect(refusal(await api.send('POST', token, aProductBody(mixed)))).toEqual(unverified);
      });

      it('HT-30 CJ-20 are refused to a stranger who only asked for a code for a member’s address', async () => {
        const member = await verifiedPerson(api, 'member@acme.example');
        await sendForm(api, await aProductToken(api, member), goodCard);
        const asked = await api.send(
          'POST',
          '/v6/acq/corp/email/verify',
          aCodeBody({ corporateEmail: member.companyEmail }),
        );
        const { data } = contract.verifyCorporateEmail.answer.parse(asked.body);
        const stranger = { ...member, corporateContactId: String(data?.corporateContactId) };
        const refused = await api.send('POST', token, aProductBody(stranger));
        expect(refusal(refused)).toMatchObject({ status: 422, code: 'EMAIL_NOT_VERIFIED' });
        const [code = ''] = await codesMailedTo(api, member.companyEmail);
        const typed = { email: member.companyEmail, token: code };
        await api.send('POST', '/v6/acq/corp/token/verify', typed);
        expect(await api.send('POST', token, aProductBody(stranger))).toMatchObject({
          status: 200,
        });
      });

      it.each([
        ['selectedPlan.planId', { selectedPlan: { planId: '6' } }],
        ['selectedClubDetails.facilityId', { selectedClubDetails: { facilityId: '999' } }],
        ['productBase.buyer.email', { productBase: { buyer: { email: 'x' } } }],
        ['companyEmail', { isCorp: false }],
        ['productBase.productType', { productBase: { productType: 'gift' } }],
      ])('HT-30 are refused by field: %s', async (field, change) => {
        const person = await verifiedPerson(api, `field${field.length}@acme.example`);
        const body = merged(aProductBody(person), change);
        expect(refusal(await api.send('POST', token, body))).toEqual({
          status: 422,
          code: 'INVALID_FIELD',
          field,
        });
      });

      it('HT-15 CK-05 mail a confirmation again, only to the member’s own address, and log nothing from the path', async () => {
        const person = await verifiedPerson(api, 'again@acme.example');
        const memberID = await payFor(api, await aProductToken(api, person));
        const path = (id: unknown, email: string) =>
          `/v6/acq/residential/thankyouemail/${String(id)}/Ada%20Lovelace%2FKing/101/${encodeURIComponent(email)}`;
        const mails = async () =>
          (await storedMails(api, 'ada@example.com')).filter(({ body }) => body.includes(memberID));
        expect(await mails()).toHaveLength(1);
        api.logged.length = 0;
        const answer = await api.send('GET', path(memberID, 'Ada@example.com'));
        expect(answer).toMatchObject({ status: 200, body: { success: true } });
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await mails()).toHaveLength(2);
        for (const wrong of [path(memberID, 'eve@example.com'), path('1', 'ada@example.com')]) {
          expect(refusal(await api.send('GET', wrong))).toMatchObject({ status: 404 });
        }
        expect(await mails()).toHaveLength(2);
        expect(api.logged.join('')).not.toMatch(/Lovelace|ada@|%40/i);
      });
    });
  });
}

/** A deep copy of a body with some parts replaced. */
function merged(body: object, change: object): object {
  const parts = Object.entries(change).map(([key, value]: [string, unknown]) => {
    const before: unknown = Reflect.get(body, key);
    const both = [before, value].every((part) => typeof part === 'object' && part !== null);
    return [key, both ? merged(before as object, value as object) : value] as const;
  });
  return { ...body, ...Object.fromEntries(parts) };
}
