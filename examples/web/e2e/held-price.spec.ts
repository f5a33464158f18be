import { type APIRequestContext, expect, test } from '@playwright/test';

import { aVisitor, bookByApi, type Details, heading, leadsOf, signAgreement } from './journey.ts';

const details = 'Who’s joining?';

// In this time zone the site assumes a visitor from the US, who isn't asked about the newsletter.
test.use({ timezoneId: 'America/New_York' });

test(
  'MB-127 MB-129 a promo code from a link is applied, survives a reload, and gives way to another, whose price is the order’s',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/join/step1/119?promo=months20');
    await expect(page.getByText('MONTHS20 is applied.')).toBeVisible();
    await expect(page).toHaveURL(/\/join\/step1\/119$/);
    await page.reload();
    await expect(page.getByText('MONTHS20 is applied.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove MONTHS20' }).click();
    await page.getByLabel(/^Promo code/).fill('summer');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This code has ended.')).toBeVisible();
    await page.getByLabel(/^Promo code/).fill('welcome50');
    await page.keyboard.press('Enter');
    await expect(page.getByText('WELCOME50 is applied.')).toBeVisible();
    await page.getByRole('radio', { name: /^Select Access/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, details)).toBeVisible();
    await expect(page.getByText('Promo code WELCOME50')).toBeVisible();
    await expect(page.getByText('$355', { exact: true })).toBeVisible();
  },
);

test('MB-134 MB-136 MB-138 a visitor who came gets to the payment by the mailed link at the held price', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  const link = await linkAfterVisit(request, visitor);
  await page.goto(link);
  await expect(page.getByText(/^Ada, your price for Select Access is held until /)).toBeVisible();
  await expect(page).toHaveURL(/\/join\/step1\/119$/);
  const plan = page.getByRole('radio', { name: /^Select Access/ });
  await expect(plan).toBeChecked();
  await page.reload();
  await expect(plan).toBeChecked();
  await expect(page.getByText(/^Price held until /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);
  await page.getByRole('button', { name: 'Next' }).click();
  await signAgreement(page);
  await expect(page.getByRole('button', { name: 'Pay $505', exact: true })).toBeVisible();
});

/** Books a visit, which the club then reports as kept. Returns the address in the mail about it. */
async function linkAfterVisit(request: APIRequestContext, visitor: Details): Promise<string> {
  await bookByApi(request, '119', visitor);
  const [lead] = await leadsOf(request, visitor.email);
  const visit = lead?.appointments[0];
  const arrived = await request.post(`/dev/visits/${visit?.id}/arrived`, {
    params: { planId: '15' },
    headers: { 'Foyer-Now': visit?.starts_at ?? '' },
  });
  expect(arrived.status()).toBe(200);
  const answer = await request.get('/dev/mailbox', {
    params: { to: visitor.email },
    headers: { accept: 'application/json', 'Foyer-Now': visit?.starts_at ?? '' },
  });
  const mails = (await answer.json()) as readonly { readonly body: string }[];
  const [link = ''] = mails.flatMap(
    ({ body }) => /\/join\/step1\/119\?heldPrice=[\w-]+/.exec(body)?.[0] ?? [],
  );
  return link;
}
