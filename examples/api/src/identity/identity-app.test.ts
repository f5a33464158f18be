import { expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { sharedApi, openTestApi } from '../testing/test-api.ts';

const engine = sqliteEngine();
const api = sharedApi(engine);

const host = 'http://localhost:4173';
const back = `${host}/account/social`;

function ask(redirect: string, state = 's-1'): Promise<Response> {
  const query = new URLSearchParams({ redirect_uri: redirect, state });
  return Promise.resolve(api.app.request(`${host}/dev/identity?${query}`));
}

function answer(fields: Record<string, string>, origin = host): Promise<Response> {
  return Promise.resolve(
    api.app.request(`${host}/dev/identity`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ redirect_uri: back, state: 's-1', ...fields }).toString(),
    }),
  );
}

function sentBackTo(response: Response): URL {
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

it('HT-06 asks who the visitor is and whether to tell the site', async () => {
  const page = await ask(back, '"><b>');
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('Who are you?');
  expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
});

it('HT-06 returns a single-use voucher and the unchanged state', async () => {
  const { origin, pathname, searchParams } = sentBackTo(
    await answer({ answer: 'yes', who: 'ID-1002' }),
  );
  expect(origin + pathname).toBe(back);
  expect(searchParams.get('login')).toBe('ID-1002');
  expect(searchParams.get('state')).toBe('s-1');
  const stored = await api.database.selectFrom('social_vouchers').selectAll().execute();
  expect(stored).toMatchObject([{ social_id: 'ID-1002', used_at: null }]);
  expect(stored[0]?.token_hash).not.toBe(searchParams.get('voucher'));
});

it('HT-06 returns without a voucher when the visitor cancels', async () => {
  const { searchParams } = sentBackTo(await answer({ answer: 'no', who: 'ID-1002' }));
  expect(Object.fromEntries(searchParams)).toEqual({ error: 'access_denied', state: 's-1' });
});

it('HT-06 accepts any other login, and asks again when it is invalid', async () => {
  const { searchParams } = sentBackTo(
    await answer({ answer: 'yes', who: 'ID-1001', other: ' Zoë 7 ' }),
  );
  expect(searchParams.get('login')).toBe('Zoë 7');
  const again = await answer({ answer: 'yes', who: 'ID-1001', other: 'x\u0000y' });
  expect(again.status).toBe(422);
  expect(await again.text()).toContain('role="alert"');
});

it.each([
  'https://evil.example/account/social',
  'http://localhost:4173.evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '',
])('HT-06 never sends a voucher to %j', async (redirect) => {
  expect((await ask(redirect)).status).toBe(400);
  expect((await answer({ answer: 'yes', who: 'ID-1001', redirect_uri: redirect })).status).toBe(
    400,
  );
});

it('HT-06 returns to another port of this machine, where the site is developed', async () => {
  const page = 'http://127.0.0.1:5173/account/social';
  const { origin } = sentBackTo(
    await answer({ answer: 'yes', who: 'ID-1001', redirect_uri: page }, 'http://127.0.0.1:5173'),
  );
  expect(origin).toBe('http://127.0.0.1:5173');
});

it('HT-06 refuses a form from another site', async () => {
  expect((await answer({ answer: 'yes', who: 'ID-1001' }, 'https://evil.example')).status).toBe(
    403,
  );
});

it('HT-06 exists only on developers’ machines, and keeps vouchers out of the log', async () => {
  const elsewhere = await openTestApi(await engine.newPlace(), { devTools: false });
  const query = new URLSearchParams({ redirect_uri: back, state: 's' });
  const page = await elsewhere.app.request(`${host}/dev/identity?${query}`);
  expect(page.status).toBe(404);
  await elsewhere.close();
  const { searchParams } = sentBackTo(await answer({ answer: 'yes', who: 'ID-1003' }));
  expect(api.logged.join('\n')).not.toContain(searchParams.get('voucher') ?? '?');
  expect(api.logged.join('\n')).not.toContain('ID-1003');
});
