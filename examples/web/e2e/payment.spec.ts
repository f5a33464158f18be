import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { expectNoViolation } from './axe.ts';
import { lookInTurn } from './look-at.ts';

/** The payment application, which isn't part of the site, in a buyer's browser. */

test.describe('the payment page', () => {
  test('UI-01 UI-02 RT-09 passes all checks of a page, works with only the keyboard from the error summary on, and asks the bank', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await beginPurchase(page, request);
    await page.goto('/payment');
    await page.getByText('Test cards', { exact: true }).click();
    await page.getByLabel('Card number').focus();
    await page.keyboard.type('4242 4242 4242 4241');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoViolation(page);
    await lookInTurn(page, 'the payment, refused', 0);
    await page.getByRole('alert').getByRole('link').first().press('Enter');
    await expect(page.getByLabel('Card number')).toBeFocused();
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await pay(page, '4000 0025 0000 3155');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your payment');
    await expectNoViolation(page);
    await lookInTurn(page, 'the bank’s page', 2);
    const back = await backFrom(page, () => page.getByRole('button', { name: /^Yes/ }).click());
    expect(back.pathname).toBe('/join/corp');
  });

  test(
    'MB-20 MB-21 MB-22 after a declined card, Back and reload show the form without sending it again, and a wallet pays',
    { tag: '@deep' },
    async ({ page, request }) => {
      await beginPurchase(page, request);
      await page.goto('/payment');
      await fill(page, '');
      await page.getByLabel('Card number').pressSequentially('4000000000000002');
      await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
      await page.getByRole('button', { name: /^Pay / }).click();
      await expect(page.getByRole('alert')).toContainText('declined');
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('declined');
      await expect(page.getByLabel('Name on card')).toHaveValue('Ada Lovelace');
      await page.getByRole('button', { name: 'Apple Pay' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with Apple Pay');
      await page.goBack();
      await page.getByRole('button', { name: 'Google Pay' }).click();
      const back = await backFrom(page, () => page.getByRole('button', { name: /^Yes/ }).click());
      expect(back.pathname).toBe('/join/corp');
    },
  );

  test('RT-09 charges once and leads to the same member when pressed twice and left by Back', async ({
    page,
    request,
  }) => {
    await beginPurchase(page, request);
    await page.goto('/payment');
    await fill(page, '4242 4242 4242 4242');
    const payTwice = () => page.getByRole('button', { name: /^Pay / }).dblclick();
    const first = await memberOf(await backFrom(page, payTwice), page);
    // The second press navigates to the same page a moment later, which may interrupt this navigation.
    await expect(() => page.goto('/payment')).toPass({ intervals: [0] });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re a member');
    expect(await memberOf(await backFrom(page, () => seeMembership(page)), page)).toBe(first);
  });
});

async function fill(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('04/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
}

async function pay(page: Page, number: string): Promise<void> {
  await fill(page, number);
  await page.getByRole('button', { name: /^Pay / }).click();
}

function seeMembership(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'See my membership' }).click();
}

/**
 * Returns the URL that the payment sends the buyer back to. The page there removes the token from it as soon as it
 * can.
 */
async function backFrom(page: Page, press: () => Promise<void>): Promise<URL> {
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('confirmationToken='),
  );
  await press();
  return new URL((await asked).url());
}

/** Uses the cookies of the browser that paid. */
async function memberOf(back: URL, page: Page): Promise<string> {
  const token = back.searchParams.get('confirmationToken') ?? '';
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await page.request.get(`/v6/acq/payment/token/${token}`, { headers: { cookie } });
  return ((await answer.json()) as { memberID: string }).memberID;
}

/** A new employee of Acme confirms their address and chooses a plan; the browser gets the purchase's cookie. */
async function beginPurchase(page: Page, request: APIRequestContext): Promise<void> {
  const email = `${randomUUID()}@acme.example`;
  const client = { 'Foyer-Client': email };
  const person = { firstName: 'Ada', lastName: 'Lovelace' };
  const asked = await request.post('/v6/acq/corp/email/verify', {
    headers: client,
    data: {
      ...person,
      corporateEmail: email,
      facilityId: '101',
      personalEmail: 'ada@mail.example',
      phoneNumber: '2125550143',
    },
  });
  const { data } = (await asked.json()) as {
    data: { corporateAccountId: string; corporateContactId: string };
  };
  const box = await request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
  const mails = (await box.json()) as { recipient: string; body: string }[];
  const mail = mails.find(({ recipient }) => recipient === email);
  const token = /code is (\d{4})/.exec(mail?.body ?? '')?.[1] ?? '';
  await request.post('/v6/acq/corp/token/verify', { headers: client, data: { email, token } });
  const { corporateAccountId, corporateContactId } = data;
  const terms = await request.get('/v6/acq/digitalsignature/agreement/membership/101/new', {
    params: { planId: '16', corporateAccountId, corporateContactId },
  });
  const { agreement } = (await terms.json()) as {
    agreement: { agreementId: string; version: string };
  };
  const { agreementId, version } = agreement;
  const begun = await request.post('/v6/acq/payment/token', {
    data: {
      agreement: { agreementId, version, signature: 'Ada Lovelace' },
      joinDetails: { birth_date: '1990-12-10' },
      companyEmail: email,
      companyName: 'Acme',
      corporateAccountId: data.corporateAccountId,
      corporateAgreementId: null,
      corporateContactId: data.corporateContactId,
      hasOptedOutOfEmail: true,
      isCorp: true,
      productBase: {
        buyer: {
          ...person,
          companyEmail: email,
          email: 'ada@mail.example',
          newsletter: false,
          phone: '2125550143',
        },
        isUserLoggedIn: false,
        productType: 'join',
      },
      selectedClubDetails: { facilityId: '101', name: 'Foyer Tribeca' },
      selectedPlan: {
        planId: '16',
        planType: 'Multiple clubs',
        title: 'Regional Access',
        cost: {
          monthlyFee: '240.00',
          regularMonthlyFee: '250.00',
          initiation: { totalDues: '300.00' },
          promotionalSavings: '200.00',
          isReimbursementAvailable: false,
        },
      },
    },
  });
  const { result } = (await begun.json()) as { result: string };
  const { origin: url } = new URL(begun.url());
  await page.context().addCookies([{ name: 'foyer_product_token', value: result, url }]);
}
