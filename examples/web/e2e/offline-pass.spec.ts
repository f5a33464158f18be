import { expect, type Page, test } from '@playwright/test';

import { tokenOf } from './a-login.ts';
import { heading } from './journey.ts';

/** The member's pass without a connection, and as an app on the home screen. */

const grace = { username: 'grace', password: 'Quiet_Hours1' };

/** Opens the pass of the demo chain's member in a browser that has never seen it, and waits until it is saved. */
async function openPass(page: Page): Promise<void> {
  const token = await tokenOf(page.request, grace);
  await page.goto(`/account/my-pass?token=${token}`);
  await expect(page.getByText('Your pass is saved on this device.')).toBeVisible();
}

test('MB-140 the site can be installed, and opens with the pass', async ({ page, request }) => {
  await page.goto('/clubs');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  expect(manifest.start_url).toBe('/account/my-pass');
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});

test('MB-141 MB-142 MB-143 the pass is shown without a connection, no other page is, and logging out here or elsewhere leaves none behind', async ({
  page,
  context,
}) => {
  await openPass(page);
  await context.setOffline(true);
  await page.goto('/account/my-pass');
  await expect(page.getByText('No connection. This is the pass saved')).toBeVisible();
  await expect(page.getByText(/Last confirmed \w+ \d+, \d{4}/)).toBeVisible();
  const pass = page.getByRole('region', { name: 'Your pass' });
  await expect(pass.getByRole('img', { name: 'Barcode for member ID 901001' })).toBeVisible();
  for (const text of ['Grace Hopper', 'Foyer Tribeca', 'Active membership', '901001'])
    await expect(pass).toContainText(text);
  await expect(page.goto('/account/password')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/account/my-pass')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);

  await openPass(page);
  const headers = { authorization: `Bearer ${await tokenOf(page.request, grace)}` };
  const [, id] = /foyer_session_expires=\d+\.([\w-]+)/.exec(
    await page.evaluate(() => document.cookie),
  ) ?? ['', 'none'];
  await page.request.delete(`/v6/account/sessions/${id}`, { headers });
  await page.goto('/account/my-pass');
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
