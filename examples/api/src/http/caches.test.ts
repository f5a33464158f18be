import { type Call, contract } from '@foyer/adapters-http/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { beginSession } from '../account/session-table.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { goodRequests } from '../testing/good-requests.ts';
import { aMemberWithLogin } from '../testing/members.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

interface SentRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const good = goodRequests() as unknown as Readonly<Record<string, SentRequest>>;
const calls = Object.entries<Call>(contract);

describe('Caches', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(await engine.newPlace());
    await aMemberWithLogin(api, '901001', 'grace');
  });
  afterAll(async () => {
    await api.close();
    await engine.stop();
  });

  it('OP-81 keep only answers to calls that read what is the same for a member and for a stranger', async () => {
    const kept: string[] = [];
    const personal: string[] = [];
    for (const [name, call] of calls) {
      const [stranger, member] = [await send(call, good[name], null), await send(call, good[name])];
      if (isKept(stranger) || isKept(member)) {
        kept.push(name);
        const isSame =
          (await member.text()) === (await stranger.text()) &&
          stranger.headers.get('set-cookie') === null;
        if (call.method !== 'GET' || call.needsToken || !isSame) personal.push(name);
      }
    }
    expect(personal).toEqual([]);
    expect(kept).toContain('listFacilities');
  });

  it('OP-81 keep no refusal', async () => {
    const kept: string[] = [];
    for (const [name, call] of calls) {
      const answer = await send(call, { params: {}, query: {}, body: ['nothing'] });
      if (answer.status !== 200 && isKept(answer)) kept.push(name);
    }
    expect(kept).toEqual([]);
  });

  function isKept({ headers }: Response): boolean {
    return headers.get('cache-control') !== 'no-store';
  }

  /** With a fresh session of the member, because some calls end one; null: as a stranger. */
  async function send(
    call: Call,
    request: SentRequest | undefined,
    as: string | null = 'account-901001',
  ): Promise<Response> {
    const { params = {}, query = {}, body } = request ?? {};
    const { database, secret, clock } = api;
    const token = as && (await beginSession(database, secret, as, clock.now())).token;
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? 'none');
    const sendsBody = call.body._zod.def.type !== 'undefined';
    return api.app.request(`${path}?${new URLSearchParams(query)}`, {
      method: call.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(sendsBody && { 'content-type': 'application/json' }),
      },
      ...(sendsBody && { body: JSON.stringify(body) }),
    });
  }
});
