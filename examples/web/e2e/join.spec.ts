import { expect, type Locator, type Page, test } from '@playwright/test';

import { aVisitor, fillDetails, heading, leadsOf } from './journey.ts';

const titles = { plans: 'Choose your membership', details: 'Who’s joining?' };

// In this time zone the site assumes a visitor from the US, who isn't asked about the newsletter.
test.use({ reducedMotion: 'reduce', timezoneId: 'America/New_York' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('SJ-01 SJ-04 SJ-05 SJ-06 LC-15 UI-02 a visitor gets from the first page to the member card with only the keyboard, and types nothing twice', async ({
    page,
    request,
  }) => {
    const visitor = aVisitor();
    await page.goto('/');
    for (const [label, text] of [
      ['First Name', visitor.firstName],
      ['Last Name', visitor.lastName],
      ['Email Address', visitor.email],
      ['Phone Number', visitor.phone],
    ] as const) {
      // The fields must be filled in one after the other.
      // oxlint-disable-next-line no-await-in-loop
      await page.getByLabel(label).focus();
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.type(text);
    }
    await pressByKey(page.getByRole('button', { name: 'Select a Club to Visit' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').focus();
    await page.keyboard.type('Tribeca');
    await pressByKey(dialog.getByRole('listitem').getByRole('button', { name: /Tribeca/ }));
    // The dialog gives the focus back, and takes it from whatever is pressed before that.
    await expect(page.getByRole('button', { name: 'Change Club' })).toBeFocused();
    await pressByKey(page.getByRole('button', { name: /^Join (?:Online|Today)$/ }));

    await expect(heading(page, titles.plans)).toBeFocused();
    await expect(page).toHaveURL('/join/step1/101');
    await expect(plan(page, 'Select Access')).toBeVisible();
    await plan(page, 'Select Access').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(plan(page, 'Regional Access')).toBeChecked();
    await pressByKey(page.getByRole('button', { name: 'Continue' }));

    await expect(heading(page, titles.details)).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);
    await expect(order(page)).toContainText('$455');
    await pressByKey(page.getByRole('button', { name: 'Next' }));

    await expect(page).toHaveURL('/payment');
    await page.getByLabel('Card number').focus();
    for (const text of ['4242424242424242', '12/40', '123', 'Ada Byron', '10013', 'New Y']) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.type(text);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: 'Pay $455' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(barcode(page)).toBeVisible();
    await expect(page).toHaveURL('/join/step3/101');
    expect(await leadsOf(request, visitor.email)).toHaveLength(1);
  });
});

test('SJ-01 SJ-05 plans that take their time are waited for, Back from the payment keeps all, and another tab sees the membership', async ({
  page,
  context,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/membership/plans*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/join/step1/101');
  await expect(page.getByText('Loading memberships…')).toBeAttached();
  letGo();
  await choosePlan(page);

  const visitor = aVisitor();
  await fillDetails(page, visitor);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.goBack();
  await expect(heading(page, titles.details)).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);

  const other = await context.newPage();
  await other.goto('/join/step2/101');
  await expect(other.getByLabel('Email Address')).toHaveValue(visitor.email);

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(barcode(page)).toBeVisible();
  await expect(barcode(other)).toBeVisible();
});

async function choosePlan(page: Page): Promise<void> {
  await plan(page, 'Select Access').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, titles.details)).toBeVisible();
}

/** Where the focus may be, Enter presses it. */
async function pressByKey(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

function plan(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) });
}

function order(page: Page): Locator {
  return page.getByRole('region', { name: 'Your membership', exact: true });
}

function barcode(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Your membership card' })
    .getByRole('img', { name: /^Barcode for member ID \S+$/ });
}
