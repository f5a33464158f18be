import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';

import { aVisitor, bookVisit, heading, instantOf, leadsOf } from './journey.ts';

/** A separate club for each test, because two would book the same time. */
const greatNeck = { facilityId: '118', name: 'Foyer Great Neck' };
const scarsdale = { facilityId: '119', name: 'Foyer Scarsdale' };
const hoboken = { facilityId: '121', name: 'Foyer Hoboken' };

test('LA-05 LA-12 a moved visit reaches the club and updates the same calendar entry', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  const booked = await bookVisit(page, greatNeck, visitor);
  await page.getByRole('button', { name: 'Add To Calendar' }).click();
  const before = await savedEvent(page, /^iCal/);
  expect(before.startDate.toJSDate().toISOString()).toBe(instantOf(booked.startsAt));

  await page.getByRole('button', { name: 'Reschedule the visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule Your Appointment' });
  const times = dialog.getByRole('radiogroup').getByRole('radio', { disabled: false });
  await times.nth(1).check();
  const startsAt = await times.nth(1).inputValue();
  await dialog.getByRole('button', { name: 'Update it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reschedule the visit' })).toBeFocused();

  const after = await savedEvent(page, /^iCal/);
  expect(after.startDate.toJSDate().toISOString()).toBe(instantOf(startsAt));
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBe(before.sequence + 1);
  const [lead] = await leadsOf(request, visitor.email);
  const kept = lead?.appointments.filter(({ cancelled_at }) => cancelled_at === null);
  expect(kept?.map(({ starts_at }) => starts_at)).toEqual([instantOf(startsAt)]);
});

test('LA-04 LA-12 a canceled visit frees its time and can be removed from the calendar, and Go to Home leads home', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await bookVisit(page, scarsdale, visitor);
  await page.getByRole('button', { name: 'Cancel the visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your visit?' });
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Your visit is cancelled.');
  const [lead] = await leadsOf(request, visitor.email);
  expect(lead?.appointments.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([true]);

  await page.keyboard.press('Escape');
  await expect(heading(page, 'Your Visit Is Cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose another time' })).toBeFocused();
  const removal = await savedEvent(page, 'Remove from calendar');
  expect(removal.component.getFirstPropertyValue('status')).toBe('CANCELLED');

  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/membership');
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('LA-08 LA-09 SV-01 SV-07 the survey ends with the club’s classes, its pictures and the benefits', async ({
  page,
}) => {
  await bookVisit(page, hoboken, aVisitor());
  const survey = page.getByRole('region', { name: 'Make it yours' });
  await survey.getByRole('checkbox', { name: 'Yoga' }).check();
  await survey.getByRole('checkbox', { name: 'Cycling' }).check();
  await survey.getByRole('button', { name: 'Next' }).click();
  await survey.getByRole('radio', { name: 'Newcomer' }).check();
  await survey.getByRole('button', { name: 'Next' }).click();
  await survey.getByRole('checkbox', { name: 'Get stronger' }).check();
  await survey.getByRole('button', { name: 'Next' }).click();
  await survey.getByRole('radio', { name: 'The location' }).check();
  await survey.getByRole('button', { name: 'Submit' }).click();

  const classes = page.getByRole('region', { name: 'Signature classes based on your goals' });
  await expect(classes).toContainText('Available at Foyer Hoboken');
  await expect(classes).toContainText('Yoga');
  const picture = page
    .getByRole('region', { name: 'A look inside Foyer Hoboken' })
    .getByRole('img')
    .first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await page.getByRole('link', { name: 'Explore member benefits' }).click();
  await expect(page).toHaveURL('/memberbenefits');
});

/** The event in the file behind a link, read by an independent parser. */
async function savedEvent(page: Page, link: string | RegExp): Promise<ICAL.Event> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/[.]ics$/);
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown[],
  );
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('The file holds no event.');
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  return new ICAL.Event(event);
}
