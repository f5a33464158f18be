import { type APIRequestContext, expect, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  fillDetails,
  leadsOf,
  pressSchedule,
  pressVisit,
  steps,
} from './journey.ts';

/** What members share, read and sign. */

test.use({ viewport: { width: 375, height: 740 } });

test.describe('pages for members', () => {
  test('HT-01 RF-01 RT-03 RF-03 LX-14: a member copies a link, and the friend who opens it books in place under the member’s name, where Back leads from step to step', async ({
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
    const times = page.getByRole('heading', { level: 2, name: steps.schedule });
    await expect(times).toBeFocused();
    await expect(page).toHaveURL(/^[^?]+\/referrals\?.*step=schedule/);
    const time = await chooseTime(page);
    await page.reload();
    await expect(times).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Grace invited you to visit' })).toBeVisible();
    await page.goForward();
    await pressSchedule(page);
    await expect(page.getByRole('time')).toHaveText(time.label);
    await expect(page).toHaveURL(/\/referrals\?.*step=confirmation/);
    expect(await leadsOf(request, visitor.email)).toMatchObject([
      { member_id: '901001', referring_id: 'R-1001', appointments: [{ facility_id: '173' }] },
    ]);
  });

  test(
    'AC-08 HT-44 HT-45 AC-04 UI-02 a member reads the latest version of an agreement and signs it by keyboard alone',
    { tag: '@deep' },
    async ({ page, request }) => {
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
      await expect(
        page.getByText(/^You signed this agreement on \w+ \d+, \d{4} at /),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Signed' })).toBeVisible();
      const addOn = await request.get('/v6.2/member/hamptons/eligibility', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await addOn.json()).toMatchObject({ hasHamptonsAddOnAgreement: true });
    },
  );
});

async function tokenOfGrace(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/v6/account/authentication/login', {
    data: { username: 'grace', password: 'Quiet_Hours1' },
  });
  const { token } = (await answer.json()) as { readonly token: string };
  return token;
}
