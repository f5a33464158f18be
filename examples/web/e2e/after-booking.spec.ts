import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';

import { aVisitor, bookVisit, heading, instantOf, leadsOf, steps } from './journey.ts';

// A window of 640 by 512 px at 200 % zoom.
test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 2 });

const greatNeck = { facilityId: '118', name: 'Foyer Great Neck' };

test('UI-01 LA-01 LA-05 LA-12 a visit booked in a short, zoomed window is printed without controls and can be moved, which reaches the club and updates the same calendar entry', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  const booked = await bookVisit(page, greatNeck, visitor);
  await test.step('printed, it is the card without controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page, steps.booked(greatNeck.name))).toBeVisible();
    await expect(page.getByRole('time')).toHaveText(booked.label);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await page.getByRole('button', { name: 'Add To Calendar' }).click();
  const before = await savedEvent(page, /^iCal/);
  expect(before.startDate.toJSDate().toISOString()).toBe(instantOf(booked.startsAt));

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reschedule the visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule Your Appointment' });
  const times = dialog.getByRole('radiogroup').getByRole('radio', { disabled: false });
  await times.nth(1).check();
  const startsAt = await times.nth(1).inputValue();
  await dialog.getByRole('button', { name: 'Update it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reschedule the visit' })).toBeFocused();

  await page.getByRole('button', { name: 'Add To Calendar' }).click();
  const after = await savedEvent(page, /^iCal/);
  expect(after.startDate.toJSDate().toISOString()).toBe(instantOf(startsAt));
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBe(before.sequence + 1);
  const [lead] = await leadsOf(request, visitor.email);
  const stored = lead?.appointments.filter(({ cancelled_at }) => cancelled_at === null);
  expect(stored?.map(({ starts_at }) => starts_at)).toEqual([instantOf(startsAt)]);
});

/** The event of the file that a link saves, as an independent parser reads it. */
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
