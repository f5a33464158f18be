import { expect, type Page, test } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';

import { aVisitor, fillDetails, heading, openTimes, signAgreement } from './journey.ts';
import { lookAt, phone } from './look-at.ts';

/** Every step of both joins, the payment, and the registration after them. */

test.describe.configure({ timeout: 120_000 });
test.use({ reducedMotion: 'reduce', viewport: phone, timezoneId: 'America/New_York' });

/** Mailed codes and links are limited by client. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'Foyer-Client': randomUUID() });
});

test('UI-01 UI-02 the standard join passes all page checks from its plans to the login', async ({
  page,
}) => {
  const visitor = aVisitor();
  await page.goto('/join/step1/101');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Who’s joining?').waitFor();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('link', { name: /^Email Address: / }).waitFor();
  await lookAt(page, 'the details, refused');
  await fillDetails(page, visitor);
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Read and sign').waitFor();
  await lookAt(page, 'the agreement');
  await page.getByRole('button', { name: 'Continue to checkout' }).press('Enter');
  await page.getByRole('link', { name: /^Birth Date/ }).waitFor();
  await page.getByLabel('Birth Date').fill('2009-05-05');
  await lookAt(page, 'the agreement of a minor, refused');
  await signAgreement(page);
  await page.getByLabel('Card number').waitFor();
  await lookAt(page, 'the payment');
  await page.getByRole('button', { name: /^Pay / }).press('Enter');
  await lookAt(page, 'the payment, refused');
  await pay(page);
  await page.getByRole('img', { name: /^Barcode/ }).waitFor();
  await lookAt(page, 'the membership card');

  await page.getByRole('link', { name: 'Activate your online account' }).click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await lookAt(page, 'a link that was sent');
  await page.goto(await mailed(page, visitor.email));
  await page.getByText('Hi Ada.').waitFor();
  await page.getByRole('button', { name: 'Activate my account' }).press('Enter');
  await page.getByRole('alert').first().waitFor();
  await lookAt(page, 'a login that is chosen, refused');
  await page.getByLabel('Username', { exact: true }).fill(`ada.${randomUUID().slice(0, 8)}`);
  await page.getByLabel('New password', { exact: true }).fill('New_Morning2');
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
  await lookAt(page, 'an account that is active');
  await page.goto(await mailed(page, visitor.email));
  await page.getByRole('alert').first().waitFor();
  await lookAt(page, 'a link that was used');
});

test('UI-01 UI-02 the registration pages pass all page checks, rejected and sent', async ({
  page,
}) => {
  for (const path of ['/account/register', '/account/recover', '/account/resend'] as const) {
    // The pages are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('main').getByRole('button').last().press('Enter');
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('alert').first()).toBeFocused();
    // oxlint-disable-next-line no-await-in-loop
    await lookAt(page, `${path}, refused`);
  }
});

test('UI-01 UI-02 the corporate join passes all page checks from the contact step to the member card', async ({
  page,
}) => {
  // One visitor can't book two visits on a day, and a test may be tried again.
  const name = `ada.${randomUUID().slice(0, 12)}`;
  const workEmail = `${name}@acme.example`;
  await page.goto('/join/corp?facilityId=101');
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
  await page.getByRole('button', { name: 'Get Started' }).press('Enter');
  await page.getByRole('link', { name: /^Company Email/ }).waitFor();
  await lookAt(page, 'the employee’s details, refused');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Personal Email').fill(`${name}@example.com`);
  await page.getByLabel('Company Email').fill(workEmail);
  await page.getByLabel('Phone Number').fill(`212555${randomInt(1000, 10_000)}`);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await heading(page, 'Check your work email').waitFor();
  const code = page.getByRole('textbox', { name: '4-digit code' });
  const right = await codeFor(page, workEmail);
  await code.fill(right === '1111' ? '2222' : '1111');
  await page.getByText('That code is wrong or has expired.').waitFor();
  await lookAt(page, 'the code, a wrong one');
  await code.fill(right);
  await page.getByRole('radio').first().waitFor();
  await lookAt(page, 'the employer’s plans');
  await page.getByRole('button', { name: 'Schedule a visit' }).click();
  await openTimes(page).last().check();
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  await page.getByRole('heading', { level: 1, name: /^Appointment at / }).waitFor();
  await lookAt(page, 'the employee’s visit');
  await page.getByRole('button', { name: 'See memberships' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Purchase membership' }).click();
  await signAgreement(page);
  await pay(page);
  await page.getByRole('img', { name: /^Barcode/ }).waitFor();
  await lookAt(page, 'the employee’s card');
});

test('UI-01 UI-02 the joins pass all page checks without plans, with plans that fail to load, and with an unknown employer', async ({
  page,
}) => {
  await page.goto('/join/step1/120');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await lookAt(page, 'a club that is offline');
  await page.goto('/join/step1/113');
  await page.getByRole('radio').first().waitFor();
  await lookAt(page, 'a club that opens later');
  await page.route('**/membership/plans*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/join/step1/193');
  await page.getByRole('alert').waitFor({ timeout: 20_000 });
  await lookAt(page, 'plans that do not come');
});

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: /^Pay / }).click();
}

async function mailed(page: Page, to: string): Promise<string> {
  return bodyOf(page, to, /\/activate\?code=[\w-]+/);
}

async function codeFor(page: Page, to: string): Promise<string> {
  return (await bodyOf(page, to, /Your code is \d{4}/)).slice(-4);
}

async function bodyOf(page: Page, to: string, part: RegExp): Promise<string> {
  const headers = { accept: 'application/json' };
  const answer = await page.request.get('/dev/mailbox', { params: { to }, headers });
  const [mail] = (await answer.json()) as readonly { readonly body: string }[];
  return part.exec(mail?.body ?? '')?.[0] ?? '';
}
