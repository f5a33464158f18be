import { expect, test } from '@playwright/test';

import {
  aVisitor,
  fillDetails,
  heading,
  openContact,
  openTimes,
  pressVisit,
  skipButton,
  steps,
} from './journey.ts';

/** Covers the focus: where it goes and what it can't reach. The `a11y-*.spec.ts` files check how pages look. */

test('FM-06 a rejected submit focuses an error summary whose links lead to the fields', async ({
  page,
}) => {
  await page.goto('/membership');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Email Address').fill('ada@');
  await page.getByLabel('First Name').press('Enter');
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Please check that all fields contain valid values.' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Club is required.',
    'Last Name must be at least 2 characters.',
    'Email Address: Field is required and must be email',
    'Phone Number: Field is required and must be phone number.',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose Location' })).toBeFocused();
  await summary.getByRole('link', { name: /^Email Address: / }).click();
  const email = page.getByLabel('Email Address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Field is required and must be email');

  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
});

test('LX-10 the club dialog keeps the page behind it inert and in its place, and each way to close it lifts that and gives the focus back', async ({
  page,
}) => {
  await page.goto('/membership');
  const opener = page.getByRole('button', { name: 'Select a Club to Visit' });
  const dialog = page.getByRole('dialog', { name: '100+ Clubs Worldwide' });
  const ways = [
    ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press beside it', () => page.mouse.click(4, 4)],
  ] as const;
  for (const [way, close] of ways) {
    // One way after the other is the point here.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(way, async () => {
      await opener.click();
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await page.getByLabel('First Name').focus();
      await expect(page.getByLabel('First Name')).not.toBeFocused();
      for (let presses = 0; presses < 3; presses++) {
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.press('Shift+Tab');
        // oxlint-disable-next-line no-await-in-loop
        await expect(page.locator('form :focus, header.site-header :focus')).toHaveCount(0);
      }

      await close();
      await expect(dialog).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
      await expect(opener).toBeFocused();
      await page.getByLabel('First Name').focus();
      await expect(page.getByLabel('First Name')).toBeFocused();
    });
  }
});

test('UI-02 the focus goes to the heading of each new step, and to the times of a pressed day', async ({
  page,
}) => {
  await openContact(page, '156');
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeFocused();
  await openTimes(page).first().waitFor();
  const day = page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(3);
  const label = (await day.getAttribute('aria-label')) ?? '';
  await day.click();
  const times = page.getByRole('heading', { level: 2 });
  await expect(times).toBeFocused();
  await expect(times).toHaveText(label.replace(/, (no|\d+) open times?$/, ''));
  await skipButton(page).click();
  await expect(heading(page, steps.toBeCalled)).toBeFocused();
});
