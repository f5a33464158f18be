import { expect, type Locator, type Page, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  heading,
  instantOf,
  leadsOf,
  pressSchedule,
  pressVisit,
  steps,
} from './journey.ts';

const visitPage = '/inquiry/schedule-your-visit';

/** A heading of the flow on a page with its own title. */
function embedded(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 2, name });
}

test(
  'RT-07 RT-03 LX-14 a visit can be booked from the front page, and Back and Forward stay in place',
  { tag: '@deep' },
  async ({ page, request }) => {
    const visitor = aVisitor();
    await page.goto('/?facilityId=171&utm_source=mail');
    await expect(page.getByRole('button', { name: 'Change Club' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exit' })).toBeHidden();
    await fillDetails(page, visitor);
    await page.reload();
    await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);
    await pressVisit(page);
    await expect(heading(page, steps.schedule)).toBeVisible();
    await expect(page).toHaveURL(`${visitPage}/schedule?facilityId=171`);
    const time = await chooseTime(page);

    await page.goBack();
    await expect(heading(page, 'A great club starts at the front door.')).toBeVisible();
    await expect(embedded(page, 'Finish booking your visit')).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveValue(
      time.startsAt,
    );
    await pressSchedule(page);
    await expect(page.getByRole('time')).toHaveText(time.label);

    const leads = await leadsOf(request, visitor.email);
    expect(leads).toHaveLength(1);
    expect(new URL(leads[0]?.source_url ?? '').pathname).toBe('/');
    expect(leads[0]?.appointments.map(({ starts_at }) => starts_at)).toEqual([
      instantOf(time.startsAt),
    ]);
  },
);

test('RT-07 a promotion that could not be loaded says so, and when asked again has its own copy and club', async ({
  page,
}) => {
  let lost = true;
  await page.route('**/v6/content/promotions/*', (route) =>
    lost ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
  );
  await page.goto('/promo/tribeca-after-work');
  await expect(page.getByText('We couldn’t load this offer. Please try again.')).toBeVisible();
  lost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Tribeca after work')).toBeVisible();
  await expect(page).toHaveTitle('Tribeca after work | Foyer Clubs');
  await expect(page.getByText('Your Club', { exact: true })).toBeVisible();
});

test(
  'LC-19 the content service’s headline appears without moving anything',
  { tag: '@deep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/pilates');
    await expect(page.getByText('Solo or with two friends')).toBeVisible();
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    await expect(embedded(page, 'See the studio first')).toBeVisible();
  },
);
