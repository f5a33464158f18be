import { expect, test } from '@playwright/test';

import { aVisitor, fillDetails, heading, pressVisit, steps } from './journey.ts';

const visitPage = '/inquiry/schedule-your-visit';
const joinOffline = /^You can’t join this club online yet\./;

test(
  'LS-14 SJ-02 the address of an offline club’s online join leads to the booking there, with the message',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/join/step1/157');
    await expect(page).toHaveURL(`${visitPage}?facilityId=157`);
    await fillDetails(page, aVisitor());
    await pressVisit(page);
    await expect(heading(page, steps.schedule)).toBeVisible();
    await expect(page.getByText(joinOffline)).toBeVisible();
  },
);
