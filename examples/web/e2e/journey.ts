import { contract } from '@foyer/adapters-http/wire';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { aLeadBody, aReferralBody, aVisitBody } from '../../api/src/testing/lead-bodies.ts';
import { aStandardProductBody } from '../../api/src/testing/joins.ts';

/** What a visitor types, by field label. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A lead in the database, as returned by `/dev/leads`. */
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
    readonly id: string;
    readonly facility_id: string;
    readonly starts_at: string;
    readonly revision: number;
    readonly cancelled_at: string | null;
  }[];
}

/**
 * A time as offered on the page. `startsAt` is an ISO date-time with the club's UTC offset; `label` reads `9:00 AM`.
 */
export interface OfferedTime {
  readonly startsAt: string;
  readonly label: string;
}

export const steps = {
  contact: 'See it for yourself',
  schedule: 'When would you like to visit?',
  booked: (club: string): string => `Appointment at ${club}`,
  toBeCalled: "We're Ready For you.",
  detailsIn: 'Your Details Are In',
};

/** A unique visitor, whose email address identifies their leads. */
export function aVisitor(changes: Partial<Details> = {}): Details {
  const email = `ada.${randomUUID().slice(0, 12)}@example.com`;
  return { firstName: 'Ada', lastName: 'Byron', email, phone: '2125550123', ...changes };
}

/** The step's heading, the only one of its level on the page. */
export function heading(page: Page, text: string): Locator {
  return page.getByRole('heading', { level: 1, name: text, exact: true });
}

/** Reads and signs the membership agreement as an adult, and goes to the payment. */
export async function signAgreement(page: Page, name = 'Ada Byron'): Promise<void> {
  await page.getByLabel('Birth Date').fill('1990-12-10');
  await page.getByLabel('Your full name').fill(name);
  await page.getByLabel('I have read and agree').check();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
}

/** Opens the contact step with a club chosen by its facility id. */
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

/** The button for booking a visit, by either of its names. */
export function visitButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(?:Visit A Club|Schedule a VIP Guided Tour)$/ });
}

export async function pressVisit(page: Page): Promise<void> {
  await visitButton(page).click();
}

/** Completes the contact step, up to the times of the club. */
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

/** The days of the visible week or calendar that have open times. */
export function openDays(page: Page): Locator {
  const days = page.getByRole('group', { name: 'Day' });
  const name = /\d times? available$/;
  return days.getByRole('radio', { name }).or(days.getByRole('gridcell', { name }));
}

export function openTimes(page: Page): Locator {
  return page.getByRole('radiogroup').getByRole('radio', { disabled: false });
}

/**
 * Chooses the first time of the third open day of the week or calendar, so that no test is close enough to the present to lose
 * it.
 */
export async function chooseTime(page: Page): Promise<OfferedTime> {
  await openDays(page).first().waitFor();
  await openDays(page).nth(2).click();
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

/** The button for skipping the times, in either variant. */
export function skipButton(page: Page): Locator {
  return page.getByRole('button', {
    name: /^(?:Skip Appointment|Not ready to schedule yet\? Skip for now)$/,
  });
}

/** Goes from the start to the confirmation of a booked visit. */
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

/** Books the first time of a club's third open day by the calls that a page makes, for journeys that begin after it. */
export async function bookByApi(
  request: APIRequestContext,
  facilityId: string,
  { firstName, lastName, email, phone }: Details,
  referringId?: string,
): Promise<string> {
  const id = randomUUID();
  if (referringId === undefined) {
    await send(request, contract.createAbandonedLead, {
      ...aLeadBody({ TransactionId: id, FacilityId: facilityId, EmailAddress: email }),
      FirstName: firstName,
      LastName: lastName,
      PhoneNumber: phone,
    });
  } else {
    await send(request, contract.createReferral, {
      ...aReferralBody({ transactionId: id, facilityKey: facilityId, emailAddress: email }),
      nameFirst: firstName,
      nameLast: lastName,
      phoneNumber: phone,
      referringId,
    });
  }
  const { path } = contract.listOpenTimes;
  const answer = await request.get(path, { params: { facilityId } });
  const { dateRangeWithTime } = contract.listOpenTimes.answer.parse(await answer.json());
  const openDates = dateRangeWithTime.filter(({ timeSlots }) => timeSlots.length > 0);
  const startsAt = openDates[2]?.timeSlots[0] ?? '';
  await send(request, contract.updateLead, aVisitBody(id, startsAt));
  return startsAt;
}

/**
 * Joins at a club in the UK by the calls that the pages make, for journeys that begin after it. Returns the payment
 * page that the member saw.
 */
export async function joinByApi(
  request: APIRequestContext,
  facilityId: string,
  { firstName, lastName, email, phone }: Details,
): Promise<string> {
  const body = aStandardProductBody({ email, phone, facilityId });
  const { planId } = body.selectedPlan;
  const terms = `/v6/acq/digitalsignature/agreement/membership/${facilityId}/new?planId=${planId}`;
  const asked = await request.get(terms);
  const { agreement } = contract.getJoinTerms.answer.parse(await asked.json());
  const { agreementId = '', version = '' } = agreement ?? {};
  const begun = await request.post(contract.createProductToken.path, {
    data: {
      ...body,
      productBase: {
        ...body.productBase,
        buyer: { ...body.productBase.buyer, firstName, lastName },
      },
      agreement: { agreementId, version, signature: `${firstName} ${lastName}` },
      joinDetails: { birth_date: '1990-12-10' },
    },
  });
  const { result } = contract.createProductToken.answer.parse(await begun.json());
  const headers = { cookie: `foyer_product_token=${result}`, 'sec-fetch-site': 'same-origin' };
  const shown = await request.get('/payment', { headers });
  const paid = await request.post('/payment', {
    headers,
    maxRedirects: 0,
    form: {
      number: '4242424242424242',
      expiry: '12/40',
      code: '123',
      name: `${firstName} ${lastName}`,
      postalCode: 'EH1 1YZ',
      state: '',
    },
  });
  if (!paid.headers()['location']?.includes('confirmationToken')) {
    throw new Error(`The payment answered ${paid.status()}.`);
  }
  return shown.text();
}

async function send(
  request: APIRequestContext,
  { method, path }: { readonly method: string; readonly path: string },
  data: unknown,
): Promise<void> {
  const answer = await request.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** The leads of an email address, read from the database. */
export async function leadsOf(
  request: APIRequestContext,
  email: string,
): Promise<readonly LeadRow[]> {
  const answer = await request.get('/dev/leads', { params: { email } });
  if (!answer.ok()) throw new Error(`/dev/leads answered ${answer.status()}.`);
  return (await answer.json()) as readonly LeadRow[];
}

export function instantOf(startsAt: string): string {
  return new Date(startsAt).toISOString();
}
