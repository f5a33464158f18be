import { expect, type Page, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  heading,
  openContact,
  pressSchedule,
  pressVisit,
  steps,
} from './journey.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('UI-01 with text at twice its size no step of a booking scrolls sideways on a phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await openContact(page, '142');
  await expectNothingSideways(page);
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await chooseTime(page);
  await expectNothingSideways(page);
  await pressSchedule(page);
  await expect(heading(page, steps.booked('Foyer The Wharf'))).toBeVisible();
  await expectNothingSideways(page);
});

test('UI-01 nothing moves when the club that the address names comes late', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  const comes = Promise.withResolvers<void>();
  await page.route('**/v6/facilities/facility/101', async (route) => {
    asked.resolve();
    await comes.promise;
    await route.continue();
  });
  await page.goto('/membership?facilityId=101');
  await asked.promise;
  const firstName = page.getByLabel('First Name');
  await expect(firstName).toBeVisible();
  const before = await firstName.boundingBox();
  comes.resolve();
  await expect(page.getByRole('button', { name: 'Change Club' })).toBeVisible();
  expect(await firstName.boundingBox()).toEqual(before);
});

async function expectNothingSideways(page: Page): Promise<void> {
  const reaching = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, className }) => `${tagName}.${className}`);
  });
  expect(reaching).toEqual([]);
}
