import { expect, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  heading,
  openContact,
  pressVisit,
  steps,
} from './journey.ts';

const visitPage = '/inquiry/schedule-your-visit';
const clubUnknown = 'We couldn’t find that club. Please choose one from the list.';
const joinOffline = /^You can’t join this club online yet\./;

test('RT-02 the visit page takes the club of its query and leads to its times', async ({
  page,
}) => {
  await page.goto(`${visitPage}?facilityId=102`);
  await expect(page.getByText('Foyer SoHo').first()).toBeVisible();
  await expect(page.getByText(clubUnknown)).toBeHidden();
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(page).toHaveURL(`${visitPage}/schedule?facilityId=102`);
  await test.step('and opens at the times once the details are known', async () => {
    await page.goto(`${visitPage}?facilityId=107`);
    await expect(heading(page, steps.schedule)).toBeVisible();
    await expect(page.getByText('Foyer Upper West Side').first()).toBeVisible();
  });
});

test('RT-06 the club list leads to the booking of the club that was pressed', async ({ page }) => {
  await page.goto('/clubs');
  await page.getByRole('searchbox').fill('M5R 1B2');
  await page.getByRole('link', { name: 'Book a visit to Foyer Yorkville' }).click();
  await expect(page.getByText('Your Club', { exact: true })).toBeVisible();
  await expect(page.getByText('Foyer Yorkville').first()).toBeVisible();
});

test('RT-10 a reload on any step of the membership page goes on where it was', async ({ page }) => {
  const visitor = aVisitor();
  // The club's country determines the format of the phone number.
  await openContact(page, '115');
  await fillDetails(page, visitor);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue('212-555-0123');

  await pressVisit(page);
  const time = await chooseTime(page);
  await page.reload();
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(page).toHaveURL('/membership/schedule?facilityId=115');
  const chosen = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  await expect(chosen).toHaveValue(time.startsAt);

  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('time')).toHaveText(time.label);
  await page.reload();
  await expect(page).toHaveURL('/membership/confirmation?facilityId=115');
  await expect(page.getByRole('time')).toHaveText(time.label);
});

test('LS-14 SJ-02 the address of an offline club’s online join leads to the booking there, with the message', async ({
  page,
}) => {
  await page.goto('/join/step1/157');
  await expect(page).toHaveURL(`${visitPage}?facilityId=157`);
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(page.getByText(joinOffline)).toBeVisible();
});
