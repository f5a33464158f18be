import { type Page, test } from '@playwright/test';

import {
  aVisitor,
  bookVisit,
  chooseTime,
  fillDetails,
  goToSchedule,
  heading,
  openContact,
  openTimes,
  pressSchedule,
  pressVisit,
  skipButton,
  steps,
} from './journey.ts';
import { lookAt, phone } from './look-at.ts';

/**
 * Every step of a visit in the states that visitors reach. Each test uses its own club, because two would book the
 * same time.
 */

test.describe.configure({ timeout: 120_000 });
test.use({ reducedMotion: 'reduce', viewport: phone });

test('UI-01 UI-02 the contact step, its errors, dialogs and messages pass all page checks', async ({
  page,
}) => {
  await page.goto('/membership?facilityId=999999');
  await page.getByText('We couldn’t find that club.').waitFor();
  await lookAt(page, 'a club that there is not');
  await page.getByLabel('First Name').press('Enter');
  await page.getByRole('link', { name: 'Club is required.' }).waitFor();
  await lookAt(page, 'the contact step, refused');

  await page.getByRole('button', { name: 'Choose Location' }).click();
  const dialog = page.getByRole('dialog');
  // A few of the 120 clubs; the rows are alike.
  await dialog.getByRole('searchbox').fill('London');
  await dialog.getByText(/^\d+ clubs for “London”$/).waitFor();
  await lookAt(page, 'the clubs');
  await dialog.getByRole('searchbox').fill('zzzz');
  await dialog.getByRole('link', { name: /^No nearby clubs\./ }).waitFor();
  await lookAt(page, 'no club found');
  await dialog.getByRole('searchbox').fill('Foyer Kensington');
  await dialog.getByRole('button', { name: /^Foyer Kensington/ }).click();

  await fillDetails(page, aVisitor({ email: 'ada@gmial.com' }));
  await page.getByText('Did you mean').waitFor();
  await page.route('**/v6/acq/leads/abandoned', (route) => route.fulfill({ status: 500 }));
  await pressVisit(page);
  await page.getByRole('alert').filter({ hasText: 'An error has occurred.' }).waitFor();
  await lookAt(page, 'the contact step at a club in the UK, after a failure');

  await page.getByRole('link', { name: 'Exit' }).click();
  await page.getByRole('dialog', { name: 'Leave this page?' }).waitFor();
  await lookAt(page, 'the question before one leaves');
});

test('UI-01 UI-02 the schedule step, a taken time, and times that fail to load pass all page checks', async ({
  page,
  browser,
}) => {
  const strangers = await browser.newContext();
  const other = await strangers.newPage();
  await goToSchedule(other, '152', aVisitor());
  await goToSchedule(page, '152', aVisitor());
  await chooseTime(page);
  await lookAt(page, 'the schedule step');
  await chooseTime(other);
  await pressSchedule(other);
  await other.getByRole('time').waitFor();
  await strangers.close();
  await chooseTime(page).catch(() => undefined);
  await pressSchedule(page);
  await page.getByRole('alert').filter({ hasText: 'That time was just taken.' }).waitFor();
  await lookAt(page, 'a time that was taken');

  await page.route('**/v6/acq/leads/appointments?**', (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'couldn’t load' }).waitFor();
  await lookAt(page, 'times that do not come');
});

test('UI-01 UI-02 the booked visit, its dialogs and the survey pass all page checks', async ({
  page,
}) => {
  const visitor = aVisitor({ lastName: 'Wolfeschlegelsteinhausenbergerdorff-Byron' });
  await bookVisit(page, { facilityId: '142', name: 'Foyer The Wharf' }, visitor);
  await page.getByRole('button', { name: 'Add To Calendar' }).click();
  await lookAt(page, 'the calendars of the booked visit');
  await page.keyboard.press('Escape');
  await lookAt(page, 'the booked visit');
  await page.getByRole('button', { name: 'Reschedule the visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule Your Appointment' });
  await dialog.getByRole('radiogroup').getByRole('radio', { disabled: false }).first().waitFor();
  await lookAt(page, 'another time for it');
  await page.keyboard.press('Escape');

  const survey = page.getByRole('region', { name: 'Help us tailor your visit' });
  const next = survey.getByRole('button', { name: 'Next' });
  await survey.getByRole('button').click();
  await survey.getByRole('checkbox', { name: 'Yoga' }).check();
  await next.click();
  await survey.getByRole('radio', { name: 'Newcomer' }).check();
  await lookAt(page, 'a question with one answer');
  await next.click();
  await survey.getByRole('checkbox').first().check();
  await next.click();
  await survey.getByRole('radio').last().check();
  await lookAt(page, 'the last question');
  await survey.getByRole('radio', { name: 'The location' }).check();
  await survey.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('region', { name: 'Inside Foyer The Wharf' }).waitFor();
  await lookAt(page, 'after the survey');

  await page.getByRole('button', { name: 'Cancel the visit' }).click();
  await page.getByRole('dialog', { name: 'Cancel your visit?' }).waitFor();
  await lookAt(page, 'the question before a visit is cancelled');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByText('Your visit is canceled.').waitFor();
  await page.keyboard.press('Escape');
  await heading(page, 'Your visit is canceled').waitFor();
  await lookAt(page, 'the cancelled visit');
});

test('UI-01 UI-02 confirmations without a visit, the timeout dialog and an expired form pass all page checks', async ({
  page,
}) => {
  await page.clock.install();
  await goToSchedule(page, '153', aVisitor());
  await skipButton(page).click();
  await heading(page, steps.toBeCalled).waitFor();
  await lookAt(page, 'an advisor will call');
  await page.getByRole('button', { name: 'Start over' }).click();
  await heading(page, steps.contact).waitFor();

  await openContact(page, '126');
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await heading(page, steps.detailsIn).waitFor();
  await lookAt(page, 'details in');
  await page.clock.fastForward('13:30');
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
  await lookAt(page, 'the question before the end');
  await page.clock.fastForward('03:00');
  await page.goto('/membership');
  await page.getByText('For your privacy, this form timed out and we cleared it').waitFor();
  await lookAt(page, 'a form that ran out');
});

test('UI-01 UI-02 nearby clubs, a zip code, an offer and the flow on other pages pass all page checks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.72, longitude: -74.01 });
  await page.goto('/membership?location=new-york');
  await nearby(page).first().waitFor();
  await lookAt(page, 'clubs nearby');
  await page.goto('/membership?experiment=zip-code-instead-of-company-email&facilityId=101');
  await page.getByLabel('Zip Code').waitFor();
  await lookAt(page, 'the contact step with a zip code');
  await page.goto('/embed/');
  await page.getByText('Foyer Tribeca').first().waitFor();
  await fillDetails(page, aVisitor());
  await pressVisit(page);
  await openTimes(page).first().waitFor();
  await lookAt(page, 'the schedule step on another page');
});

function nearby(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('group', { name: /near/i }).getByRole('radio');
}
