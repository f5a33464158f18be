import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { aVisitor, heading, leadsOf, signAgreement } from './journey.ts';

/** Buying a membership, registration after it, and recovery of a forgotten login, by email in a browser. */

test.use({ timezoneId: 'America/New_York' });

/** Requests are limited by client, so each test uses its own. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'Foyer-Client': randomUUID() });
});

const password = 'New_Morning2';
const send = 'Email me a link';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('SJ-01 SJ-04 SJ-05 SJ-06 MB-108 LC-15 AC-08 UI-02 a visitor gets from the first page to the member card and the account with only the keyboard, and types nothing twice', async ({
    page,
    request,
  }) => {
    const visitor = aVisitor();
    await page.goto('/membership');
    for (const [label, text] of [
      ['First Name', visitor.firstName],
      ['Last Name', visitor.lastName],
      ['Email Address', visitor.email],
      ['Phone Number', visitor.phone],
    ] as const) {
      await page.getByLabel(label).focus();
      await page.keyboard.insertText(text);
    }
    await pressByKey(page.getByRole('button', { name: 'Select a Club to Visit' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').focus();
    await page.keyboard.type('Tribeca');
    await pressByKey(dialog.getByRole('listitem').getByRole('button', { name: /Tribeca/ }));
    // The dialog gives the focus back, and takes it from whatever is pressed before that.
    await expect(page.getByRole('button', { name: 'Change Club' })).toBeFocused();
    await pressByKey(page.getByRole('button', { name: /^Join (?:Online|Today)$/ }));

    await expect(heading(page, 'Choose your membership')).toBeFocused();
    await expect(page).toHaveURL('/join/step1/101');
    await expect(page.getByRole('radio', { name: /^Select Access/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Select Access/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Regional Access/ })).toBeChecked();
    await pressByKey(page.getByRole('button', { name: 'Continue' }));

    await expect(heading(page, 'Who’s joining?')).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);
    await expect(page.getByRole('region', { name: 'Your membership', exact: true })).toContainText(
      '$455',
    );
    await pressByKey(page.getByRole('button', { name: 'Next' }));
    await expect(heading(page, 'Read and sign')).toBeFocused();
    await signAgreement(page);

    await expect(page).toHaveURL('/payment');
    await page.getByLabel('Card number').focus();
    for (const text of ['4242424242424242', '12/40', '123', 'Ada Byron', '10013']) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('New Y');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pay $455' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/join/step3/101');
    expect(await leadsOf(request, visitor.email)).toHaveLength(1);
    const copies = await mailsOf(request, visitor.email);
    expect(copies.filter(({ subject }) => subject.startsWith('Your agreement with'))).toHaveLength(
      1,
    );

    const card = page.getByRole('region', { name: 'Your membership card' });
    await expect(card.getByRole('img', { name: /^Barcode for member ID \S+$/ })).toBeVisible();
    const memberId = await card.locator('dd').first().innerText();
    await pressByKey(page.getByRole('link', { name: 'Activate your online account' }));

    await expect(heading(page, 'Activate your online account')).toBeFocused();
    await expect(page).toHaveURL('/account/activate');
    await expect(page.getByLabel('Member ID')).toHaveValue(memberId);
    await expect(page.getByLabel('Last Name')).toHaveValue(visitor.lastName);
    await pressByKey(page.getByRole('button', { name: send }));
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

    const username = `ada.${randomUUID().slice(0, 8)}`;
    await page.goto(`/activate?code=${await mailedCode(request, visitor.email)}`);
    await expect(page.getByText('Hi Ada.')).toBeVisible();
    await page.getByLabel('Username', { exact: true }).focus();
    await page.keyboard.insertText(username);
    await page.keyboard.press('Tab');
    await expect(page.getByText(`${username} is available.`)).toBeVisible();
    await page.keyboard.insertText(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeFocused();
    await pressByKey(page.getByRole('link', { name: 'Go to your account' }));
    await expect(heading(page, 'Good to see you, Ada')).toBeVisible();
  });
});

test(
  'AC-08 HT-52 the code is in no address, no storage and no referrer, and a reload asks for the link once more',
  { tag: '@deep' },
  async ({ page, request }) => {
    const code = await aCode(request);
    const seen: string[] = [];
    page.on('request', (sent) => {
      seen.push(`${sent.url()} ${sent.headers()['referer'] ?? ''}`);
    });
    await page.goto('/clubs');
    await page.goto(`/activate?code=${code}`);
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/activate');
    const stored = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(sessionStorage),
        Object.entries(localStorage),
        history.state,
        document.cookie,
      ]),
    );
    expect(stored).not.toContain(code);
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
    await expect(page.getByText('this page doesn’t store your link')).toBeVisible();
    await open(page, code);
  },
);

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
      const [mail] = await mailsOf(request, email);
      code = /\/activate\?code=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
      return code !== '' && code !== before;
    })
    .toBe(true);
  return code;
}

interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** The latest first. */
async function mailsOf(request: APIRequestContext, email: string): Promise<readonly Mail[]> {
  const answer = await request.get('/dev/mailbox', {
    params: { to: email },
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as readonly Mail[];
}

async function open(page: Page, code: string): Promise<void> {
  await page.goto(`/activate?code=${code}`);
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
}

/** Where the focus may be, Enter presses it. */
async function pressByKey(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}
