import { expect, type Page, test } from '@playwright/test';

import { expectNoViolation } from './axe.ts';
import {
  aVisitor,
  chooseTime,
  fillDetails,
  goToSchedule,
  heading,
  openContact,
  openTimes,
  pressSchedule,
  pressVisit,
  steps,
  skipButton,
} from './journey.ts';

for (const [colorScheme, club] of [
  ['light', ['152', '153']],
  ['dark', ['154', '155']],
] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    const look = colorScheme === 'dark' ? { only: 'colours' as const } : {};
    // axe looks at every element, a dozen times in a test: on a busy machine that takes its minutes.
    test.describe.configure({ timeout: 180_000 });
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 375, height: 812 } });

    test('UI-02 axe finds nothing on the contact step, its errors, its dialog and its messages', async ({
      page,
    }) => {
      await page.goto('/membership?facilityId=999999');
      await page.getByRole('button', { name: 'Choose Location' }).waitFor();
      await expectNoViolation(page, look);
      await page.getByLabel('First Name').press('Enter');
      await page.getByRole('link', { name: 'Club is required.' }).waitFor();
      await expectNoViolation(page, look);

      await page.getByRole('button', { name: 'Choose Location' }).click();
      const dialog = page.getByRole('dialog');
      // Some of the 120, each like the other.
      await dialog.getByRole('searchbox').fill('London');
      await dialog.getByText(/^\d+ clubs for “London”$/).waitFor();
      await expectNoViolation(page, look);
      await dialog.getByRole('searchbox').fill('zzzz');
      await dialog.getByRole('link', { name: /^No nearby clubs\./ }).waitFor();
      await expectNoViolation(page, look);
      await dialog.getByRole('searchbox').fill('Foyer Kensington');
      await dialog.getByRole('button', { name: /^Foyer Kensington/ }).click();

      await fillDetails(page, aVisitor({ email: 'ada@gmial.com' }));
      await page.getByText('Did you mean').waitFor();
      await expectNoViolation(page, look);
      await page.route('**/v6/acq/leads/abandoned', (route) => route.fulfill({ status: 500 }));
      await pressVisit(page);
      await page.getByRole('alert').filter({ hasText: 'An error has occurred.' }).waitFor();
      await expectNoViolation(page, look);
    });

    test('UI-02 axe finds nothing on the schedule step, its messages, and the confirmation', async ({
      page,
      browser,
    }) => {
      const strangers = await browser.newContext();
      const other = await strangers.newPage();
      await goToSchedule(other, club[0], aVisitor());
      await goToSchedule(page, club[0], aVisitor());
      await expectNoViolation(page, look);
      await chooseTime(page);
      await chooseTime(other);
      await pressSchedule(other);
      await other.getByRole('time').waitFor();
      await strangers.close();
      await pressSchedule(page);
      await page.getByRole('alert').filter({ hasText: 'That time was just taken.' }).waitFor();
      await expectNoViolation(page, look);

      await page.route('**/v6/acq/leads/appointments?**', (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
      await expectNoViolation(page, look);
      await page.unroute('**/v6/acq/leads/appointments?**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await chooseTime(page);
      await expectNoViolation(page, look);
      await pressSchedule(page);
      await page.getByRole('time').waitFor();
      await expectNoViolation(page, look);
      await page.getByRole('button', { name: 'Edit the appointment' }).click();
      await openTimes(page).first().waitFor();
      await expectNoViolation(page, look);
    });

    test('UI-02 axe finds nothing on the confirmations without a visit, and on an expired form', async ({
      page,
    }) => {
      await page.clock.install();
      await goToSchedule(page, club[1], aVisitor());
      await skipButton(page).click();
      await heading(page, steps.toBeCalled).waitFor();
      await expectNoViolation(page, look);
      await page.getByRole('button', { name: 'Start over' }).click();
      await heading(page, steps.contact).waitFor();

      await openContact(page, '126');
      await fillDetails(page, aVisitor());
      await pressVisit(page);
      await heading(page, steps.detailsIn).waitFor();
      await expectNoViolation(page, look);
      await page.clock.fastForward('16:00');
      await page.goto('/membership');
      await page.getByText('To keep your details private, we cleared them').waitFor();
      await expectNoViolation(page, look);
    });

    test('UI-02 RT-06 axe finds nothing on the pages of the site', async ({ page }) => {
      for (const path of [
        '/',
        '/clubs',
        '/memberbenefits',
        '/pilates',
        '/clubs/101',
        '/promo/quiet-hours',
        '/join/corp',
        '/terms',
        '/privacy',
        '/account',
        '/gift-card/purchase',
        '/login',
        '/no/such/page',
      ]) {
        // One page after the other is the point here.
        // oxlint-disable-next-line no-await-in-loop
        await page.goto(path);
        // oxlint-disable-next-line no-await-in-loop
        await page.getByRole('heading', { level: 1 }).waitFor();
        // oxlint-disable-next-line no-await-in-loop
        await expectNoViolation(page, look);
      }
    });
  });
}

test('FM-06 a refused submit puts the focus on a summary whose links lead to their fields', async ({
  page,
}) => {
  await page.goto('/membership');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Email Address').fill('ada@');
  await page.getByLabel('First Name').press('Enter');
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Please check that all fields contain valid values.' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Club is required.',
    'Last Name must be at least 2 characters.',
    'Email Address: Field is required and must be email',
    'Phone Number: Field is required and must be phone number.',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose Location' })).toBeFocused();
  await summary.getByRole('link', { name: /^Email Address: / }).click();
  const email = page.getByLabel('Email Address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Field is required and must be email');

  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
});

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(4, 4)],
] as const) {
  test(`LX-10 the club dialog keeps the page behind it inert, and ${way} lifts that and gives the focus back`, async ({
    page,
  }) => {
    await page.goto('/membership');
    const opener = page.getByRole('button', { name: 'Select a Club to Visit' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: '100+ Clubs Worldwide' });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await page.getByLabel('First Name').focus();
    await expect(page.getByLabel('First Name')).not.toBeFocused();
    for (let presses = 0; presses < 3; presses++) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Shift+Tab');
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.locator('form :focus, header.site-header :focus')).toHaveCount(0);
    }

    await close(page);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.getByLabel('First Name').focus();
    await expect(page.getByLabel('First Name')).toBeFocused();
  });
}

test('UI-02 the focus goes to the heading of each new step, and to the times of a day that is pressed', async ({
  page,
}) => {
  await openContact(page, '156');
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeFocused();
  await openTimes(page).first().waitFor();
  const day = page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(3);
  const label = (await day.getAttribute('aria-label')) ?? '';
  await day.click();
  const times = page.getByRole('heading', { level: 2 });
  await expect(times).toBeFocused();
  await expect(times).toHaveText(label.replace(/, (no|\d+) open times?$/, ''));
  await skipButton(page).click();
  await expect(heading(page, steps.toBeCalled)).toBeFocused();
});

/** Nothing that axe knows to be wrong, by WCAG 2.2 A and AA and by its own good practice. */
