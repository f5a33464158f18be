import { expect, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  goToSchedule,
  heading,
  leadsOf,
  pressSchedule,
  steps,
} from './journey.ts';
import { live } from './live.ts';

test('LX-01 LX-14 RT-10 Back, Forward and a reload keep the step with all input and selections, and reach their target even when pressed faster than pages load, without a flash of the first step', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await page.goto('/privacy');
  await goToSchedule(page, '127', visitor);
  const time = await chooseTime(page);
  const chosen = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  const booked = heading(page, steps.booked('Foyer Greenwich'));

  await page.goBack();
  await expect(heading(page, steps.contact)).toBeFocused();
  await expect(page).toHaveURL('/membership?facilityId=127');
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await expect(page.getByLabel('Phone Number')).toHaveValue('212-555-0123');

  await page.goForward();
  await expect(heading(page, steps.schedule)).toBeFocused();
  await expect(chosen).toHaveValue(time.startsAt);
  await pressSchedule(page);
  await expect(booked).toBeVisible();

  await expect(page.getByRole('time')).toHaveText(time.label);
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);

  // A reload, because a page in the back/forward cache wouldn't load again.
  await page.reload();
  await expect(booked).toBeVisible();

  for (const before of [
    heading(page, 'Choose another time'),
    heading(page, steps.contact),
    heading(page, 'Privacy'),
  ]) {
    await page.goBack();
    await expect(before).toBeVisible();
  }
  await test.step('one after the other, before the program has loaded', async () => {
    let come = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    for (const address of ['', '/schedule', '/confirmation']) {
      await page.evaluate(() => void setTimeout(() => history.forward()));
      await page.waitForURL(`/membership${address}?facilityId=127`, { waitUntil: 'commit' });
    }
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(heading(page, steps.contact)).toBeHidden();
    come();
    await expect(booked).toBeVisible();
    await expect(page).toHaveURL('/membership/confirmation?facilityId=127');
  });

  await test.step('within the site', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(heading(page, 'Terms')).toBeVisible();
    await page.evaluate(() => history.go(-2));
    await expect(heading(page, 'Choose another time')).toBeVisible();
    await page.evaluate(() => history.go(1));
    await expect(booked).toBeVisible();
  });
});

test('LX-07 LX-08 leaving the flow leads back to the page of the site where the visitor came from', async ({
  page,
}) => {
  await page.goto('/pilates?class=reformer');
  // Before hydration the browser follows the link, and the origin of the visitor isn't saved.
  await live(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a visit' }).click();
  await expect(heading(page, steps.contact)).toBeVisible();
  await page.getByRole('link', { name: 'Exit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/pilates?class=reformer');
});
