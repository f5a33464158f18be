import { expect, type Page, test } from '@playwright/test';

import { aVisitor, fillDetails } from './journey.ts';

const zipCode = 'zip-code-instead-of-company-email';

/** Serves the site's pages with running experiments. Returns a function that changes them. */
async function runExperiments(
  page: Page,
  splits: Readonly<Record<string, unknown>>,
): Promise<(changed: Readonly<Record<string, unknown>>) => void> {
  let running = splits;
  await page.route(/\/(?:membership|terms)(?:\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    const content = JSON.stringify(running).replaceAll('"', '&quot;');
    const meta = `<meta name="foyer-experiments" content="${content}" />`;
    const body = (await answer.text()).replace('<title>', `${meta}<title>`);
    await route.fulfill({ response: answer, body });
  });
  return (changed) => {
    running = changed;
  };
}

function exposures(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { event: string }[]).filter(
      ({ event }) => event === 'experiment_assigned',
    ),
  );
}

test('AN-04 LC-02 LC-24 a visitor sees their arm from the first paint, keeps it when the weights change, and analytics records it', async ({
  page,
}) => {
  const change = await runExperiments(page, {
    [zipCode]: [[true, 100]],
    'join-code-campaign': [['SPRING', 100]],
  });
  await page.goto('/membership?facilityId=174');
  await expect(page.getByLabel('Zip Code')).toBeVisible();
  await expect(page.getByLabel('Company Email')).toBeHidden();
  await expect
    .poll(() => exposures(page))
    .toEqual([
      { event: 'experiment_assigned', experiment: zipCode, variant: 'true' },
      { event: 'experiment_assigned', experiment: 'join-code-campaign', variant: 'SPRING' },
    ]);

  change({ [zipCode]: [[false, 100]] });
  await page.reload();
  await expect(page.getByLabel('Zip Code')).toBeVisible();

  await fillDetails(page, aVisitor());
  await page.getByLabel('Zip Code').fill('10013');
  const sent = page.waitForRequest('**/v6/acq/leads/abandoned');
  await page.getByRole('button', { name: 'Join Online' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    OutreachCode: 'WEBLEAD_SPRING_JOIN',
    Zipcode: '10013',
  });
});

test(
  'LC-02 LC-05 LC-22 LX-15 the developer tools shows and switches what the site can be switched to, and sets the clock ahead for page and API',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/membership?variant=classic');
    const opener = page.getByRole('button', { name: 'Developer tools' });
    await opener.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Developer tools' });
    await expect(panel.getByLabel('Variant')).toHaveValue('classic');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await opener.press('Enter');
    // Closed and reopened before the page notices.
    await opener.evaluate((button: HTMLButtonElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      button.click();
    });
    await panel.getByLabel('Intent').selectOption('join');
    await panel.getByLabel('Zip code instead of company email').selectOption('on');
    await panel.getByRole('button', { name: 'Apply and reload' }).click();
    await expect(page.getByRole('button', { name: 'Join Today' })).toBeVisible();
    await expect(page.getByLabel('Zip Code')).toBeVisible();
    await expect(page).toHaveURL('/membership');

    await opener.click();
    await panel.getByRole('button', { name: 'Reset all' }).click();
    await expect(page.getByRole('button', { name: 'Visit A Club' })).toBeVisible();
    await expect(page.getByLabel('Company Email')).toBeVisible();

    await opener.click();
    await panel.getByLabel('Clock').selectOption({ label: '1 day ahead' });
    const asked = page.waitForRequest('**/v6/**');
    await panel.getByRole('button', { name: 'Apply and reload' }).click();
    const tomorrow = Date.now() + 86_300_000;
    expect(Date.parse((await asked).headers()['foyer-now'] ?? '')).toBeGreaterThan(tomorrow);
  },
);
