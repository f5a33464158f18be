import { expect, type Page, test } from '@playwright/test';

import { aLogin, type Login, openAs, sessionCookie, tokenOf } from './a-login.ts';
import { heading } from './journey.ts';

/** A member's session: how they log in, how long it lasts, and what remains after they log out. */

const password = (page: Page) => page.getByLabel('Password', { exact: true });
/** Also inside the closed menu of a phone. */
const member = (page: Page) => page.locator('.site-header a', { hasText: /^(?:Log in|Account)$/ });
const atHome = (page: Page, { firstName }: Login) => heading(page, `Good to see you, ${firstName}`);

async function typeLogin(page: Page, login: Pick<Login, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username or Email').fill(login.username);
  await password(page).fill(login.password);
}

async function logIn(page: Page, login: Login): Promise<void> {
  await typeLogin(page, login);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test.describe('by keys alone on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, timezoneId: 'Pacific/Auckland' });

  test('RT-08 AC-01 AC-06 UI-02 a stranger is sent to the login, comes back to their page, and Back leads past the login', async ({
    page,
    request,
  }) => {
    const login = await aLogin(request);
    await page.goto('/terms');
    await page.goto('/account/details?from=mail');
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('Log in | Foyer Clubs');
    await expect(page.getByText('Please log in to continue.')).toBeVisible();
    await tabTo(page, 'Username or Email');
    await page.keyboard.insertText(login.username.toUpperCase());
    await page.keyboard.press('Tab');
    await expect(password(page)).toBeFocused();
    await page.keyboard.insertText('not it');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('That username or password isn’t right');
    await expect(password(page)).toBeFocused();
    await page.keyboard.insertText(login.password);
    await test.step('the password is shown and hidden without changing', async () => {
      const show = page.locator('.foyer-password__show');
      await page.keyboard.press('Tab');
      await expect(show).toBeFocused();
      await expect(show).toHaveAccessibleName(/show/i);
      expect(await show.getAttribute('aria-controls')).toBe(
        await password(page).getAttribute('id'),
      );
      await page.keyboard.press('Space');
      await expect(password(page)).toHaveAttribute('type', 'text');
      await expect(show).toHaveAccessibleName(/hide/i);
      await expect(show).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(password(page)).toHaveAttribute('type', 'password');
      await expect(password(page)).toHaveValue(login.password);
      await page.keyboard.press('Shift+Tab');
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account/details?from=mail');
    await expect(heading(page, 'Contact information')).toBeFocused();
    await expect(member(page).last()).toHaveText('Account');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
});

test('AC-01 a token leaves the URL of any page before later requests, and appears nowhere else', async ({
  page,
  context,
  request,
}) => {
  const login = await aLogin(request);
  const token = await tokenOf(request, login);
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (sent) => {
    seen.push(sent.headers()['referer'] ?? '');
    if (!sent.isNavigationRequest()) seen.push(sent.url());
  });
  // Simulates a browser without Temporal, and holds back everything that the page's own scripts load.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const named = await (await request.get('/clubs')).text();
  await page.route('**/assets/*.js', async (route) => {
    // The script that the page itself names is the only one that runs at first.
    if (!named.includes(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  await page.goto(`/clubs?token=${token}&q=soho#list`, { waitUntil: 'commit' });
  await expect(page).toHaveURL('/clubs?q=soho#list');
  release();
  await expect(member(page).last()).toHaveText('Account');
  expect(await sessionCookie(context)).toBe(token);
  await member(page).last().click();
  await expect(atHome(page, login)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.cookie,
      document.referrer,
      (window as { dataLayer?: unknown }).dataLayer,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  expect(stored).not.toContain(token);
  expect(seen.join('\n')).not.toContain(token);
  await page.goBack();
  await expect(page).toHaveURL('/clubs?q=soho#list');
});

test('AC-06 SE-35 PG-217 logging out in one tab logs out the other, at the login in the middle of the page, and another member’s data never appears in the first one’s page', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = [await aLogin(request, 'Ada'), await aLogin(request, 'Blaise')];
  await openAs(page, one);
  await expect(atHome(page, one)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(atHome(other, one)).toBeVisible();

  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await expect(member(page).last()).toHaveText('Log in');
  const column = await page.locator('.page__head').boundingBox();
  expect(column?.width).toBe(480);
  expect(Math.abs((column?.x ?? 0) + 240 - 632.5)).toBeLessThan(9);

  await logIn(other, two);
  await expect(atHome(other, two)).toBeVisible();
  await expect(atHome(page, two)).toBeVisible();
  await expect(page.getByText(one.email)).toHaveCount(0);
});

/** Presses Tab until the field with that label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const box = page.getByLabel(label);
  for (let presses = 0; presses < 20; presses += 1) {
    if (await box.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(box).toBeFocused();
}
