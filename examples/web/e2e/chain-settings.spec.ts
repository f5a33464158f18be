import { expect, type Locator, type Page, test } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aLogin, openAs } from './a-login.ts';
import { freePort, type OwnServer, ownServer } from './own-server.ts';
import { tinyStreetMap } from './tiny-street-map.ts';

/** What a chain turns on by settings. One server has them all, because each takes a second to start. */

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 375, height: 740 } });

const folder = mkdtempSync(join(tmpdir(), 'foyer-streets-'));
let site: OwnServer;
let origin: string;
let around: Server;
let app: string;
let stranger: string;

test.beforeAll(async () => {
  const port = await freePort();
  app = `http://localhost:${port}`;
  stranger = `http://127.0.0.1:${port}`;
  around = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://app.invalid');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pageAround(searchParams.get('site') ?? ''));
  });
  await new Promise<void>((done) => around.listen(port, done));
  const streets = join(folder, 'streets.pmtiles');
  writeFileSync(streets, tinyStreetMap());
  site = await ownServer((own) => ({
    // Browsers bind passkeys to a host's name, which 127.0.0.1 isn't.
    FOYER_PUBLIC_URL: `http://localhost:${own}`,
    FOYER_STREET_MAP: streets,
    FOYER_WEB_VIEW_ORIGINS: app,
  }));
  origin = `http://localhost:${site.port}`;
});
test.afterAll(async () => {
  await site.stop();
  around.close();
  rmSync(folder, { recursive: true, force: true });
});

test('AC-01 an app around the site logs a member in by message before the session loads, but no other origin can', async ({
  page,
  request,
}) => {
  const answer = await request.post(`${origin}/v6/account/authentication/login`, {
    data: { username: 'grace', password: 'Quiet_Hours1' },
  });
  const { token } = (await answer.json()) as { readonly token: string };
  const address = `${origin}/account`;
  await page.goto(`${app}/?${new URLSearchParams({ site: address })}`);
  await page.evaluate((said) => Reflect.set(window, 'said', said), {
    type: 'foyer.session',
    token,
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Good to see you, Grace' })).toBeVisible();

  // Other origins can't even frame the site.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${stranger}/?${new URLSearchParams({ site: address })}`);
  await page.evaluate((said) => Reflect.set(window, 'said', said), {
    type: 'foyer.session',
    token,
  });
  await expect(frame.getByRole('heading')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('OP-90 OP-92 a member adds a passkey, and logs in with it and nothing else', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
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
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page.getByText(/^Last used/).first()).toBeVisible();
  await context.close();
});

test('PG-139 a visitor sees the streets around a club, and presses the club on them', async ({
  page,
}) => {
  // Without a graphics card, the browser's processor draws each pixel of the map.
  await page.setViewportSize({ width: 375, height: 480 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${origin}/clubs?near=tribeca`);
  await page.getByRole('button', { name: 'Street map' }).click();
  const streets = page.getByRole('region', { name: 'Street map of the clubs' });
  await expect(streets).toHaveAttribute('data-drawn', '', { timeout: 30_000 });
  const [river, land] = await colorsAt(page, streets, [0.12, 0.8]);
  expect(river).not.toEqual(land);
  await expect(streets).toContainText('© A test');
  await test.step('the map shows that it has the focus', async () => {
    const atTheEdge = () => colorsAt(page, streets, [0.008]);
    const before = await atTheEdge();
    await page.keyboard.press('Tab');
    await streets.locator('canvas').focus();
    await expect.poll(atTheEdge).not.toEqual(before);
  });
  const dot = streets.getByRole('button', { name: 'Foyer Tribeca' });
  await dot.press('Enter');
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Foyer Tribeca', exact: true })).toBeFocused();
  expect(problems).toEqual([]);
});

/** An app that frames the site and repeatedly sends who is logged in. */
function pageAround(address: string): string {
  return `<!doctype html><title>An app</title><iframe src="${address}" width="375" height="700"></iframe>
<script>
  setInterval(() => frames[0].postMessage(window.said ?? null, '*'), 100);
</script>`;
}

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

/** The colors of a picture of the element, half way down, at fractions of its width. */
async function colorsAt(
  page: Page,
  element: Locator,
  places: readonly number[],
): Promise<readonly string[]> {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(
    async ({ source, at }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return at.map((place) =>
        [
          ...(context?.getImageData(image.width * place, image.height * 0.6, 1, 1).data ?? []),
        ].join(),
      );
    },
    { source: picture, at: places },
  );
}
