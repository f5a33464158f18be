import { expect, type Page, test } from '@playwright/test';

import { aLogin, openAs } from './a-login.ts';
import { ownServer, type OwnServer } from './own-server.ts';

test.use({ viewport: { width: 375, height: 740 } });

let server: OwnServer;
test.beforeAll(async () => {
  // Browsers bind passkeys to a host's name, which 127.0.0.1 isn't.
  server = await ownServer((port) => ({ FOYER_PUBLIC_URL: `http://localhost:${port}` }));
});
test.afterAll(() => server.stop());

test('OP-90 OP-92 a member adds a passkey, and logs in with it and nothing else', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: `http://localhost:${server.port}` });
  const page = await context.newPage();
  await giveDevice(page);
  const login = await aLogin(context.request, 'Ada');
  await openAs(page, login, '/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the Passkey').fill('My phone');
  await page.getByLabel('Current Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Not used yet')).toBeVisible();
  await context.clearCookies();
  // The device offers its passkey in the username’s box, and its owner agrees.
  await page.goto('/login');
  await page.waitForURL('**/account');
  await page.goto('/account/security');
  await expect(page.getByText(/^Last used/).first()).toBeVisible();
  await context.close();
});

/** A phone whose owner agrees at once. */
async function giveDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
