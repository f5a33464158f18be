import { expect, type Page, test } from '@playwright/test';

import { aLogin, openAs } from './a-login.ts';
import { aVisitor, fillDetails, heading, signAgreement } from './journey.ts';

/** What a new member does with a membership, from buying it to canceling it, on a phone in three countries. */

test.use({ reducedMotion: 'reduce', viewport: { width: 375, height: 740 } });

const countries = [
  {
    place: 'Florida',
    club: '147',
    phone: '3055550123',
    postalCode: '33160',
    sign: '$',
    fee: '$15',
  },
  {
    place: 'Vancouver',
    club: '195',
    phone: '6045550123',
    postalCode: 'V6C 1A1',
    sign: '$',
    fee: '$20',
  },
  {
    place: 'Edinburgh',
    club: '208',
    phone: '1315550123',
    postalCode: 'EH1 1YZ',
    sign: '£',
    fee: '£12',
  },
] as const;

for (const { place, club, phone, postalCode, sign, fee } of countries) {
  test(`MB-103 MB-72 MB-76 MB-78 a member in ${place} joins, freezes, moves to another plan and cancels, and takes each back`, async ({
    page,
    request,
  }) => {
    const visitor = aVisitor({ phone });
    await page.goto(`/join/step1/${club}`);
    await page.getByRole('radio', { name: /^Select Access/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillDetails(page, visitor);
    await page.getByRole('button', { name: 'Next' }).click();
    await signAgreement(page);
    await pay(page, postalCode);
    await expect(page.getByRole('img', { name: /^Barcode/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(sign);

    await openAs(page, await aLogin(request, 'Ada', visitor.email), '/account/membership');
    await expect(heading(page, 'Membership')).toBeVisible();
    await press(page, 'Freeze');
    await page.getByRole('radio', { name: '1 month' }).check();
    await inDialog(page, 'Continue');
    await expect(page.getByRole('dialog')).toContainText(fee);
    await inDialog(page, 'Freeze my membership');
    await expect(page.getByText('Your freeze is set.')).toBeFocused();
    await press(page, 'Undo the freeze');
    await expect(page.getByText('Your freeze is canceled.')).toBeFocused();

    await press(page, 'Change plan or club');
    await page.getByRole('radio', { name: /^Regional Access/ }).check();
    await inDialog(page, 'Continue');
    await expect(page.getByRole('dialog')).toContainText(/more a month/);
    await inDialog(page, 'Confirm the change');
    await expect(page.getByText('Your change is set.')).toBeFocused();
    await press(page, 'Undo the change');
    await expect(page.getByText('Your change is canceled.')).toBeFocused();

    await press(page, 'Cancel membership');
    await expect(page.getByRole('dialog')).toContainText('That’s when your commitment ends.');
    await inDialog(page, 'Cancel membership');
    await expect(page.getByText('Your membership is canceled.').first()).toBeFocused();
    await page.reload();
    await expect(page.getByText(/Your last day is /)).toBeVisible();
    await press(page, 'Keep my membership');
    await expect(page.getByText('Your membership goes on as before.')).toBeFocused();
  });
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

function inDialog(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

async function pay(page: Page, postalCode: string): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.locator('[name=postalCode]').fill(postalCode);
  // The field of the state or province; there is none in the UK.
  const state = page.locator('select[name=state]');
  if ((await state.count()) > 0) await state.selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Pay / }).click();
}
