import { expect, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  goToSchedule,
  heading,
  leadsOf,
  openContact,
  pressSchedule,
  pressVisit,
  steps,
} from './journey.ts';
import { live } from './live.ts';

const cleared = /^For your privacy, this form timed out and we cleared it\./;

test('LX-14 Back and Forward move between the steps, keep all input and selections, and reach their target even when pressed faster than pages load', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await page.goto('/');
  await goToSchedule(page, '127', visitor);
  const time = await chooseTime(page);
  const frontPage = heading(page, 'A great club starts at the front door.');
  const booked = heading(page, steps.booked('Foyer Greenwich'));

  await page.goBack();
  await expect(heading(page, steps.contact)).toBeFocused();
  await expect(page).toHaveURL('/membership?facilityId=127');
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await expect(page.getByLabel('Phone Number')).toHaveValue('212-555-0123');

  await page.goForward();
  await expect(heading(page, steps.schedule)).toBeFocused();
  const chosen = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  await expect(chosen).toHaveValue(time.startsAt);
  await pressSchedule(page);
  await expect(booked).toBeVisible();

  await page.goBack();
  await expect(heading(page, 'Choose another time')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await page.goBack();
  await expect(heading(page, steps.contact)).toBeVisible();
  await page.goBack();
  await expect(frontPage).toBeVisible();
  await page.goForward();
  await expect(heading(page, steps.contact)).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Choose another time')).toBeVisible();
  await page.goForward();
  await expect(booked).toBeVisible();
  await expect(page.getByRole('time')).toHaveText(time.label);
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);

  // A reload, because a page in the back/forward cache wouldn't load again.
  await page.reload();
  await expect(booked).toBeVisible();

  const goBackToFront = async (): Promise<void> => {
    for (const before of ['Choose another time', steps.contact]) {
      // The presses must follow each other.
      // oxlint-disable-next-line no-await-in-loop
      await page.goBack();
      // oxlint-disable-next-line no-await-in-loop
      await expect(heading(page, before)).toBeVisible();
    }
    await page.goBack();
    await expect(frontPage).toBeVisible();
  };
  await test.step('in one jump', async () => {
    await goBackToFront();
    // In a separate task, because the page that goes away can't respond.
    await page.evaluate(() => void setTimeout(() => history.go(3)));
    await expect(booked).toBeVisible();
    await expect(page).toHaveURL('/membership/confirmation?facilityId=127');
  });

  await test.step('one after the other, before the program has loaded', async () => {
    await goBackToFront();
    let come = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    for (const address of ['', '/schedule', '/confirmation']) {
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => void setTimeout(() => history.forward()));
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForURL(`/membership${address}?facilityId=127`, { waitUntil: 'commit' });
    }
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
  await page.getByLabel('First Name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await page.getByRole('link', { name: 'Exit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/pilates?class=reformer');
  await page.goto('/membership');
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('LX-12 the tab that wrote last is kept whole, and a lead made in one tab is not made again in the other', async ({
  page,
  context,
  request,
}) => {
  const visitor = aVisitor();
  await openContact(page, '130');
  await fillDetails(page, visitor);
  const other = await context.newPage();
  await other.goto('/membership');
  await expect(other.getByLabel('Email Address')).toHaveValue(visitor.email);

  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  // The first tab wrote last, so the other tab shows its step and its times.
  await expect(heading(other, steps.schedule)).toBeVisible();
  await expect(other.getByRole('radio', { name: /AM|PM/ }).first()).toBeVisible();
  await other.goBack();
  await other.getByLabel('Last Name').press('End');
  await other.getByLabel('Last Name').press('s');
  await expect(page.getByLabel('Last Name')).toHaveValue(`${visitor.lastName}s`);
  await pressVisit(other);
  await expect(heading(other, steps.schedule)).toBeVisible();
  await expect(heading(page, steps.schedule)).toBeVisible();

  const leads = await leadsOf(request, visitor.email);
  expect(leads).toHaveLength(1);
});

test('LX-01 what was typed is gone after 16 minutes, from the browser too, and the fresh form says why', async ({
  page,
}) => {
  const visitor = aVisitor();
  await page.clock.install();
  await openContact(page, '131');
  await fillDetails(page, visitor);
  await page.clock.fastForward('16:00');
  await page.goto('/membership');
  await expect(page.getByText(cleared)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('Email Address')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(visitor.email);
});
