import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { aLogin, onFile, openAs, tokenOf } from './a-login.ts';
import { expectNoViolation } from './axe.ts';
import { heading } from './journey.ts';

/** What members see and change in their account. */

const part = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test.describe('by keyboard alone on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('AC-04 MB-40 UI-02 a new member changes their contact details, and gets a confirmation', async ({
    page,
    request,
  }) => {
    const login = await aLogin(request);
    await openAs(page, login, '/account/profile');
    await expect(heading(page, 'Profile')).toBeVisible();
    await page.getByRole('link', { name: 'Edit contact information' }).press('Enter');
    await expect(heading(page, 'Contact information')).toBeFocused();
    await expect(page).toHaveTitle(/Contact information/);
    await expect(page.getByLabel('Email Address')).toHaveValue(login.email);
    await page.getByLabel('Country').selectOption('United Kingdom');
    await page.getByLabel('Street Address').focus();
    for (const text of ['9 Onslow Gardens', '', 'London', 'Greater London', 'sw7 2az']) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    await expect(save(page)).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Profile')).toBeFocused();
    await expect(page.getByText('Changes saved.')).toBeVisible();
    await expect(part(page, 'Contact information')).toContainText('SW7 2AZ');
    await expect(page).toHaveURL('/account/profile');
    const token = await tokenOf(request, login);
    expect(await onFile(request, token, '/v6/account/account-information')).toMatchObject({
      address1: '9 Onslow Gardens',
      city: 'London',
      state: 'Greater London',
      country: 'UK',
      zipCode: 'SW7 2AZ',
    });
  });
});

// Deep, because unit tests show both pages, and the contract of the account both calls.
test(
  'SE-21 SE-22 a new email address is confirmed by its link, and undone by the former address',
  { tag: '@deep' },
  async ({ page, request }) => {
    const login = await aLogin(request);
    const email = `${randomUUID().slice(0, 12)}@mail.example`;
    await openAs(page, login, '/account/details');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Current Password').fill(login.password);
    await save(page).click();
    const reach = part(page, 'Contact information');
    await expect(reach).toContainText(login.email);
    await expect(reach).toContainText(`Confirm ${email}`);

    const confirm = await mailedLink(request, email, 'confirm');
    await page.goto(confirm);
    await expect(page).toHaveURL('/account/email/confirm');
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText('Your email address is confirmed')).toBeFocused();

    await page.goto(await mailedLink(request, login.email, 'undo'));
    await expect(page).toHaveURL('/account/email/undo');
    await page.getByRole('button', { name: 'Change it back' }).click();
    await expect(page.getByText('Your previous email address is back')).toBeFocused();
    const token = await tokenOf(request, login);
    expect(await onFile(request, token, '/v6/account/account-information')).toMatchObject({
      email: login.email,
    });
  },
);

test(
  'AC-05 offline, and over a reload, nothing typed is lost',
  { tag: '@deep' },
  async ({ page, context, request }) => {
    const login = await aLogin(request);
    await openAs(page, login, '/account/details');
    await page.getByLabel('City').fill('Boston');
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByText('We can’t reach our server.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('City')).toHaveValue('Boston');
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Boston');
    await page.goto('/account/profile/edit');
    await page.goBack();
    await expect(page.getByLabel('City')).toHaveValue('Boston');
    await save(page).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  },
);

test('AC-04 AC-12 HT-06 HT-07 a social login is linked at its provider, logs in and is unlinked, and no provider response is left anywhere', async ({
  page,
  request,
}) => {
  const login = await aLogin(request);
  const who = `ID-${randomUUID().slice(0, 12)}`;
  await openAs(page, login, '/account/social');
  const link = page.getByRole('button', { name: 'Link Example ID' });

  await link.dblclick();
  await expect(heading(page, 'Who are you?')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('Or another ID').fill(who);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account/social');
  await page.getByLabel('Current Password').fill(login.password);
  await link.click();
  await expect(page.getByText('Your Example ID account is linked.')).toBeVisible();
  await expect(page.getByText(`Linked as ${who}`)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(who);

  await page.context().clearCookies();
  await page.goto('/account/social');
  await page.getByRole('button', { name: 'Continue with Example ID' }).click();
  await page.getByLabel('Or another ID').fill(who);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account/social');

  const unlink = page.getByRole('button', { name: 'Unlink Example ID' });
  await unlink.click();
  await expect(page.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.insertText(login.password);
  await unlink.click();
  await expect(page.getByText('no longer linked')).toBeVisible();
  await expect(link).toBeFocused();
  const token = await tokenOf(request, login);
  expect(await onFile(request, token, '/v6/account/account-information')).toMatchObject({
    facebookId: null,
  });
});

/** The path of the newest link about an email address that was mailed there. */
async function mailedLink(
  request: APIRequestContext,
  email: string,
  purpose: 'confirm' | 'undo',
): Promise<string> {
  const link = new RegExp(`/account/email/${purpose}\\?code=[\\w-]+`);
  const answer = await request.get('/dev/mailbox', {
    params: { to: email },
    headers: { accept: 'application/json' },
  });
  const mails = (await answer.json()) as readonly { readonly body: string }[];
  return mails.flatMap(({ body }) => link.exec(body)?.[0] ?? [])[0] ?? 'none';
}
