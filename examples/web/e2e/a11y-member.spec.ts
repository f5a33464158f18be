import { expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { aLogin, endIn, openAs } from './a-login.ts';
import { heading } from './journey.ts';
import { lookAt, phone } from './look-at.ts';

/** The pages where members change or sign things, and the public services. */

test.describe.configure({ timeout: 120_000 });
test.use({ reducedMotion: 'reduce', viewport: phone, timezoneId: 'America/New_York' });

const grace = { firstName: 'Grace', email: '', username: 'grace', password: 'Quiet_Hours1' };

test('UI-01 UI-02 a rejected login, a rejected account form and the end-of-session dialog pass all page checks', async ({
  page,
  request,
}) => {
  const login = await aLogin(request);
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill(login.username);
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: 'That username or password isn’t right' })
    .waitFor();
  await lookAt(page, 'the login, refused');

  await openAs(page, login, '/account/details');
  await page.getByLabel('Email Address').fill('ada@');
  await page.getByLabel('Street Address').fill('x'.repeat(50));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await lookAt(page, 'an address, refused');

  await page.goto('/account/password');
  await page.getByLabel('New Password').fill('short');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByLabel('Current Password')).toHaveAttribute('aria-invalid', 'true');
  await lookAt(page, 'a password, refused');

  await endIn(page, 110_000);
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
  await lookAt(page, 'the question before the session ends');
});

test('UI-01 UI-02 an account whose cards fail to load passes all page checks', async ({ page }) => {
  await page.route('**/v6.2/member/{billing-information,giftcard-details}', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await openAs(page, grace, '/account/billing');
  await page
    .getByRole('region', { name: 'Payment details' })
    .getByRole('alert')
    .waitFor({ timeout: 20_000 });
  await lookAt(page, 'an account without two of its parts');
});

test('UI-01 UI-02 a rejected, a filled-in and a paid gift card pass all page checks', async ({
  page,
}) => {
  await page.goto('/gift-card/purchase');
  await page.getByRole('radiogroup', { name: 'Design' }).waitFor();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await lookAt(page, 'a gift, refused');
  const id = randomUUID().slice(0, 12);
  await page.getByRole('radio', { name: '$100', exact: true }).check();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address', { exact: true }).fill(`ada.${id}@mail.example`);
  await page.getByLabel('Confirm Email Address').fill(`ada.${id}@mail.example`);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Delivery Date').fill(day);
  await page.getByLabel('Your Name').fill('Grace Hopper');
  await page.getByLabel('Your Email Address').fill(`grace.${id}@mail.example`);
  await page.getByLabel(/^Message/).fill('For the long winter. '.repeat(6));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await pay(page);
  await heading(page, 'Your gift for Ada is on its way').waitFor();
  await lookAt(page, 'a gift that is given');
});

test('UI-01 UI-02 rejected feedback, a rejected trial pass code and the thank-you page pass all page checks', async ({
  page,
}) => {
  await page.goto('/feedback?facilityId=999999');
  await page.getByText('We couldn’t find that club.').waitFor();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await lookAt(page, 'feedback, refused');
  await page.goto('/feedback?facilityId=101');
  await page.getByRole('radio', { name: 'Fair' }).check();
  await page.getByLabel('What would you like the club to know?').fill('The mornings are the best.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await lookAt(page, 'feedback that is thanked for');
  await page.goto('/trial-pass?facilityId=101&code=OLD-7');
  await page.getByText('This pass has expired').first().waitFor();
  await lookAt(page, 'a pass that has ended');
});

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Grace Hopper');
  await page.getByLabel(/ZIP code|Postcode/).fill('10013');
  await page.getByLabel('State').selectOption('NY');
  await page.getByRole('button', { name: /^Pay / }).click();
}
