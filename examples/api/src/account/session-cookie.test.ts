import { contract } from '@foyer/adapters-http/wire';
import type { Credentials } from '@foyer/core/session';
import { beforeAll, describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { goodCalls, goodRequests } from '../testing/good-requests.ts';
import { aMemberWithLogin, sendAs } from '../testing/members.ts';
import { sharedApi, type TestApi } from '../testing/test-api.ts';

const publicUrl = 'https://clubs.example';
const profile = '/v6.2/member/me?source=Web';

const api = sharedApi(sqliteEngine(), { publicUrl });
let cookie: string;
let sessionId: string;
let setCookie: string;
let credentials: Credentials;
beforeAll(async () => {
  credentials = await aMemberWithLogin(api, '901001', 'grace');
  const answer = await api.send('POST', '/v6/account/authentication/login', credentials, {
    'foyer-session': 'new',
    'sec-fetch-site': 'same-origin',
  });
  ({ sessionId } = answer.body as { readonly sessionId: string });
  setCookie = answer.headers.getSetCookie().find((one) => one.includes('foyer_session')) ?? '';
  cookie = setCookie.split(';')[0] ?? '';
});

/** Reads the profile with the browser's cookie. */
function read(headers: Readonly<Record<string, string>>): ReturnType<TestApi['send']> {
  return api.send('GET', profile, undefined, { cookie, ...headers });
}

describe('the session cookie', () => {
  it('SE-30 is HttpOnly, limited to this host, and sent only by the site’s own pages', () => {
    expect(setCookie).toMatch(
      /^__Host-foyer_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('SE-31 signs in a page of the same origin that names its session', async () => {
    const answer = await read({ 'foyer-session': sessionId, 'sec-fetch-site': 'same-origin' });
    expect(answer).toMatchObject({ status: 200, body: { memberId: '901001' } });
  });

  it('SE-31 is ignored without the page’s header, as when another site submits a form', async () => {
    expect((await read({})).status).toBe(401);
    const change = await api.send('POST', '/v6/account/authentication/logout', undefined, {
      cookie,
    });
    expect(change.status).toBe(401);
  });

  it('SE-31 is ignored when the page names another session, as after signing in from another tab', async () => {
    for (const other of ['new', '', 'A'.repeat(32), `${sessionId}x`]) {
      expect((await read({ 'foyer-session': other })).status).toBe(401);
    }
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'https://shop.clubs.example' },
    { origin: 'http://clubs.example' },
    { origin: 'null' },
  ])('SE-31 rejects a page of another origin, whatever it sends: %o', async (from) => {
    const answer = await read({ 'foyer-session': sessionId, ...from });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'CROSS_SITE' } } });
  });

  it('SE-31 accepts a browser without Sec-Fetch-Site at the site’s own address', async () => {
    const answer = await read({ 'foyer-session': sessionId, origin: publicUrl });
    expect(answer.status).toBe(200);
  });

  it.each(goodCalls().filter(({ call }) => call.needsToken))(
    'OP-20 can’t be used by another site’s page for $name',
    async ({ call, path, request }) => {
      const send = (headers: Readonly<Record<string, string>>) =>
        api.send(call.method, path, request.body, { cookie, ...headers });
      const forged = { 'foyer-session': sessionId, 'sec-fetch-site': 'cross-site' };
      expect((await send(forged)).status).toBe(403);
      const former = { 'foyer-session': sessionId, origin: 'https://evil.example' };
      expect((await send(former)).status).toBe(403);
      // A form and a picture can't send the header, and their request would be no page's.
      expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(401);
    },
  );

  it.each(['signIn', 'signInSocially', 'finishSignIn', 'adoptSession'] as const)(
    'OP-20 can’t be set by another site’s page with %s',
    async (name) => {
      const from = { 'foyer-session': 'new', 'sec-fetch-site': 'same-site' };
      const { [name]: request } = goodRequests();
      const answer = await api.send('POST', contract[name].path, request.body, from);
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('OP-20 leaves calls with a bearer token alone, which browsers never send by themselves', async () => {
    const { body } = await api.send('POST', contract.signIn.path, credentials);
    const { token } = body as { readonly token: string };
    const from = { 'sec-fetch-site': 'cross-site', origin: 'https://app.example' };
    const update = goodRequests().updateMemberProfile.body;
    const { path } = contract.updateMemberProfile;
    const answer = await sendAs(api, token, 'PUT', path, update, from);
    expect(answer.status).toBe(200);
  });

  it('SE-30 is removed when the member signs out', async () => {
    const headers = { cookie, 'foyer-session': sessionId, 'sec-fetch-site': 'same-origin' };
    const answer = await api.send('POST', '/v6/account/authentication/logout', undefined, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-foyer_session=; Max-Age=0/);
    expect((await read({ 'foyer-session': sessionId })).status).toBe(401);
  });
});
