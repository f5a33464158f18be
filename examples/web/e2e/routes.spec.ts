import { expect, test } from '@playwright/test';

import {
  aVisitor,
  bookVisit,
  chooseTime,
  fillDetails,
  goToSchedule,
  heading,
  openContact,
  openTimes,
  pressVisit,
  steps,
  skipButton,
} from './journey.ts';
import { live } from './live.ts';

const visitPage = '/inquiry/schedule-your-visit';
const clubUnknown = 'We could not find that club. Please choose one from the list.';
const joinOffline = /^Online joining is not available for this club yet\./;

test('RT-01 the membership page and any path below it contain the lead flow', async ({ page }) => {
  for (const path of ['/membership', '/membership/', '/membership/spring/offer?utm_source=mail']) {
    // The URLs are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, steps.contact)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Visit A Club' })).toBeVisible();
    });
  }
});

test('RT-02 the visit page selects the club from its query and leads to its times', async ({
  page,
}) => {
  await page.goto(`${visitPage}?facilityId=102`);
  await expect(page.getByText('Foyer SoHo').first()).toBeVisible();
  await expect(page.getByText(clubUnknown)).toBeHidden();
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(page).toHaveURL(`${visitPage}/schedule?facilityId=102`);
});

test('RT-02 the visit page opens at the times for a visitor whose details are known', async ({
  page,
}) => {
  await goToSchedule(page, '102', aVisitor());
  await page.goto(`${visitPage}?facilityId=107`);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(page.getByText('Foyer Upper West Side').first()).toBeVisible();
});

test('RT-02 an unknown or malformed club id leads to the chooser with an explanation', async ({
  page,
}) => {
  const choose = page.getByRole('button', { name: 'Choose Location' });
  for (const facilityId of ['999999', 'abc', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '']) {
    // The URLs are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(`facilityId=${facilityId}`, async () => {
      await page.goto(`${visitPage}?facilityId=${facilityId}`);
      await expect(choose).toHaveAccessibleDescription(clubUnknown);
    });
  }
  await choose.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Foyer SoHo/ })
    .click();
  await expect(page.getByText(clubUnknown)).toBeHidden();
  await expect(page.getByText('Foyer SoHo').first()).toBeVisible();
});

const sitePages = [
  ['/', 'A good club begins at the door.'],
  ['/clubs', 'Find your club'],
  ['/memberbenefits', 'What members have'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  // For members only.
  ['/account', 'Log in'],
  ['/account?token=abc', 'Log in'],
  ['/gift-card/purchase', 'Give a gift card'],
  ['/login', 'Log in'],
] as const;

test('RT-06 every page of the site exists and has its name in the title', async ({ page }) => {
  for (const [path, title] of sitePages) {
    // The pages are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(/ \| Foyer(?: Clubs)?$/);
    });
  }
});

test('RT-06 the club list leads to booking at the pressed club', async ({ page }) => {
  await page.goto('/clubs');
  await page.getByRole('searchbox').fill('M5R 1B2');
  await page.getByRole('link', { name: 'Visit Foyer Yorkville' }).click();
  await expect(page.getByText('Your Club')).toBeVisible();
  await expect(page.getByText('Foyer Yorkville').first()).toBeVisible();
});

test('RT-10 an unknown path shows an error page with a way back', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(heading(page, 'There is no page here')).toBeVisible();
  // Before hydration the browser follows the link, and the front page starts at its top.
  await live(page);
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await expect(heading(page, 'A good club begins at the door.')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('RT-10 a reload on any step of the membership page continues there', async ({ page }) => {
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

test('RT-10 a reload on a step of the visit page continues there', async ({ page }) => {
  await page.goto(`${visitPage}?facilityId=116`);
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await openTimes(page).first().waitFor();
  await page.reload();
  await expect(heading(page, steps.schedule)).toBeVisible();
  await skipButton(page).click();
  await expect(heading(page, steps.toBeCalled)).toBeVisible();
  await page.reload();
  await expect(heading(page, steps.toBeCalled)).toBeVisible();
  await expect(page).toHaveURL(`${visitPage}/confirmation?facilityId=116`);
});

test('RT-10 a visitor who booked finds the booking on any page with the flow', async ({ page }) => {
  const club = { facilityId: '117', name: 'Foyer Long Island City' };
  const time = await bookVisit(page, club, aVisitor());
  await page.goto('/');
  await page.goto('/membership');
  await expect(heading(page, steps.booked(club.name))).toBeVisible();
  await expect(page.getByRole('time')).toHaveText(time.label);
});

test('LS-14 SJ-02 at an offline club, Join Online leads to the times and explains once that online joining isn’t available', async ({
  page,
}) => {
  await page.goto('/membership?facilityId=120');
  await fillDetails(page, aVisitor());
  await page.getByRole('button', { name: 'Join Online' }).click();
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(page).toHaveURL(`${visitPage}/schedule?facilityId=120`);
  await expect(page.getByText(joinOffline)).toBeVisible();
  await page.reload();
  await expect(openTimes(page).first()).toBeVisible();
  await expect(page.getByText(joinOffline)).toBeHidden();
});

test('LS-14 SJ-02 the URL of an offline club’s online join leads to booking a visit there, with the explanation', async ({
  page,
}) => {
  await page.goto('/join/step1/157');
  await expect(page).toHaveURL(`${visitPage}?facilityId=157`);
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(page.getByText(joinOffline)).toBeVisible();
});
