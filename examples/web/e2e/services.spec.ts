import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  heading,
  leadsOf,
  pressSchedule,
  pressVisit,
} from './journey.ts';

/** Public services, and what members read and sign. */

test.use({ reducedMotion: 'reduce', viewport: { width: 375, height: 740 } });

const feedback = 'The mornings are the best part of my day.';

test.describe('feedback', () => {
  const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' });

  test('AC-08 HT-55 UI-02 a visitor sends feedback once from the club’s page, by keyboard alone on a phone', async ({
    page,
    request,
  }) => {
    const sent = idsSent(page);
    await page.goto('/clubs/101');
    await page.getByRole('link', { name: 'Leave feedback' }).press('Enter');
    await expect(heading(page, 'Leave feedback')).toBeFocused();
    await expect(page).toHaveTitle(/Leave feedback/);
    await expect(page.getByText('Foyer Tribeca')).toBeVisible();
    await tabTo(page, 'Excellent');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type(feedback);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeFocused();
    expect(await feedbackUnder(request, sent())).toEqual([
      expect.objectContaining({ facility_id: '101', rating: 4, message: feedback, email: null }),
    ]);
  });
});

test.describe('a trial pass', () => {
  const code = (page: Page) => page.getByLabel('Pass code');

  test('AC-08 HT-47 UI-02 a visitor turns a code into a pass by keyboard alone; Back and a reload keep it', async ({
    page,
  }) => {
    await page.goto('/trial-pass?facilityId=101');
    await expect(page.getByText('Foyer Tribeca')).toBeVisible();
    await code(page).focus();
    await page.keyboard.type(' try-7');
    await page.keyboard.press('Enter');
    const pass = page.getByRole('heading', { name: '7-day trial pass' });
    await expect(pass).toBeFocused();
    await expect(page).toHaveURL(/\/trial-pass\?facilityId=101&code=TRY-7$/);
    await expect(page.getByText('Tuesday, December 31, 2030')).toBeVisible();
    await page.reload();
    await expect(pass).toBeVisible();
    await page.getByRole('link', { name: 'Book your first visit' }).click();
    await expect(page).toHaveURL(/\/inquiry\/schedule-your-visit/);
    await page.goBack();
    await expect(pass).toBeVisible();
  });
});

test.describe('pages for members', () => {
  test('HT-01 RF-01: a member copies a link, and the friend who opens it books a visit under the member’s name', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/account/invite?token=${await tokenOfGrace(request)}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toContain('901001');
    await context.clearCookies();
    const visitor = aVisitor();
    await page.goto(`${link}&facilityId=173`);
    await expect(page.getByRole('heading', { name: 'Grace invited you to visit' })).toBeVisible();
    await fillDetails(page, visitor);
    await pressVisit(page);
    await chooseTime(page);
    await pressSchedule(page);
    await expect(page.getByRole('time')).toBeVisible();
    expect(await leadsOf(request, visitor.email)).toMatchObject([
      { member_id: '901001', referring_id: 'R-1001', appointments: [{ facility_id: '173' }] },
    ]);
  });

  test('AC-08 HT-44 HT-45 AC-04 UI-02 a member reads the latest version of an agreement and signs it by keyboard alone', async ({
    page,
    request,
  }) => {
    const token = await tokenOfGrace(request);
    // The page gets an older version; by the time it's signed, the server has a newer one.
    const place = '/v6/acq/digitalsignature/agreement/hamptons/101/901001';
    await page.route(`**${place}`, async (route) => {
      const url = route.request().url();
      await route.fulfill({ response: await route.fetch({ url: `${url}/1` }) });
    });
    await page.goto(`/account/agreements/hamptons?token=${token}`);
    await expect(page.getByText('Version 1')).toBeVisible();
    expect(page.url()).not.toContain(token);
    await page.unroute(`**${place}`);
    const name = page.getByLabel('Your full name');
    await name.focus();
    await page.keyboard.type('Grace Hopper');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('This agreement has been updated.')).toBeVisible();
    await expect(name).toHaveValue('Grace Hopper');
    await expect(page.getByRole('checkbox')).not.toBeChecked();

    await test.step('AC-05 the input is kept when the server fails', async () => {
      const calls = '**/v6/acq/digitalsignature/signcontract';
      await page.route(calls, (route) => route.fulfill({ status: 503 }));
      await page.getByRole('checkbox').press('Space');
      await name.press('Enter');
      await expect(page.getByText('Something went wrong on our end.')).toBeVisible({
        timeout: 20_000,
      });
      await expect(name).toHaveValue('Grace Hopper');
      await page.unroute(calls);
    });

    await name.press('Enter');
    await expect(page.getByRole('heading', { name: 'Signed' })).toBeFocused();
    await expect(page.getByText(/^You signed this agreement on \w+ \d+, \d{4} at /)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Signed' })).toBeVisible();
    const addOn = await request.get('/v6.2/member/hamptons/eligibility', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await addOn.json()).toMatchObject({ hasHamptonsAddOnAgreement: true });
  });
});

function idsSent(page: Page): () => readonly string[] {
  const ids: string[] = [];
  page.on('request', (sent: Request) => {
    if (!sent.url().endsWith('/v6/utility/feedback/club')) return;
    const { id } = sent.postDataJSON() as { readonly id: string };
    ids.push(id);
  });
  return () => ids;
}

/** The feedback in the database under these ids. */
async function feedbackUnder(
  request: APIRequestContext,
  ids: readonly string[],
): Promise<readonly unknown[]> {
  const rows = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const answer = await request.get('/dev/feedback', { params: { id } });
      return (await answer.json()) as readonly unknown[];
    }),
  );
  return rows.flat();
}

async function tokenOfGrace(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/v6/account/authentication/login', {
    data: { username: 'grace', password: 'Quiet_Hours1' },
  });
  const { token } = (await answer.json()) as { readonly token: string };
  return token;
}

/** Presses Tab until the control with that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name });
  for (let tabs = 0; tabs < 30; tabs += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (await wanted.evaluate((control) => control === document.activeElement)) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}.`);
}
