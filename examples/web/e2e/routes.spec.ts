import { expect, test } from '@playwright/test';

import { chooseClub, fillIn, someone, times, toSchedule } from './visitor.ts';

test('RT-01 the membership page and any path below it hold the lead flow', async ({ page }) => {
  for (const path of ['/membership', '/membership/', '/membership/anything/below']) {
    // One page after the other is the point here.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('button', { name: 'Visit A Club' })).toBeVisible();
  }
});

test('RT-02 the visit page takes the club of its query, and leads to its times', async ({
  page,
}) => {
  await page.goto('/inquiry/schedule-your-visit?facilityId=102');
  await expect(page.getByText('Foyer SoHo').first()).toBeVisible();
  await fillIn(page, someone());
  await page.getByRole('button', { name: 'Visit A Club' }).click();
  await expect(page).toHaveURL(/\/inquiry\/schedule-your-visit\/schedule\?facilityId=102$/);
  await expect(times(page).first()).toBeVisible();
});

for (const facilityId of ['999999', 'abc', '%3Cscript%3E', '']) {
  test(`RT-02 the club "${facilityId}" that can't be leads to the chooser with a word why`, async ({
    page,
  }) => {
    await page.goto(`/inquiry/schedule-your-visit?facilityId=${facilityId}`);
    await expect(
      page.getByText('We could not find that club. Please choose one from the list.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Choose Location' }).click();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  });
}

const pages = [
  ['/', 'A good club begins at the door.'],
  ['/clubs', 'Find your club'],
  ['/memberbenefits', 'What members have'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/account', 'Your account'],
  ['/account?token=abc', 'Your account'],
  ['/gift-card/purchase', 'Gift cards'],
  ['/login', 'Log in'],
] as const;

for (const [path, heading] of pages) {
  test(`RT-06 ${path} is a page of its own, named in its title`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(/ \| Foyer Clubs$/);
  });
}

test('RT-10 an unknown path says so and has a way back', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A good club begins at the door.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('RT-10 a reload in the middle goes on where it was', async ({ page }) => {
  const ada = someone();
  await page.goto('/membership');
  await chooseClub(page, 'Foyer Flatiron');
  await fillIn(page, ada);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email Address')).toHaveValue(ada.email);
  await expect(page.getByText('Foyer Flatiron').first()).toBeVisible();
  await page.getByRole('button', { name: 'Visit A Club' }).click();
  await times(page).first().check();
  const chosen = await times(page).first().getAttribute('value');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When would you like to come?');
  await expect(page.locator(`input[value="${chosen}"]`)).toBeChecked();
});

test('RT-03 LS-14 joining online leads to the times, where a message says why', async ({
  page,
}) => {
  await page.goto('/membership');
  await chooseClub(page, 'Foyer Hoboken');
  await fillIn(page, someone());
  await page.getByRole('button', { name: 'Join Online' }).click();
  await expect(page).toHaveURL(/\/inquiry\/schedule-your-visit\/schedule\?facilityId=121$/);
  await expect(
    page.getByText(/^Online joining is not available for this club yet\./),
  ).toBeVisible();
  await page.reload();
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByText(/^Online joining is not available/)).toBeHidden();
});

test('LX-14 Back and Forward lead from step to step, and never to one that is not due', async ({
  page,
}) => {
  await page.goto('/membership/confirmation');
  await expect(page).toHaveURL(/\/membership$/);
  await toSchedule(page, 'Foyer Montclair', someone());
  await times(page).first().check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come and see for yourself');
  await expect(page).toHaveURL(/\/membership$/);
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When would you like to come?');
  await expect(times(page).first()).toBeChecked();
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Appointment at/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
});
