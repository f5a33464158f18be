import { expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { heading, visitButton } from './journey.ts';

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

function codeBoxes(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('textbox', { name: '4-digit code' });
}

// `registration.spec.ts` goes on to the member id with only the keyboard, from the same agreement.
test('LC-10 RT-04 CJ-03 CJ-06 CJ-13 a visitor goes from the work email on the first page to the agreement with only the keyboard, pasting the code from the mailbox in another tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workEmail = aWorkEmail();
  await page.goto('/membership?facilityId=101');
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
  await page.getByLabel('First Name').focus();
  for (const text of ['Ada', 'Byron', 'ada.byron@example.com', workEmail, '2125550123']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await visitButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, titles.code)).toBeFocused();

  const mailbox = await context.newPage();
  // The other journeys' mails would make it a long page.
  await mailbox.goto(`/dev/mailbox?to=${workEmail}`);
  const mail = mailbox.locator('article').first();
  await mail.locator('.code').selectText();
  await mailbox.keyboard.press('Control+C');
  await mailbox.close();

  await page.keyboard.press('Tab');
  await expect(codeBoxes(page)).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(heading(page, titles.plans)).toBeFocused();

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  const purchase = page.getByRole('button', { name: 'Purchase membership' });
  // The join's own style sheet leaves the others' rules where they are, wherever the page puts it.
  await expect(purchase).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await purchase.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Read and sign')).toBeFocused();
});

test(
  'MB-92 MB-93 an employer’s page leads to the join, where an invitation code takes the place of the work email',
  { tag: '@deep' },
  async ({ page, request }) => {
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
  },
);

test('MB-96 an employer’s poster prints on one sheet of A4 and of Letter, with a code that is large enough', async ({
  page,
}) => {
  await page.goto('/employers/acme/poster');
  await heading(page, 'Acme and Foyer').waitFor();
  for (const format of ['A4', 'Letter']) {
    // One browser prints one page at a time.
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
