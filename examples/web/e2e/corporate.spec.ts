import { expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { heading, signAgreement } from './journey.ts';

/** Code requests are limited by client, so each test uses its own. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'Foyer-Client': randomUUID() });
});

const titles = {
  contact: 'Your job comes with perks',
  code: 'Check your work email',
  plans: 'Choose your membership',
};

function aWorkEmail(employer = 'acme.example'): string {
  return `ada.${randomUUID().slice(0, 12)}@${employer}`;
}

/** The code in the latest email to that address, read on the mailbox page. */
async function readCode(page: Page, workEmail: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/dev/mailbox');
  const mail = mailbox.locator('article').filter({ hasText: workEmail }).first();
  const code = await mail.locator('.code').innerText();
  await mailbox.close();
  return code;
}

async function start(
  page: Page,
  workEmail: string,
  facilityId = '101',
  person = { email: 'ada.byron@example.com', phone: '2125550123' },
): Promise<void> {
  await page.goto(`/join/corp?facilityId=${facilityId}`);
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Personal Email').fill(person.email);
  await page.getByLabel('Company Email').fill(workEmail);
  await page.getByLabel('Phone Number').fill(person.phone);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await heading(page, titles.code).waitFor();
}

async function toPlans(page: Page, workEmail: string, facilityId?: string): Promise<void> {
  await start(page, workEmail, facilityId);
  await codeBoxes(page).fill(await readCode(page, workEmail));
  await heading(page, titles.plans).waitFor();
}

function codeBoxes(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('textbox', { name: '4-digit code' });
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: /^Pay / }).click();
}

test('CJ-03 CJ-06 CJ-13 CJ-14 a visitor goes from the work email to the member id with only the keyboard, pasting the code from the mailbox in another tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workEmail = aWorkEmail();
  await page.goto('/join/corp?facilityId=101');
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
  await page.getByLabel('First Name').focus();
  for (const text of ['Ada', 'Byron', 'ada.byron@example.com', workEmail, '2125550123']) {
    // The fields must be filled in one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(text);
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Get Started' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, titles.code)).toBeFocused();

  const mailbox = await context.newPage();
  await mailbox.goto('/dev/mailbox');
  const mail = mailbox.locator('article').filter({ hasText: workEmail }).first();
  await mail.locator('.code').selectText();
  await mailbox.keyboard.press('Control+C');
  await mailbox.close();

  await page.keyboard.press('Tab');
  await expect(codeBoxes(page)).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(heading(page, titles.plans)).toBeFocused();

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Purchase membership' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Read and sign')).toBeFocused();
  await page.getByLabel('Birth Date').focus();
  await page.keyboard.type('12101990');
  await page.getByRole('region', { name: 'Membership agreement' }).focus();
  await page.keyboard.press('End');
  await page.getByLabel('Your full name').focus();
  await page.keyboard.type('Ada Byron');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Continue to checkout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/payment');
  await page.getByLabel('Card number').focus();
  for (const text of ['4242424242424242', '12/40', '123', 'Ada Byron', '10013', 'New Y']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(text);
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: /^Pay / })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Welcome, Ada')).toBeVisible();
  const card = page.getByRole('region', { name: 'Your membership card' });
  await expect(card.getByRole('img', { name: /^Barcode for member ID \S+$/ })).toBeVisible();
  // The token isn't part of a URL that may be shared.
  await expect(page).toHaveURL('/join/corp/welcome');
});

test('CJ-14 CK-02 LX-12 a declined card, another one approved, a return that is reloaded, a second tab: one member', async ({
  page,
  context,
}) => {
  const workEmail = aWorkEmail();
  await toPlans(page, workEmail);
  await page.getByRole('radio').first().check();
  const purchase = page.getByRole('button', { name: 'Purchase membership' });
  // The join's own style sheet leaves the others' rules where they are, wherever the page puts it.
  await expect(purchase).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await purchase.click();
  await signAgreement(page);
  await pay(page, '4000000000000002');
  await page.getByRole('link', { name: 'Choose another plan' }).click();
  await expect(heading(page, titles.plans)).toBeVisible();
  await expect(page.getByText('Your payment was declined')).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto('/join/corp');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Purchase membership' }).click();
  // The same plan stays signed.
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await pay(page, '4242424242424242');
  await expect(heading(page, 'Welcome, Ada')).toBeVisible();
  const id = await page.getByRole('img', { name: /^Barcode/ }).getAttribute('aria-label');
  await page.reload();
  await expect(page.getByRole('img', { name: id ?? '' })).toBeVisible();
  await expect(otherTab.getByRole('img', { name: id ?? '' })).toBeVisible();
  // Back leads to the payment application, which shows the receipt, takes no second payment and returns here.
  await page.goBack();
  await expect(heading(page, 'You’re a member')).toBeVisible();
  await page.getByRole('button', { name: 'See my membership' }).click();
  await expect(page.getByRole('img', { name: id ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase membership' })).toBeHidden();
});

test('LC-10 RT-04 who gave a company email on the lead flow finds the code step, all filled in', async ({
  page,
}) => {
  const workEmail = aWorkEmail();
  await page.goto('/membership?facilityId=101');
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address').fill('ada.byron@example.com');
  await page.getByLabel('Company Email').fill(workEmail);
  await page.getByLabel('Phone Number').fill('2125550123');
  await page.getByRole('button', { name: /^(?:Visit A Club|Schedule a VIP Guided Tour)$/ }).click();
  await expect(heading(page, titles.code)).toBeVisible();
  await codeBoxes(page).fill(await readCode(page, workEmail));
  await expect(heading(page, titles.plans)).toBeVisible();
  await page.reload();
  await expect(heading(page, titles.plans)).toBeVisible();
});

test('MB-92 MB-93 an employer’s page leads to the join, where an invitation code takes the place of the work email', async ({
  page,
  request,
}) => {
  const made = await request.post('/dev/invitations', { data: { employer: 'globex' } });
  const { code } = (await made.json()) as { code: string };
  const answer = await page.goto('/employers/globex');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await heading(page, 'Globex and Foyer').waitFor();
  await page.getByRole('link', { name: 'Use an invitation code' }).click();
  await page.getByText('Globex employees').waitFor();
  await page.goto('/join/corp?employer=globex&invited=1&facilityId=101');
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Personal Email').fill(aWorkEmail('mail.example'));
  await page.getByLabel('Phone Number').fill('2125550123');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('textbox', { name: 'Invitation code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, titles.plans).waitFor();
  await expect(page.getByRole('radio')).toHaveCount(1);
});

test('MB-96 an employer’s poster prints on one sheet of A4 and of Letter, with a code that is large enough', async ({
  page,
}) => {
  await page.goto('/employers/acme/poster');
  await heading(page, 'Acme and Foyer').waitFor();
  for (const format of ['A4', 'Letter']) {
    // One browser prints one page at a time.
    // oxlint-disable-next-line no-await-in-loop
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const box = await page.getByRole('img', { name: /^QR code of / }).boundingBox();
  const millimeters = ((box?.width ?? 0) / 96) * 25.4;
  // The margin takes up to a quarter of the picture.
  expect(millimeters * 0.75).toBeGreaterThanOrEqual(30);
});
