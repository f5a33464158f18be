import { expect, type Locator, type Page, test } from '@playwright/test';

import { aVisitor, instantOf, leadsOf, openTimes, steps } from '../../web/e2e/journey.ts';
import { heardOn, hostOrigin, openElement, stepHeading, tabTo } from './embedding.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('EM-01 RT-03 LX-14 LC-13 LS-07 books a visit in place on a page of another origin, with the keyboard alone, and sends events to the page', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await openElement(page, 'facility-id="190"');
  const entries = await page.evaluate(() => history.length);
  const address = page.url();

  await typeInto(page, 'First Name', visitor.firstName);
  await typeInto(page, 'Last Name', visitor.lastName);
  await typeInto(page, 'Email Address', visitor.email);
  await typeInto(page, 'Phone Number', visitor.phone);
  await pressEnterOn(page, page.getByRole('button', { name: 'Visit A Club' }));

  await expect(stepHeading(page, steps.schedule)).toBeFocused();
  await expect(stepHeading(page, steps.schedule)).toBeInViewport();
  await tabTo(page, page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, openTimes(page).first());
  await page.keyboard.press('Space');
  const chosen = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  const startsAt = await chosen.inputValue();

  await page.reload();
  await expect(stepHeading(page, steps.schedule)).toBeVisible();
  await expect(chosen).toHaveValue(startsAt);
  await pressEnterOn(page, page.getByRole('button', { name: 'Schedule a Visit' }));
  await expect(stepHeading(page, steps.booked('Foyer Bay Street'))).toBeFocused();

  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const [lead, ...others] = await leadsOf(request, visitor.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ facility_id: '190', source_url: `${hostOrigin}/` });
  expect(lead?.appointments.map(({ starts_at }) => starts_at)).toEqual([instantOf(startsAt)]);
  // The reload discarded the earlier events along with the page.
  expect(await heardOn(page)).toEqual([
    ['foyer-ready', { step: 'schedule' }],
    [
      'foyer-visit-scheduled',
      { facilityId: '190', purpose: 'tour', daysAhead: expect.any(Number) },
    ],
    ['foyer-step-changed', { step: 'confirmation', previous: 'schedule' }],
  ]);
});

test(
  'EM-01 FM-06 links a refused submit’s errors to fields inside the shadow root, and goes back from the times to the details',
  { tag: '@deep' },
  async ({ page }) => {
    await openElement(page, 'facility-id="191"');
    await page.getByLabel('Email Address').fill('ada@gmial.com');
    await page.getByLabel('Email Address').press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Please check that all fields' });
    await expect(summary).toBeFocused();
    await tabTo(page, summary.getByRole('link', { name: /^Last Name/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Last Name')).toBeFocused();
    await page.getByRole('button', { name: 'ada@gmail.com' }).click();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    expect(await heardOn(page)).toEqual([
      ['foyer-ready', { step: 'contact' }],
      ['foyer-flow-started', null],
    ]);

    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email Address').fill(aVisitor().email);
    await page.getByLabel('Phone Number').fill('2125550123');
    await page.getByRole('button', { name: 'Visit A Club' }).click();
    await expect(stepHeading(page, steps.schedule)).toBeFocused();
    await page.getByRole('button', { name: 'Back to your details' }).click();
    await expect(stepHeading(page, steps.contact)).toBeFocused();
    await expect(page.getByLabel('Last Name')).toHaveValue('Byron');
    await page.getByRole('button', { name: 'Visit A Club' }).click();
    await expect(stepHeading(page, steps.schedule)).toBeFocused();
    expect((await heardOn(page)).slice(2)).toEqual([
      ['foyer-lead-created', { facilityId: '191', intent: 'visit' }],
      ['foyer-step-changed', { step: 'schedule', previous: 'contact' }],
      ['foyer-step-changed', { step: 'contact', previous: 'schedule' }],
      ['foyer-lead-updated', { facilityId: '191', intent: 'visit' }],
      ['foyer-step-changed', { step: 'schedule', previous: 'contact' }],
    ]);
  },
);

test('EM-01 LX-10 makes the host page inert behind the club dialog until Escape closes it', async ({
  page,
}) => {
  await openElement(page);
  const opener = page.getByRole('button', { name: 'Select a Club to Visit' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '100+ Clubs Worldwide' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.locator('#own-link').focus();
  await expect(page.locator('#own-link')).not.toBeFocused();
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('#own-link')).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.locator('#own-link').focus();
  await expect(page.locator('#own-link')).toBeFocused();
});

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.insertText(text);
}

async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
