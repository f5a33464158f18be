import { contract, errorBody } from '@foyer/adapters-http/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sqliteEngine } from './testing/engines.ts';
import {
  aCodeBody,
  aConsentBody,
  aLeadBody,
  aReferralBody,
  aVisitBody,
} from './testing/lead-bodies.ts';
import {
  aCorporateLeadBody,
  aProductBody,
  aProductToken,
  verifiedPerson,
} from './testing/corporate-join.ts';
import { aDayPassBody } from './testing/day-passes.ts';
import { aGiftBody, aGiftToken } from './testing/gifts.ts';
import { nastyText, spoiled } from './testing/hostile-values.ts';
import { goodCard, openPayment, sendForm } from './testing/payment.ts';
import { aStandardProductBody, aStandardProductToken } from './testing/standard-join.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';

/** For cases of a dozen requests each. `pnpm test:deep` tries as many as of the others. */
const sampled = { numRuns: fc.readConfigureGlobal().numRuns ?? 40 };

describe('Hostile requests', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(await engine.newPlace());
  });
  afterAll(async () => {
    await api.close();
    await engine.stop();
  });

  const countClasses = { method: 'POST', path: '/v6/acq/leads/gf/classes/count/101' };
  const mapPlan = { method: 'POST', path: '/v6/acq/corp/lead/plans/15' };
  const writes = [
    contract.createAbandonedLead,
    contract.updateAbandonedLead,
    contract.updateLead,
    contract.cancelAppointment,
    contract.createReferral,
    contract.updateReferral,
    contract.verifyCorporateEmail,
    contract.verifyCorporateCode,
    contract.createCorporateLead,
    contract.updateCorporateLead,
    contract.createProductToken,
    contract.orderDayPass,
    contract.orderGiftCard,
    mapPlan,
    contract.appendConsents,
    countClasses,
    { method: 'POST', path: '/dev/products' },
  ];
  const writeCall = fc.constantFrom(...writes);

  const nobody = {
    companyEmail: 'ada@acme.example',
    corporateAccountId: 'CA1001',
    corporateContactId: 'nobody',
  };

  /** A purchase without an employer, with hostile values at each level. */
  const standardPurchase = aStandardProductBody({ email: 'hostile@mail.example' });
  const { productBase, selectedPlan, selectedClubDetails } = standardPurchase;
  const deepPurchase = fc
    .record({
      buyer: spoiled(productBase.buyer),
      cost: spoiled(selectedPlan.cost),
      plan: spoiled({ ...selectedPlan }),
      club: spoiled(selectedClubDetails),
      seller: fc.constantFrom({}, nobody, { companyName: 'Acme' }, { isCorp: true }),
    })
    .map(({ buyer, cost, plan, club, seller }) => ({
      ...standardPurchase,
      ...seller,
      productBase: { ...productBase, buyer },
      selectedPlan: { ...(plan as object), cost },
      selectedClubDetails: club,
    }));

  /** Null when the request was accepted or properly refused; otherwise what is wrong with the response. */
  async function faultOf(response: Response): Promise<string | null> {
    if (response.status < 300) return null;
    if (response.status >= 500) return `status ${response.status}`;
    const { error } = errorBody.parse(await response.json());
    return error.field ? null : `${error.code} without a field`;
  }

  async function send(method: string, path: string, body: string): Promise<Response> {
    return api.app.request(path, { method, body, headers: { 'content-type': 'application/json' } });
  }

  it('with arbitrary JSON to any writing call are accepted, or refused with the invalid field', async () => {
    await fc.assert(
      fc.asyncProperty(writeCall, fc.jsonValue(), async (call, body) => {
        const answer = await send(call.method, call.path, JSON.stringify(body));
        expect(await faultOf(answer)).toBeNull();
      }),
    );
  });

  it('with hostile values in a valid body are accepted, or refused with the invalid field', async () => {
    const body = aLeadBody();
    const token = { TokenId: 'x', FacilityId: '101', ScheduledVisitTime: null };
    const referral = aReferralBody({ transactionId: body.TransactionId });
    const cases = fc.oneof(
      fc.tuple(
        fc.constantFrom(contract.createReferral, contract.updateReferral),
        spoiled({ ...referral }),
      ),
      fc.tuple(fc.constant(contract.verifyCorporateEmail), spoiled(aCodeBody())),
      fc.tuple(
        fc.constant(contract.verifyCorporateCode),
        spoiled({ email: 'ada@globex.example', token: '1234' }),
      ),
      fc.tuple(
        fc.constantFrom(contract.createCorporateLead, contract.updateCorporateLead),
        spoiled({ ...aCorporateLeadBody() }),
      ),
      fc.tuple(fc.constant(contract.createProductToken), spoiled({ ...aProductBody(nobody) })),
      fc.tuple(fc.constant(contract.createProductToken), spoiled({ ...standardPurchase })),
      fc.tuple(fc.constant(contract.createProductToken), deepPurchase),
      fc.tuple(fc.constant(contract.orderDayPass), spoiled({ ...aDayPassBody() })),
      fc.tuple(fc.constant(contract.orderGiftCard), spoiled({ ...aGiftBody() })),
      fc.tuple(
        fc.constant(mapPlan),
        spoiled({ corporateAccountId: 'CA1001', id: body.TransactionId }),
      ),
      fc.tuple(
        fc.constant(contract.appendConsents),
        fc.array(spoiled({ ...aConsentBody() }), { maxLength: 3 }),
      ),
      fc.tuple(
        fc.constant(countClasses),
        fc.array(spoiled({ categoryId: 86, className: 'Yoga' }), { maxLength: 3 }),
      ),
      fc.tuple(fc.constantFrom(...writes.slice(0, 2)), spoiled({ ...body })),
      fc.tuple(fc.constant(contract.updateLead), spoiled(aVisitBody(body.TransactionId, null))),
      fc.tuple(fc.constant(contract.updateLead), spoiled(token)),
      fc.tuple(
        fc.constant(contract.cancelAppointment),
        spoiled({ TokenId: null, TransactionId: body.TransactionId }),
      ),
    );
    expect((await send('POST', '/v6/acq/leads/abandoned', JSON.stringify(body))).status).toBe(200);
    await fc.assert(
      fc.asyncProperty(cases, async ([call, spoiledBody]) => {
        const answer = await send(call.method, call.path, JSON.stringify(spoiledBody));
        expect(await faultOf(answer)).toBeNull();
      }),
    );
  });

  it('with arbitrary text in the query or path never cause a server error', async () => {
    await fc.assert(
      fc.asyncProperty(nastyText, async (text) => {
        const value = encodeURIComponent(text.toWellFormed());
        const segment = withoutNul(value);
        for (const path of [
          `/v6/acq/leads/appointments?facilityId=${value}&type=${value}`,
          `/v6/facilities/facility/${segment}x`,
          `/v6/facilities/facility/${segment}x/media`,
          `/v6/acq/referral/info/${segment}x`,
          `/v6/acq/payment/token/${segment}x`,
          `/v6/utility/giftcard/order/${segment}x`,
          `/v6/acq/corp/domain/verify?email=${value}&facilityId=101`,
          `/v6/acq/corp/domain/verify?email=ada@acme.example&facilityId=${value}`,
          `/v6/acq/corp/plans/${segment}x?email=ada@acme.example&corporateAccountId=${value}`,
          `/v6/acq/corp/plans/101?email=${value}&corporateAccountId=CA1001`,
          `/v6/acq/corp/plans/101?email=ada@acme.example&corporateAccountId=${value}`,
          `/v6/content/join-confirmation?facilityId=${value}`,
          `/api/cms/facilities/${segment}x/membership/plans?fmid=${value}&source=${value}`,
          `/api/cms/facilities/101/membership/plans?fmid=${value}&source=${value}`,
          `/v6/acq/residential/thankyouemail/${segment}x/${segment}x/${segment}x/${segment}x`,
          `/dev/leads?email=${value}`,
          `/dev/consents?email=${value}`,
          `/dev/purchases?email=${value}`,
        ]) {
          expect(await faultOf(await api.app.request(path))).toBeNull();
        }
      }),
      sampled,
    );
  });

  it('RT-09 with arbitrary text in the payment form, its cookie or its paths get a page, never a server error', async () => {
    const employees = await aProductToken(api, await verifiedPerson(api, 'ada@acme.example'));
    const own = await aStandardProductToken(api, { email: 'hostile@mail.example' });
    const gift = await aGiftToken(api);
    await fc.assert(
      fc.asyncProperty(
        nastyText,
        nastyText,
        fc.constantFrom(own, employees, gift),
        async (text, other, productToken) => {
          const value = encodeURIComponent(text.toWellFormed());
          const segment = withoutNul(value);
          const card = { number: text, expiry: other, code: text, name: other };
          const form = { ...card, postalCode: text, state: other };
          for (const answer of [
            await sendForm(api, productToken, form),
            await sendForm(api, productToken, { ...goodCard, postalCode: text, state: other }),
            await sendForm(api, value, form, '/payment', value),
            await sendForm(api, productToken, { answer: text }, `/payment/question/${segment}x`),
            await openPayment(api, productToken, `/payment/question/${segment}x`),
            await openPayment(
              api,
              `${productToken}; foyer_payment_form=${value}`,
              '/payment?refused=1',
            ),
          ]) {
            expect(answer.status).toBeLessThan(500);
            const isPage = answer.headers.get('content-type')?.includes('text/html') === true;
            expect(isPage || answer.headers.get('location') === '/payment?refused=1').toBe(true);
          }
        },
      ),
      sampled,
    );
  });

  it('are refused when the body is not JSON, of another type, or larger than 64 KiB', async () => {
    const path = '/v6/acq/leads/abandoned';
    expect((await send('POST', path, '{"FirstName":')).status).toBe(400);
    expect((await send('POST', path, '')).status).toBe(400);
    expect((await send('POST', path, `"${'x'.repeat(64 * 1024)}"`)).status).toBe(413);
    const form = await api.app.request(path, { method: 'POST', body: 'a=b' });
    expect(form.status).toBe(415);
    expect(errorBody.parse(await form.json()).error.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('can’t pollute the prototype of objects', async () => {
    const body = JSON.stringify(aLeadBody()).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    expect((await send('POST', '/v6/acq/leads/abandoned', body)).status).toBe(200);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** For a path, in which a NUL character is another test's (OP-140). */
function withoutNul(encoded: string): string {
  return encoded.replaceAll('%00', '');
}
