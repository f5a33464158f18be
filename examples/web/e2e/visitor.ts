import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** Someone's details, with an address of their own, so that tests never meet each other's leads. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

let made = 0;

export function someone(firstName = 'Ada'): Details {
  made += 1;
  return {
    firstName,
    lastName: 'Byron',
    email: `${firstName.toLowerCase()}.${process.pid}.${made}@mail.example`,
    phone: '2125550123',
  };
}

/** A lead's row and its appointments, as the developers' page reads them from the database. */
export interface LeadRow {
  readonly first_name: string;
  readonly facility_id: string;
  readonly meeting_purpose: string | null;
  readonly appointments: readonly {
    readonly facility_id: string;
    readonly starts_at: string;
    readonly cancelled_at: string | null;
  }[];
}

export async function leadsOf(request: APIRequestContext, email: string): Promise<LeadRow[]> {
  const answer = await request.get(`/dev/leads?email=${encodeURIComponent(email)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as LeadRow[];
}

export async function chooseClub(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Select a Club to Visit|Choose Location|Change Club)$/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(dialog).toBeHidden();
}

export async function fillIn(page: Page, details: Details): Promise<void> {
  await page.getByLabel('First Name').fill(details.firstName);
  await page.getByLabel('Last Name').fill(details.lastName);
  await page.getByLabel('Email Address').fill(details.email);
  await page.getByLabel('Phone Number').fill(details.phone);
}

/** To the times of that club, by `/membership`. */
export async function toSchedule(page: Page, club: string, details: Details): Promise<void> {
  await page.goto('/membership');
  await chooseClub(page, club);
  await fillIn(page, details);
  await page.getByRole('button', { name: 'Visit A Club' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'When would you like to come?' }),
  ).toBeVisible();
  await expect(times(page).first()).toBeVisible();
}

/** Shows tomorrow's times. */
export async function showTomorrow(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Tomorrow, / }).check();
}

/** The times of the shown day that can be chosen. */
export function times(page: Page): Locator {
  return page.locator('input[name="foyer-time"]:not(:disabled)');
}

/** Presses Tab until that element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}
