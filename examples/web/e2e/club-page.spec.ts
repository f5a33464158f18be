import { expect, test } from '@playwright/test';

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

const size = { width: 390, height: 844 };

test.use({ viewport: size });

test('PG-122 PG-112 PG-113 RT-07 RT-14 on a phone, a visitor looks at a club’s week and books a visit to it, which another page leads on to, and the club’s page keeps its offer with a line about the visit', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await page.goto('/clubs/new-haven');
  await expect(heading(page, 'Foyer New Haven')).toBeVisible();
  await expect(page.getByText(/^From \$\d+ a month$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  // The bar stays at the bottom of the window wherever the visitor is on the page.
  const book = page.getByRole('main').getByRole('link', { name: 'Book a visit' });
  await expect(book).toBeInViewport();
  await book.click();
  await expect(page.getByLabel('First Name')).toBeInViewport();
  await expect(book).toBeHidden();

  await fillDetails(page, visitor);
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pilates' }).click();
  await expect(page.getByRole('heading', { name: 'Finish booking your visit' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue your visit' }).click();
  await expect(page).toHaveURL('/inquiry/schedule-your-visit/schedule?facilityId=130');
  const time = await chooseTime(page);
  await pressSchedule(page);
  await expect(heading(page, steps.booked('Foyer New Haven'))).toBeVisible();

  const leads = await leadsOf(request, visitor.email);
  expect(leads.map((lead) => new URL(lead.source_url).pathname)).toEqual(['/clubs/new-haven']);
  expect(leads[0]?.appointments.map(({ starts_at }) => starts_at)).toEqual([
    instantOf(time.startsAt),
  ]);

  await page.goto('/clubs/new-haven');
  await expect(page.getByText(/^You have a visit at Foyer New Haven on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Visit A Club' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Help us tailor your visit' })).toBeHidden();
  await page.getByRole('link', { name: 'See your visit' }).click();
  await expect(heading(page, steps.booked('Foyer New Haven'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Visit A Club' })).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('PG-343 the card with the ways in stays above what is as wide as the page', async ({
    page,
  }) => {
    await page.goto('/clubs/new-haven');
    await expect(page.getByRole('tab').first()).toBeVisible();
    const nearby = page.getByRole('heading', { name: 'Clubs nearby' });
    await nearby.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(nearby).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Opening hours' })).not.toBeInViewport();
  });
});
