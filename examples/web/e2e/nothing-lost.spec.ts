import { expect, test } from '@playwright/test';

import {
  chooseClub,
  fillIn,
  leadsOf,
  showTomorrow,
  someone,
  times,
  toSchedule,
} from './visitor.ts';

test('LC-17 everything pressed twice makes one lead and one booking', async ({ page, request }) => {
  const ada = someone();
  await page.goto('/membership');
  await chooseClub(page, 'Foyer Scarsdale');
  await fillIn(page, ada);
  await page.getByRole('button', { name: 'Visit A Club' }).dblclick();
  await showTomorrow(page);
  await times(page).first().check();
  await page.getByRole('button', { name: 'Schedule a Visit' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Appointment at Foyer Scarsdale',
  );
  const leads = await leadsOf(request, ada.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.appointments).toHaveLength(1);
});

test('LC-16 LS-09 with the network pulled nothing is lost, and trying again works', async ({
  page,
  context,
  request,
}) => {
  const ada = someone();
  await page.goto('/membership');
  await chooseClub(page, 'Foyer Summit');
  await fillIn(page, ada);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Visit A Club' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^An error has occurred\./);
  await expect(page.getByLabel('Phone Number')).toHaveValue('212-555-0123');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Visit A Club' }).click();
  await showTomorrow(page);
  await times(page).first().check();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('alert')).toHaveText('An error has occurred.');
  await expect(times(page).first()).toBeChecked();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment at Foyer Summit');
  const leads = await leadsOf(request, ada.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.appointments).toHaveLength(1);
});

test('LC-17 an answer lost after the server committed makes no second lead', async ({
  page,
  request,
}) => {
  const ada = someone();
  await page.goto('/membership');
  await chooseClub(page, 'Foyer Harlem');
  await fillIn(page, ada);
  await page.route(
    '**/v6/acq/leads/abandoned',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 2 },
  );
  await page.getByRole('button', { name: 'Visit A Club' }).click();
  await expect(page.getByRole('alert').or(page.getByText('Skip Appointment'))).toBeVisible();
  if (await page.getByRole('alert').isVisible()) {
    await page.getByRole('button', { name: 'Visit A Club' }).click();
  }
  await expect(page.getByText('Skip Appointment')).toBeVisible();
  expect(await leadsOf(request, ada.email)).toHaveLength(1);
});

test('LS-13 two visitors want one time: the second keeps all and takes one of the nearest three', async ({
  page,
  browser,
  request,
}) => {
  const [ada, grace] = [someone(), someone('Grace')];
  const club = 'Foyer Great Neck';
  await toSchedule(page, club, ada);
  await showTomorrow(page);
  const other = await (await browser.newContext()).newPage();
  await toSchedule(other, club, grace);
  await showTomorrow(other);
  const wanted = (await times(page).first().getAttribute('value')) ?? '';
  await page.locator(`input[value="${wanted}"]`).check();
  await other.locator(`input[value="${wanted}"]`).check();
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Appointment at ${club}`);

  await other.getByRole('button', { name: 'Schedule a Visit' }).click();
  const alert = other.getByRole('alert');
  await expect(alert).toContainText('That time was just taken. Please choose another.');
  await expect(alert).toBeFocused();
  await expect(other.locator(`input[value="${wanted}"]`)).toBeDisabled();
  await expect(alert.getByRole('button')).toHaveCount(3);
  await alert.getByRole('button').first().click();
  await other.getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Appointment at ${club}`);

  const startOf = async (email: string): Promise<string | undefined> =>
    (await leadsOf(request, email))[0]?.appointments[0]?.starts_at;
  const [first, second] = [await startOf(ada.email), await startOf(grace.email)];
  expect(new Date(first ?? '').getTime()).toBe(new Date(wanted).getTime());
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  await other.context().close();
});
