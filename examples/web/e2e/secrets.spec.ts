import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { aLogin, sessionCookie } from './a-login.ts';
import { heading } from './journey.ts';

/**
 * Checks what a member's visit leaves in the browser: no password, no token outside its cookie, no mailed link, and
 * after logging out no personal data.
 */

const changed = 'NewMorning2';
const recovered = 'LateEvening3';

test('AC-01 AC-04 AC-06 AN-01 LX-13 a member’s visit leaves no secret in storage, history, URLs, analytics or the console, and after logging out no trace, no session and no account behind Back', async ({
  page,
  context,
  request,
}) => {
  const login = await aLogin(request, 'Wilhelmina');
  const secrets = new Set([login.password, changed, recovered, 'Wrong_Hours1']);
  const seen: string[] = [];
  page.on('console', (line) => seen.push(`console ${line.text()}`));
  page.on('request', (sent) => {
    seen.push(`referrer ${sent.headers()['referer'] ?? ''}`);
    // The opened URL itself contains the secret; only later requests count.
    if (!sent.isNavigationRequest()) seen.push(`asked ${addressOf(sent.url())}`);
  });

  /** Expects that none of the secrets so far appears anywhere it shouldn't. */
  async function expectNoSecret(where: string): Promise<void> {
    const cookie = await sessionCookie(context);
    if (cookie !== undefined) secrets.add(cookie);
    const text = [...seen, await storageOf(page), page.url(), await otherCookies(page)].join('\n');
    expect([where, [...secrets].filter((secret) => text.includes(secret))]).toEqual([where, []]);
  }

  await page.goto('/account/details');
  await page.getByLabel('Username or Email').fill(login.username);
  await page.getByLabel('Password', { exact: true }).fill('Wrong_Hours1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoSecret('a refused login');
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(heading(page, 'Contact information')).toBeVisible();
  await expectNoSecret('the login');

  await page.getByLabel('City').fill('Wolverhampton');
  await page.goto('/account/password');
  await page.getByLabel('Current Password').fill(login.password);
  await page.getByLabel('New Password').fill(changed);
  await expectNoSecret('passwords that are not sent yet');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/account/security');
  await expectNoSecret('another password');

  const authorization = `Bearer ${await sessionCookie(context)}`;
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  const left = await storageOf(page);
  expect(
    [login.email, login.username, 'Wilhelmina', 'Wolverhampton'].filter((one) =>
      left.includes(one),
    ),
  ).toEqual([]);
  await expect.poll(() => sessionCookie(context)).toBeUndefined();
  await expectNoSecret('the log-out');
  const asked = await request.get('/v6.2/member/me?source=Web', { headers: { authorization } });
  expect(asked.status()).toBe(401);
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText(/Good to see you|@example\.com/)).toHaveCount(0);

  const mailed = await request.post('/v6/account/recover/email', { data: { email: login.email } });
  expect(mailed.ok()).toBe(true);
  const code = await mailedCode(request, login.email);
  secrets.add(code);
  await page.goto(`/activate?code=${code}`);
  await expect(page.getByLabel('Your username')).toHaveValue(login.username);
  await page.getByLabel('New password', { exact: true }).fill(recovered);
  await expectNoSecret('a mailed link');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('logged out everywhere else.')).toBeVisible();
  await expectNoSecret('a login that was chosen');
});

/** Without the path segment that contains a mailed link's code. */
function addressOf(url: string): string {
  return url.replace(/(\/v6\/utility\/token\/).+$/, '$1');
}

function storageOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      document.referrer,
      (window as { dataLayer?: unknown }).dataLayer,
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace(/(\/v6\/utility\/token\/).+$/, '$1')),
    ]),
  );
}

async function otherCookies(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return JSON.stringify(cookies.filter(({ name }) => name !== '__Host-foyer_session'));
}

async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/mailbox', {
        params: { to: email },
        headers: { accept: 'application/json' },
      });
      const mails = (await answer.json()) as readonly { readonly body: string }[];
      const codes = mails.flatMap(({ body }) => /\/activate\?code=([\w-]+)/.exec(body)?.[1] ?? []);
      // The link of the registration, and the requested one.
      code = codes.length > 1 ? (codes[0] ?? '') : '';
      return code;
    })
    .not.toBe('');
  return code;
}
