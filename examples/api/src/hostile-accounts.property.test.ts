import { type Call, contract, errorBody } from '@foyer/adapters-http/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sqliteEngine } from './testing/engines.ts';
import { nastyText, nastyValue, spoiled } from './testing/hostile-values.ts';
import { openRequests, ownRequests } from './testing/member-requests.ts';
import { aMemberWithLogin, aToken, sendAs } from './testing/members.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';

describe('Hostile requests to the account calls', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let token = '';
  beforeAll(async () => {
    api = await openTestApi(await engine.newPlace());
    token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
  });
  afterAll(async () => {
    await api.close();
    await engine.stop();
  });

  const good = { ...ownRequests('901001'), ...openRequests };
  const writes = Object.entries<Call>(contract).flatMap(([name, call]) => {
    const { path, body } = good[name] ?? {};
    return path !== undefined && body !== undefined ? [{ name, call, path, body }] : [];
  });

  it('cover every call with a body that needs a token', () => {
    const tried = new Set(writes.map(({ name }) => name));
    const missing = Object.entries<Call>(contract).filter(
      ([name, call]) =>
        call.needsToken && call.body._zod.def.type !== 'undefined' && !tried.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('with arbitrary JSON are accepted, or refused with the invalid field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...writes), fc.jsonValue(), async ({ call, path }, body) => {
        expect(await faultOf(call, path, body)).toBeNull();
      }),
    );
  });

  it('with one hostile value in a valid body are accepted, or refused with a field', async () => {
    for (const { call, path, body } of writes) {
      const fields = Object.keys(body as object);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...fields), nastyValue, async (field, value) => {
          const changed = { ...(body as object), [field]: value };
          expect(await faultOf(call, path, changed)).toBeNull();
        }),
        { numRuns: 15 },
      );
    }
  });

  it('with many hostile values in a valid body are accepted, or refused with a field', async () => {
    const cases = fc
      .constantFrom(...writes)
      .chain(({ call, path, body }) =>
        fc.tuple(fc.constant(call), fc.constant(path), spoiled(body as Record<string, unknown>)),
      );
    await fc.assert(
      fc.asyncProperty(cases, async ([call, path, body]) => {
        expect(await faultOf(call, path, body)).toBeNull();
      }),
    );
  });

  it('with arbitrary text as a token, picture URL or id list never cause a server error', async () => {
    await fc.assert(
      fc.asyncProperty(nastyText, async (text) => {
        const value = encodeURIComponent(text.toWellFormed());
        for (const path of [
          `/media/members/${value}x?expires=${value}&signature=${value}`,
          `/media/members/901001?expires=9999999999&signature=${value}`,
          `/v6/signed-assets/members/pictures?memberIDsStr=${value}&source=web`,
          `/v6.2/member/me?source=${value}`,
          `/v6/utility/token/${value}x`,
          `/v6/personal-training/${value}x/summary?source=${value}`,
          `/v6/acq/trialpass/${value}x/${value}x`,
          `/v6/acq/digitalsignature/agreement/${value}x/${value}x/901001/${value}x`,
        ]) {
          const { status } = await sendAs(api, token, 'GET', path);
          expect(status).toBeLessThan(500);
        }
        const header = text.replaceAll(/[^\x20-\x7e]/g, '');
        const { status } = await sendAs(api, header, 'GET', '/v6.2/member/me?source=Web');
        expect(status).toBe(401);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 40 },
    );
  });

  /** Null when the request was accepted or properly refused; otherwise what is wrong with the response. */
  async function faultOf(call: Call, path: string, body: unknown): Promise<string | null> {
    const answer = await sendAs(api, call.needsToken ? token : null, call.method, path, body);
    if (answer.status < 300) return null;
    if (answer.status >= 500) return `status ${answer.status}`;
    const { error } = errorBody.parse(answer.body);
    // Signing in and rate limits aren't about a field.
    const needsField = ![401, 410, 429].includes(answer.status);
    return needsField && error.field === undefined ? `${error.code} without a field` : null;
  }
});
