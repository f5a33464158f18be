import { expect, test } from '@playwright/test';

import {
  aVisitor,
  bookVisit,
  fillDetails,
  heading,
  leadsOf,
  openContact,
  pressVisit,
  steps,
} from './journey.ts';

test(
  'VL-35: with Tab and keys, a visitor names the country of a number, which reaches the club as E.164',
  { tag: '@deep' },
  async ({ page, request }) => {
    const visitor = aVisitor({ phone: '' });
    await openContact(page, '141');
    await fillDetails(page, visitor);
    await page.getByRole('button', { name: 'Number from another country' }).press('Enter');
    const country = page.getByLabel('Country of the number');
    await expect(country).toBeFocused();
    await country.selectOption({ label: 'United Arab Emirates (+971)' });
    await page.keyboard.press('Shift+Tab');
    const phone = page.getByLabel('Phone Number');
    await expect
      .poll(() => phone.evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd]))
      .toEqual([4, 4]);
    await page.keyboard.type('501234567');
    await expect(phone).toHaveValue('+971 50 123 4567');
    await pressVisit(page);
    await expect(heading(page, steps.schedule)).toBeVisible();
    const [lead] = await leadsOf(request, visitor.email);
    expect(lead?.phone).toBe('+971501234567');
  },
);

test('LX-04 a visit is booked even with storage blocked', async ({ page, request }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  const visitor = aVisitor();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  await bookVisit(page, { facilityId: '141', name: 'Foyer Capitol Hill' }, visitor);
  const leads = await leadsOf(request, visitor.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.appointments).toHaveLength(1);
  expect(broken).toEqual([]);
});
