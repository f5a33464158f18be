import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/** What a visitor types, by the labels of the boxes. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A lead as the database has it, of what `/dev/leads` tells. */
export interface LeadRow {
  readonly transaction_id: string;
  readonly facility_id: string;
  readonly first_name: string;
  readonly phone: string;
  readonly source_url: string;
  readonly receive_text_alerts: 0 | 1;
  readonly meeting_purpose: string | null;
  readonly consents: string;
  readonly appointments: readonly {
    readonly facility_id: string;
    readonly starts_at: string;
    readonly revision: number;
    readonly cancelled_at: string | null;
  }[];
}

/** A time as the page offers it: `startsAt` is an ISO date-time with the club's offset, `label` reads `9:00 AM`. */
export interface OfferedTime {
  readonly startsAt: string;
  readonly label: string;
}

export const steps = {
  contact: 'Come and see for yourself',
  schedule: 'When would you like to come?',
  booked: (club: string): string => `Appointment at ${club}`,
  toBeCalled: "We're Ready For you.",
  detailsIn: 'Your Details Are In',
};

/** A visitor nobody else is: the e-mail address finds their leads again. */
export function aVisitor(changes: Partial<Details> = {}): Details {
  const email = `ada.${randomUUID().slice(0, 12)}@example.com`;
  return { firstName: 'Ada', lastName: 'Byron', email, phone: '2125550123', ...changes };
}

/** The step's heading, which is the page's only one of its rank. */
export function heading(page: Page, text: string): Locator {
  return page.getByRole('heading', { level: 1, name: text, exact: true });
}

/** The contact step with the club of that facility id chosen. */
export async function openContact(page: Page, facilityId: string): Promise<void> {
  await page.goto(`/membership?facilityId=${facilityId}`);
  await page.getByRole('button', { name: 'Change Club' }).waitFor();
}

export async function fillDetails(page: Page, details: Details): Promise<void> {
  await page.getByLabel('First Name').fill(details.firstName);
  await page.getByLabel('Last Name').fill(details.lastName);
  await page.getByLabel('Email Address').fill(details.email);
  await page.getByLabel('Phone Number').fill(details.phone);
}

/** The way to a visit, by either of its names. LC-04 */
export function visitButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(?:Visit A Club|Schedule a VIP Guided Tour)$/ });
}

export async function pressVisit(page: Page): Promise<void> {
  await visitButton(page).click();
}

/** All of the contact step, up to the times of the club. */
export async function goToSchedule(
  page: Page,
  facilityId: string,
  details: Details,
): Promise<void> {
  await openContact(page, facilityId);
  await fillDetails(page, details);
  await pressVisit(page);
  await heading(page, steps.schedule).waitFor();
  await openTimes(page).first().waitFor();
}

/** The days of the shown week that have open times. */
export function openDays(page: Page): Locator {
  return page.getByRole('group', { name: 'Day' }).getByRole('radio', { name: /\d open times?$/ });
}

/** The times of the shown day that can be chosen. */
export function openTimes(page: Page): Locator {
  return page.getByRole('radiogroup').getByRole('radio', { disabled: false });
}

/** Chooses the first time of the third open day of the week: no test is near enough to the present to lose it. */
export async function chooseTime(page: Page): Promise<OfferedTime> {
  await openDays(page).nth(2).check();
  const time = openTimes(page).first();
  await time.check();
  return {
    startsAt: await time.inputValue(),
    label: (await time.getAttribute('aria-label')) ?? '',
  };
}

export async function pressSchedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schedule a Visit' }).click();
}

/** The way past the times, in either variant. LS-04 */
export function skipButton(page: Page): Locator {
  return page.getByRole('button', {
    name: /^(?:Skip Appointment|Not ready to schedule yet\? Skip for now)$/,
  });
}

/** From nothing to the confirmation of a booked visit. */
export async function bookVisit(
  page: Page,
  club: { readonly facilityId: string; readonly name: string },
  details: Details,
): Promise<OfferedTime> {
  await goToSchedule(page, club.facilityId, details);
  const time = await chooseTime(page);
  await pressSchedule(page);
  await heading(page, steps.booked(club.name)).waitFor();
  return time;
}

/** The leads of an e-mail address, read back from the database. */
export async function leadsOf(
  request: APIRequestContext,
  email: string,
): Promise<readonly LeadRow[]> {
  const answer = await request.get('/dev/leads', { params: { email } });
  if (!answer.ok()) throw new Error(`/dev/leads answered ${answer.status()}.`);
  return (await answer.json()) as readonly LeadRow[];
}

/** An instant as the database writes it. */
export function instantOf(startsAt: string): string {
  return new Date(startsAt).toISOString();
}
