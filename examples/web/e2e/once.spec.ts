import { expect, type Locator, type Page, type Route, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  goToSchedule,
  heading,
  leadsOf,
  openContact,
  openTimes,
  pressSchedule,
  pressVisit,
  steps,
  visitButton,
} from './journey.ts';

const leadCall = '**/v6/acq/leads/abandoned';
const bookingCall = '**/v6/acq/lead';
const timesCall = '**/v6/acq/leads/appointments?**';
const leadFailed = /^An error has occurred\. If you've just shared your email address with us,/;

test('LC-17 pressing a button five times and holding down Enter creates one lead and one booking', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await openContact(page, '132');
  await fillDetails(page, visitor);
  const leads = await holdBack(page, leadCall);
  await pressOverAndOver(page, visitButton(page));
  await expect.poll(() => leads.count()).toBe(1);
  leads.release();
  await expect(heading(page, steps.schedule)).toBeVisible();

  await chooseTime(page);
  const bookings = await holdBack(page, bookingCall);
  await pressOverAndOver(page, page.getByRole('button', { name: 'Schedule a Visit' }));
  await expect.poll(() => bookings.count()).toBe(1);
  bookings.release();
  await expect(heading(page, steps.booked('Foyer Back Bay'))).toBeVisible();

  expect([leads.count(), bookings.count()]).toEqual([1, 1]);
  const rows = await leadsOf(request, visitor.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.appointments).toHaveLength(1);
});

test('LC-16 LC-17 a lost response after creating a lead is reported, keeps everything, and pressing again creates no second lead', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await openContact(page, '133');
  await fillDetails(page, visitor);
  await page.route(leadCall, loseAnswer);
  await pressVisit(page);
  await expect(page.getByRole('alert')).toHaveText(leadFailed);
  await expectDetails(page, visitor);
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);

  await page.unroute(leadCall);
  await page.reload();
  await expectDetails(page, visitor);
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);
});

test('LS-09 LC-17 a lost response after booking a visit is reported, keeps the selection, and pressing again books no second visit', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await goToSchedule(page, '134', visitor);
  const time = await chooseTime(page);
  await page.route(bookingCall, loseAnswer);
  await pressSchedule(page);
  await expect(page.getByRole('alert')).toHaveText('An error has occurred.');
  await expect(chosenTime(page)).toHaveValue(time.startsAt);

  await page.unroute(bookingCall);
  await page.reload();
  await expect(chosenTime(page)).toHaveValue(time.startsAt);
  await pressSchedule(page);
  await expect(page.getByRole('time')).toHaveText(time.label);
  const leads = await leadsOf(request, visitor.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.appointments).toHaveLength(1);
});

test('LC-16 LS-09 each step reports a lost network, keeps everything, and continues once it’s back', async ({
  page,
  context,
  request,
}) => {
  const visitor = aVisitor();
  await openContact(page, '135');
  await fillDetails(page, visitor);
  await context.setOffline(true);
  await pressVisit(page);
  await expect(page.getByRole('alert')).toHaveText(leadFailed);
  await expectDetails(page, visitor);
  await context.setOffline(false);
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();

  const time = await chooseTime(page);
  await context.setOffline(true);
  await pressSchedule(page);
  await expect(page.getByRole('alert')).toHaveText('An error has occurred.');
  await expect(chosenTime(page)).toHaveValue(time.startsAt);
  await context.setOffline(false);
  await pressSchedule(page);
  await expect(page.getByRole('time')).toHaveText(time.label);
  const leads = await leadsOf(request, visitor.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.appointments).toHaveLength(1);
});

test('LS-09 times that fail to load are reported with a retry button, and nothing is skipped', async ({
  page,
}) => {
  await openContact(page, '136');
  await fillDetails(page, aVisitor());
  await page.route(timesCall, (route) => route.abort('connectionreset'));
  await pressVisit(page);
  await expect(page.getByRole('alert')).toContainText('The open times could not be loaded.');
  await expect(heading(page, steps.schedule)).toBeVisible();
  await page.unroute(timesCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(openTimes(page).first()).toBeVisible();
});

const badAnswers: readonly (readonly [string, Parameters<Route['fulfill']>[0]])[] = [
  ['a server error', { status: 500, json: { code: 'SERVER_ERROR', message: 'No.' } }],
  ['an HTML page', { status: 200, contentType: 'text/html', body: '<h1>Sign in to Wi-Fi</h1>' }],
  ['broken JSON', { status: 200, contentType: 'application/json', body: '{"success": tr' }],
  ['an empty response', { status: 200, contentType: 'application/json', body: '' }],
  ['a no', { status: 200, json: { success: false, tokenId: null } }],
];

test('LC-16 HT-62 any invalid response in place of a lead is reported, keeps everything, and pressing again continues', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await openContact(page, '137');
  await fillDetails(page, visitor);
  for (const [name, answer] of badAnswers) {
    // The responses are tried one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(name, async () => {
      await page.route(leadCall, (route) => route.fulfill(answer));
      const answered = page.waitForResponse(leadCall);
      await pressVisit(page);
      await answered;
      await expect(page.getByRole('alert')).toHaveText(leadFailed);
      await expectDetails(page, visitor);
      await page.unroute(leadCall);
    });
  }
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);
});

test('LX-11 HT-61 a slow response shows the loader after 400 ms and a message after 4 s; after 10 s the request is retried and creates one lead', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await page.clock.install();
  await openContact(page, '139');
  await fillDetails(page, visitor);
  const leads = await holdBack(page, leadCall);
  const loader = page.getByRole('status').filter({ hasText: 'One moment…' });
  const word = page.getByText('This is taking longer than usual. Nothing you entered is lost.');

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await pressVisit(page);
  await page.clock.runFor(175);
  await expect.poll(() => leads.count()).toBe(1);
  await page.clock.runFor(224);
  await expect(page.getByRole('button', { name: 'Sending your details…' })).toBeVisible();
  await expect(loader).toBeHidden();
  await page.clock.runFor(1);
  await expect(loader).toBeVisible();
  await page.clock.runFor(3_599);
  await expect(word).toBeHidden();
  await page.clock.runFor(1);
  await expect(word).toBeVisible();

  await page.clock.runFor(7_000);
  await expect.poll(() => leads.count()).toBe(2);
  await page.clock.resume();
  leads.release();
  await expect(heading(page, steps.schedule)).toBeVisible();
  await expect(word).toBeHidden();
  const rows = await leadsOf(request, visitor.email);
  expect(rows).toHaveLength(1);
});

/** Presses the button and Enter repeatedly without waiting. */
async function pressOverAndOver(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not to be seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 5 });
  // Down without up is a held key; from the second time on, the browser reports it as a repeat.
  for (let times = 0; times < 5; times++) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
}

/** Counts the requests of a call and holds them all back until they are released. */
async function holdBack(
  page: Page,
  call: string,
): Promise<{ readonly count: () => number; readonly release: () => void }> {
  let count = 0;
  const gate = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    count += 1;
    await gate.promise;
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { count: () => count, release: () => gate.resolve() };
}

/** Lets the server process the request but drops its response. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

function chosenTime(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('radiogroup').getByRole('radio', { checked: true });
}

async function expectDetails(page: Page, visitor: ReturnType<typeof aVisitor>): Promise<void> {
  await expect(heading(page, steps.contact)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await expect(page.getByLabel('Last Name')).toHaveValue(visitor.lastName);
  await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue('212-555-0123');
}
