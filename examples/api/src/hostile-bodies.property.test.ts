import { type Call, errorBody } from '@foyer/adapters-http/wire';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { beginSession } from './account/session-table.ts';
import { aProductToken, aStandardProductToken, verifiedPerson } from './testing/joins.ts';
import { sqliteEngine } from './testing/engines.ts';
import { aGiftToken } from './testing/orders.ts';
import { goodCalls, sendsBody, urlOf } from './testing/good-requests.ts';
import { jsonOf, nastyText, spoiled } from './testing/hostile-values.ts';
import { aMemberWithLogin } from './testing/members.ts';
import { goodCard, openPayment, sendForm } from './testing/payment.ts';
import { sharedApi } from './testing/test-api.ts';

/** For cases of a dozen requests each. `pnpm test:deep` tries as many as of the others. */
const sampled = { numRuns: fc.readConfigureGlobal().numRuns ?? 40 };

/** Combines the values that hostile-requests.test.ts tries one by one, and adds arbitrary ones. */
describe('Hostile requests', () => {
  const api = sharedApi(sqliteEngine());
  beforeAll(async () => {
    await aMemberWithLogin(api, '901001', 'grace');
  });

  const calls = goodCalls();
  const writeCall = fc.constantFrom(...calls.filter(({ call }) => sendsBody(call)));

  it('with arbitrary JSON to any writing call are accepted, or refused with the invalid field', async () => {
    await fc.assert(
      fc.asyncProperty(writeCall, fc.jsonValue(), async ({ call, path }, body) => {
        expect(await faultOf(await send(call, path, body))).toBeNull();
      }),
    );
  });

  it('with hostile values in a valid body are accepted, or refused with the invalid field', async () => {
    const cases = writeCall.chain(({ call, path, request }) =>
      fc.record({ call: fc.constant(call), path: fc.constant(path), body: spoiled(request.body) }),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ({ call, path, body }) => {
        expect(await faultOf(await send(call, path, body))).toBeNull();
      }),
    );
  });

  it('with arbitrary text in the query, path or token never cause a server error', async () => {
    const profile = '/v6.2/member/me?source=Web';
    const places = [
      ...calls.map(({ call, request }) => (text: string) => {
        const filled = (parts: object) =>
          Object.fromEntries(Object.keys(parts).map((name) => [name, text]));
        const [params, query] = [filled(request.params), filled(request.query)];
        return send(call, urlOf(call, { params, query, body: undefined }), request.body);
      }),
      ...[
        (value: string) => `/media/members/${value}x?expires=${value}&signature=${value}`,
        (value: string) => `/media/members/901001?expires=9999999999&signature=${value}`,
        (value: string) => `/dev/leads?email=${value}`,
        (value: string) => `/dev/consents?email=${value}`,
        (value: string) => `/dev/purchases?email=${value}`,
      ].map((path) => (text: string) => api.app.request(path(encodeURIComponent(text)))),
      (text: string) => {
        const authorization = `Bearer ${text.replaceAll(/[^\x20-\x7e]/g, '')}`;
        return api.app.request(profile, { headers: { authorization } });
      },
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), nastyText, async (place, text) => {
        expect((await place(text.toWellFormed())).status).toBeLessThan(500);
      }),
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
          // A NUL in a path is another test's (OP-140).
          const segment = value.replaceAll('%00', '');
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
    const statusOf = async (body: string, type = 'application/json') => {
      const headers = { 'content-type': type };
      const path = '/v6/acq/leads/abandoned';
      return (await api.app.request(path, { method: 'POST', body, headers })).status;
    };
    expect(await statusOf('{"FirstName":')).toBe(400);
    expect(await statusOf('')).toBe(400);
    expect(await statusOf(`"${'x'.repeat(64 * 1024)}"`)).toBe(413);
    expect(await statusOf('a=b', 'text/plain;charset=UTF-8')).toBe(415);
  });

  /** Null when the request was accepted or properly refused; otherwise what is wrong with the response. */
  async function faultOf(response: Response): Promise<string | null> {
    if (response.status < 300) return null;
    if (response.status >= 500) return `status ${response.status}`;
    const { error } = errorBody.parse(await response.json());
    // These refusals aren't about a single field.
    if ([401, 404, 410, 413, 429].includes(response.status)) return null;
    return error.field === undefined ? `${error.code} without a field` : null;
  }

  /** In a new session each time, because some calls end it. */
  async function send(call: Call, path: string, body: unknown): Promise<Response> {
    const { database, secret, clock } = api;
    const { token } = await beginSession(database, secret, 'account-901001', clock.now());
    return api.app.request(path, {
      method: call.method,
      headers: {
        ...(call.needsToken && { authorization: `Bearer ${token}` }),
        ...(sendsBody(call) && { 'content-type': 'application/json' }),
      },
      ...(sendsBody(call) && { body: jsonOf(body) }),
    });
  }
});
