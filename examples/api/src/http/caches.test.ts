import type { Call } from '@foyer/adapters-http/wire';
import { beforeAll, describe, expect, it } from 'vitest';

import { beginSession } from '../account/session-table.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { goodCalls, sendsBody } from '../testing/good-requests.ts';
import { aMemberWithLogin } from '../testing/members.ts';
import { sharedApi } from '../testing/test-api.ts';

describe('Caches', () => {
  const api = sharedApi(sqliteEngine());
  beforeAll(async () => {
    await aMemberWithLogin(api, '901001', 'grace');
  });

  it('OP-81 keep only answers to calls that read what is the same for a member and for a stranger', async () => {
    const kept: string[] = [];
    const personal: string[] = [];
    for (const { name, call, path, request } of goodCalls()) {
      const stranger = await send(call, path, request.body, null);
      const member = await send(call, path, request.body);
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
    for (const { name, call } of goodCalls()) {
      const answer = await send(call, call.path.replaceAll(/\{\w+\}/g, 'none'), ['nothing']);
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
    path: string,
    body: unknown,
    as: string | null = 'account-901001',
  ): Promise<Response> {
    const { database, secret, clock } = api;
    const token = as && (await beginSession(database, secret, as, clock.now())).token;
    return api.app.request(path, {
      method: call.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(sendsBody(call) && { 'content-type': 'application/json' }),
      },
      ...(sendsBody(call) && { body: JSON.stringify(body) }),
    });
  }
});
