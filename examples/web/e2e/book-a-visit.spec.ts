import { expect, type Locator, type Page, test } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
  aVisitor,
  heading,
  instantOf,
  leadsOf,
  openDays,
  openTimes,
  steps,
  visitButton,
} from './journey.ts';

const picture = join(import.meta.dirname, '..', '..', '..', 'docs', 'images', 'booking.png');

test.use({
  reducedMotion: 'no-preference',
  viewport: { width: 375, height: 812 },
  timezoneId: 'Australia/Sydney',
});

test('LC-13 LC-06 LS-03 LS-07 LS-10 LA-01 a visitor in Sydney books a visit in New York on a phone with only the keyboard, and it’s in the database', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await page.goto('/');
  await pressEnterOn(page, page.getByRole('link', { name: 'Book a visit' }).first());
  await expect(heading(page, steps.contact)).toBeVisible();

  await pressEnterOn(page, page.getByRole('button', { name: 'Select a Club to Visit' }));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.insertText('flatirn');
  await pressEnterOn(page, page.getByRole('dialog').getByRole('button', { name: /Flatiron/ }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('First Name')).toBeFocused();

  await insertInto(page, 'First Name', visitor.firstName);
  await insertInto(page, 'Last Name', visitor.lastName);
  await insertInto(page, 'Email Address', visitor.email);
  // The number is formatted with each key.
  await tabTo(page, page.getByLabel('Phone Number'));
  await page.keyboard.type(visitor.phone);
  await expect(page.getByLabel('Phone Number')).toHaveValue('212-555-0123');
  await tabTo(page, page.getByRole('checkbox', { name: 'Text me about my visit' }));
  await page.keyboard.press('Space');
  await pressEnterOn(page, visitButton(page));

  await expect(heading(page, steps.schedule)).toBeFocused();
  await expect(page.getByText(/^Times are in E[SD]T, the club’s local time\.$/)).toBeVisible();
  await tabTo(page, page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const day = page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true });
  const dayName =
    (await day.getAttribute('aria-label'))?.replace(/, \d+ times available$/, '') ?? '';
  await expect(page.getByRole('heading', { level: 2, name: dayName })).toBeFocused();
  await expect(openDays(page).first()).toBeAttached();
  await tabTo(page, openTimes(page).first());
  await page.keyboard.press('ArrowDown');
  const time = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  const label = (await time.getAttribute('aria-label')) ?? '';
  const startsAt = await time.inputValue();
  await page.keyboard.press('Enter');

  await expect(heading(page, steps.booked('Foyer Flatiron'))).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByText(dayName, { exact: true })).toBeVisible();
  await expect(main.getByRole('time')).toHaveText(label);
  await expect(main.getByText('9 East 22nd Street')).toBeVisible();
  await expect(main.getByRole('link', { name: '(212) 555-0103' })).toBeVisible();

  const leads = await leadsOf(request, visitor.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    facility_id: '103',
    first_name: visitor.firstName,
    receive_text_alerts: 1,
    meeting_purpose: 'tour',
    source_url: new URL('/membership', page.url()).href,
  });
  expect(leads[0]?.appointments).toHaveLength(1);
  const [appointment] = leads[0]?.appointments ?? [];
  expect(appointment).toMatchObject({
    facility_id: '103',
    starts_at: instantOf(startsAt),
    cancelled_at: null,
  });
  expect(newYorkClock(appointment?.starts_at ?? '')).toBe(label);
  await takePicture(page);
});

/** An independent check of the label: the stored instant as local time in New York. */
function newYorkClock(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(instant))
    .replace('\u202F', ' ');
}

async function insertInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.insertText(text);
}

async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses Tab repeatedly, like a visitor without a mouse. Fails if the target can't be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} is not reached with Tab.`);
}

/**
 * Takes the README's screenshot, only on request or if it's missing, so that a test run leaves the working tree
 * clean.
 */
async function takePicture(page: Page): Promise<void> {
  if (process.env['SCREENSHOTS'] !== '1' && existsSync(picture)) return;
  await page.screenshot({ path: picture, animations: 'disabled' });
}
