import { expect, test } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { leadsOf, someone, tabTo } from './visitor.ts';

const picture = join(import.meta.dirname, '..', '..', '..', 'docs', 'images', 'booking.png');

test.use({ viewport: { width: 375, height: 720 }, timezoneId: 'Australia/Sydney' });

test('LC-13 LS-03 LS-07 LS-10 LA-01 a visit is booked by keyboard alone, on a phone, from another time zone, and stands in the database', async ({
  page,
  request,
}) => {
  const ada = someone();
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Visit a club' }));
  await keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: 'Select a Club to Visit' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type('tribca');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Foyer Tribeca/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change Club' })).toBeFocused();

  await tabTo(page, page.getByLabel('First Name'));
  await keyboard.type(ada.firstName);
  await keyboard.press('Tab');
  await keyboard.type(ada.lastName);
  await keyboard.press('Tab');
  await keyboard.type(ada.email);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type(ada.phone);
  await expect(page.getByLabel('Phone Number')).toHaveValue('212-555-0123');
  await tabTo(page, page.getByLabel('Text me about my visit'));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Visit A Club' }));
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/membership\/schedule$/);
  await expect(page.getByText(/^Times shown in E[SD]T, the club’s time\.$/)).toBeVisible();
  await tabTo(page, page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  const day = page.getByRole('heading', { level: 2 });
  await expect(day).toBeFocused();
  const shownDay = (await day.textContent()) ?? '';
  await tabTo(page, page.locator('input[name="foyer-time"]:not(:disabled)').first());
  await keyboard.press('Space');
  const chosen = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  const label = (await chosen.getAttribute('aria-label')) ?? '';
  const startsAt = (await chosen.getAttribute('value')) ?? '';
  await tabTo(page, page.getByRole('button', { name: 'Schedule a Visit' }));
  await keyboard.press('Enter');

  const title = page.getByRole('heading', { level: 1, name: 'Appointment at Foyer Tribeca' });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/\/membership\/confirmation$/);
  await expect(page.getByText(shownDay, { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${label} E[SD]T$`))).toBeVisible();
  await expect(page.getByRole('link', { name: '(212) 555-0101' })).toBeVisible();

  const leads = await leadsOf(request, ada.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    first_name: 'Ada',
    facility_id: '101',
    meeting_purpose: 'tour',
  });
  expect(leads[0]?.appointments).toHaveLength(1);
  const booked = leads[0]?.appointments[0]?.starts_at ?? '';
  expect(new Date(booked).getTime()).toBe(new Date(startsAt).getTime());

  // The README's picture. Drawn anew on request only: it would differ with every day.
  if (!existsSync(picture) || process.env['FOYER_PICTURE'] !== undefined) {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('.foyer-step__art img')).toBeVisible();
    await page.screenshot({ path: picture });
  }
});
