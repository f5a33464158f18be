import { expect, type Locator, type Page, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  heading,
  leadsOf,
  openContact,
  steps,
  visitButton,
} from './journey.ts';

const leadCall = '**/v6/acq/leads/abandoned';
const bookingCall = '**/v6/acq/lead';

test(
  'LC-17 pressing a button five times and holding down Enter creates one lead and one booking',
  { tag: '@deep' },
  async ({ page, request }) => {
    const visitor = aVisitor();
    await openContact(page, '132');
    await fillDetails(page, visitor);
    const leads = await holdBack(page, leadCall);
    await pressOverAndOver(page, visitButton(page));
    await expect.poll(() => leads.count()).toBe(1);
    leads.release();
    await expect(heading(page, steps.schedule)).toBeVisible();

    await chooseTime(page);
    const bookings = await holdBack(page, bookingCall);
    await pressOverAndOver(page, page.getByRole('button', { name: 'Schedule a Visit' }));
    await expect.poll(() => bookings.count()).toBe(1);
    bookings.release();
    await expect(heading(page, steps.booked('Foyer Back Bay'))).toBeVisible();

    expect([leads.count(), bookings.count()]).toEqual([1, 1]);
    const rows = await leadsOf(request, visitor.email);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.appointments).toHaveLength(1);
  },
);

/** Presses the button and Enter, again and again, without waiting for what they do. */
async function pressOverAndOver(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not visible.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 5 });
  // Down without up is a held key; from the second time on, the browser reports it as a repeat.
  for (let times = 0; times < 5; times++) {
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
}

/** Counts the requests of a call and holds them all back until they are released. */
async function holdBack(
  page: Page,
  call: string,
): Promise<{ readonly count: () => number; readonly release: () => void }> {
  let count = 0;
  const gate = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    count += 1;
    await gate.promise;
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { count: () => count, release: () => gate.resolve() };
}
