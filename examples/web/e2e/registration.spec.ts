import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { aLogin } from './a-login.ts';
import { expectNoViolation } from './axe.ts';
import { aVisitor, type Details, fillDetails, heading } from './journey.ts';

/** Registration after buying a membership, and recovery of a forgotten login, by email in a browser. */

test.use({ reducedMotion: 'reduce', timezoneId: 'America/New_York' });

/** Requests are limited by client, so each test uses its own. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'Foyer-Client': randomUUID() });
});

const password = 'New_Morning2';
const send = 'Email me the link';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('AC-08 SJ-06 UI-02 a new member gets from the join to the account with only the keyboard, types nothing twice, and axe finds no violation', async ({
    page,
    request,
  }) => {
    const visitor = aVisitor();
    await join(page, visitor);
    const card = page.getByRole('region', { name: 'Your membership card' });
    const memberId = await card.locator('dd').innerText();
    await pressByKey(page.getByRole('link', { name: 'Activate your online account' }));

    await expect(heading(page, 'Activate your online account')).toBeFocused();
    await expect(page).toHaveURL('/account/activate');
    await expect(page.getByLabel('Member ID')).toHaveValue(memberId);
    await expect(page.getByLabel('Last Name')).toHaveValue(visitor.lastName);
    await expectNoViolation(page);
    await page.reload();
    await expect(page.getByLabel('Member ID')).toHaveValue(memberId);
    await pressByKey(page.getByRole('button', { name: send }));
    await expect(page.getByRole('heading', { name: 'Look in your email' })).toBeFocused();
    await expectNoViolation(page);

    const username = `ada.${randomUUID().slice(0, 8)}`;
    await page.goto(`/activate?code=${await mailedCode(request, visitor.email)}`);
    await expect(page.getByText('Hello Ada.')).toBeVisible();
    await page.getByLabel('Username', { exact: true }).focus();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await expect(page.getByText(`${username} is free.`)).toBeVisible();
    await page.keyboard.type(password);
    await expectNoViolation(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeFocused();
    await expectNoViolation(page);
    await pressByKey(page.getByRole('link', { name: 'Go to your account' }));
    await expect(heading(page, 'Good to see you, Ada')).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).first().press('Enter');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Username or Email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Good to see you, Ada')).toBeVisible();
  });
});

test('AC-08 CJ-14 an employee’s member card leads to the account too', async ({
  page,
  request,
}) => {
  const workEmail = `ada.${randomUUID().slice(0, 12)}@acme.example`;
  const personal = `ada.${randomUUID().slice(0, 12)}@example.com`;
  await page.goto('/join/corp?facilityId=101');
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('O’Byron');
  await page.getByLabel('Personal Email').fill(personal);
  await page.getByLabel('Company Email').fill(workEmail);
  await page.getByLabel('Phone Number').fill('2125550123');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await heading(page, 'Check your work email').waitFor();
  const { body } = await newestMail(request, workEmail);
  const [, code = ''] = /Your code is (\d{4})/.exec(body) ?? [];
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await heading(page, 'Choose your membership').waitFor();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Purchase membership' }).click();
  await pay(page);
  await page.getByRole('link', { name: 'Activate your online account' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('O’Byron');
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('heading', { name: 'Look in your email' })).toBeVisible();
  expect(await mailedCode(request, personal)).not.toBe('');
});

test('AC-08 HT-53 with the same link in two tabs, one activates the login, and the other says that the link was used', async ({
  page,
  context,
  request,
}) => {
  const code = await aCode(request);
  const other = await context.newPage();
  await open(page, code);
  await open(other, code);
  await choose(page);
  await expect(page.getByText('Your account is active')).toBeVisible();
  await choose(other);
  await expect(other.getByRole('alert')).toContainText('This link was used before');
  await expect(other.getByRole('alert')).toBeFocused();
  await expect(other.getByRole('button', { name: send })).toBeVisible();
  await expectNoViolation(other);
});

test('AC-08 HT-52 an expired link is replaced by a new one on the same page', async ({
  page,
  request,
}) => {
  const email = aVisitor().email;
  const code = await aCode(request, email);
  await page.addInitScript(() => sessionStorage.setItem('foyer.clock-shift', String(49 * 3.6e6)));
  await page.goto(`/activate?code=${code}`);
  await expect(page.getByText('This link is too old to be used.')).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByText(`If somebody has an account by ${email}`)).toBeVisible();
  await open(page, await mailedCode(request, email, code));
});

test('AC-08 HT-52 the code is in no URL, storage or referrer, and a reload asks the visitor to reopen the link', async ({
  page,
  request,
}) => {
  const code = await aCode(request);
  const seen: string[] = [];
  page.on('request', (sent) => {
    seen.push(`${sent.url()} ${sent.headers()['referer'] ?? ''}`);
  });
  await page.goto('/clubs');
  await page.goto(`/activate?code=${code}`);
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/activate');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      history.state,
      document.cookie,
    ]),
  );
  expect(kept).not.toContain(code);
  const withCode = seen.filter((one) => one.includes(code));
  expect(withCode.map((one) => new URL(one.split(' ')[0] ?? '').pathname)).toEqual([
    '/activate',
    `/v6/utility/token/${code}`,
  ]);
  expect(seen.filter((one) => one.split(' ')[1]?.includes(code))).toEqual([]);

  await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
  await expect(page).toHaveURL('/clubs');
  await page.goBack();
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('this page does not remember your link')).toBeVisible();
  await open(page, code);
});

test('AC-08 AC-05 HT-48 HT-53 a taken username, a slow response and a lost network cost no input', async ({
  page,
  context,
  request,
}) => {
  const { username: taken } = await aLogin(request);
  const code = await aCode(request);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/v6/utility/token/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/activate?code=${code}`);
  await expect(page.getByText('Opening your link…')).toBeAttached();
  letGo();
  await page.getByLabel('Username', { exact: true }).fill(taken);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await expect(page.getByText('Another member has this username')).toBeVisible();
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('alert')).toContainText('Another member has this username');

  const username = `ada.${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Username', { exact: true }).fill(username);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByText('We can’t reach our server.').first()).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByText('Your account is active')).toBeVisible();
});

test('AC-08 HT-49 a forgotten login is recovered by email, and every other session ends', async ({
  page,
  request,
}) => {
  const login = await aLogin(request);
  await page.goto('/login');
  await page.getByRole('link', { name: /^Forgot/ }).click();
  await expect(heading(page, 'Back to your account')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('Email Address').fill(login.email);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByText(`If somebody has an account by ${login.email}`)).toBeVisible();
  await page.goto(`/activate?code=${await mailedCode(request, login.email)}`);
  await expect(page.getByLabel('Your username')).toHaveValue(login.username);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('All other devices were logged out.')).toBeVisible();
  await page.goto('/account');
  await expect(heading(page, `Good to see you, ${login.firstName}`)).toBeVisible();
});

async function join(page: Page, visitor: Details): Promise<void> {
  await page.goto('/join/step1/101');
  await page.getByRole('radio', { name: /^Select Access/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Who is joining?').waitFor();
  await fillDetails(page, visitor);
  await page.getByRole('button', { name: 'Next' }).click();
  await pay(page);
  await expect(page).toHaveURL('/join/step3/101');
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** The code of a link mailed to a person without a membership or a login. */
async function aCode(request: APIRequestContext, email = aVisitor().email): Promise<string> {
  const answer = await request.post('/v6/account/registration/signupwithemail', {
    data: { memberId: null, firstName: 'Ada', lastName: 'Byron', email },
    headers: { 'Foyer-Client': randomUUID() },
  });
  expect(answer.ok()).toBe(true);
  return mailedCode(request, email);
}

/** The code of the latest link to the address, other than `before`. */
async function mailedCode(request: APIRequestContext, email: string, before = ''): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { body } = await newestMail(request, email);
      code = /\/activate\?code=([\w-]+)/.exec(body)?.[1] ?? '';
      return code !== '' && code !== before;
    })
    .toBe(true);
  return code;
}

async function newestMail(
  request: APIRequestContext,
  email: string,
): Promise<{ readonly body: string }> {
  const answer = await request.get('/dev/mailbox', {
    params: { to: email },
    headers: { accept: 'application/json' },
  });
  const [mail] = (await answer.json()) as readonly { readonly body: string }[];
  return mail ?? { body: '' };
}

async function open(page: Page, code: string): Promise<void> {
  await page.goto(`/activate?code=${code}`);
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
}

async function choose(page: Page): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(`ada.${randomUUID().slice(0, 8)}`);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Activate my account' }).click();
}

/** Presses Enter on the focused button. */
async function pressByKey(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}
