import { expect, type Locator, type Page, test } from '@playwright/test';

import { aVisitor, fillDetails, heading, signAgreement } from './journey.ts';

// In this time zone the site assumes a visitor from the US, who isn't asked about the newsletter.
test.use({
  timezoneId: 'America/New_York',
  viewport: { width: 375, height: 740 },
});

// Deep, because `registration.spec.ts` shows the same way without the detours, which unit tests take.
test(
  'SJ-01 SJ-05 MB-108 MB-103 on a phone, the agreement is read and signed before paying; Back and a declined card keep it, and another tab sees the membership',
  { tag: '@deep' },
  async ({ page, context, request }) => {
    const visitor = aVisitor();
    await page.goto('/join/step1/104');
    await page.getByRole('radio', { name: /^Select Access/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillDetails(page, visitor);
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(heading(page, 'Read and sign')).toBeFocused();
    await expect(page).toHaveURL('/join/step2/104/agreement');
    const text = page.getByRole('region', { name: 'Membership agreement' });
    await expect(text).toContainText('Foyer Bryant Park');
    await expect(text).toContainText('$205 a month');
    // The text is longer than its box, and can be read by keyboard.
    await text.focus();
    await page.keyboard.press('End');
    await expect(text.getByRole('listitem').last()).toBeInViewport();
    await signAgreement(page);

    await expect(page).toHaveURL('/payment');
    await page.goBack();
    await expect(page.getByLabel('Your full name')).toHaveValue('Ada Byron');
    await page.goBack();
    await expect(heading(page, 'Who’s joining?')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/join/step2/104');
    await expect(other.getByLabel('Email Address')).toHaveValue(visitor.email);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Continue to checkout' }).click();

    await pay(page, '4000000000000002');
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.getByRole('link', { name: 'Back to my membership' }).click();
    await expect(page).toHaveURL('/join/step2/104/agreement');
    await expect(page.getByText('Your payment was declined')).toBeVisible();
    await expect(page.getByLabel('I have read and agree')).toBeChecked();
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await pay(page, '4242424242424242');
    await expect(barcode(page)).toBeVisible();
    await expect(barcode(other)).toBeVisible();

    const box = await request.get('/dev/mailbox', {
      params: { to: visitor.email },
      headers: { accept: 'application/json' },
    });
    const mails = (await box.json()) as readonly { subject: string; body: string }[];
    const copies = mails.filter(
      ({ subject }) => subject === 'Your agreement with Foyer Bryant Park',
    );
    expect(copies).toHaveLength(1);
    expect(copies[0]?.body).toContain('$205 a month');
    expect(copies[0]?.body).toContain('Ada Byron');
  },
);

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: /^Pay / }).click();
}

function barcode(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Your membership card' })
    .getByRole('img', { name: /^Barcode for member ID \S+$/ });
}
