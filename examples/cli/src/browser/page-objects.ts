/** Finds elements on a page, by their accessible names in every variant, and reads their content. */
import { corporateJoinPath, corporateJoinStorageKey } from '@foyer/core/corporate';
import { readJoinAddress, standardJoinStorageKey } from '@foyer/core/join';
import { leadFlowStorageKey } from '@foyer/core/lead';
import type { Locator, Page } from 'playwright';
import * as z from 'zod/mini';

import {
  fieldNames,
  fields,
  labelsOfAnswers,
  type FieldName,
  type Run,
} from '@foyer/replay/player';

/** The labels of the fields, in every variant. */
export const fieldLabels: Readonly<Record<FieldName, RegExp>> = {
  'first-name': /^First Name/,
  'last-name': /^Last Name/,
  email: /^(?:Email Address|Personal Email)/,
  'company-email': /^Company Email/,
  phone: /^Phone Number/,
  zip: /^Zip Code/,
};

/** Each button's names, including the one while it's busy, because impatient visitors press it then too. */
export const buttonNames = {
  visit: /^(?:Visit A Club|Schedule a VIP Guided Tour|Book Your Visit|Sending your details…)$/,
  guided: /^(?:Schedule a VIP Guided Workout|Sending your details…)$/,
  join: /^(?:Join Online|Join Today|Sending your details…)$/,
  schedule: /^(?:Schedule a Visit|Schedule a Workout|Update|Booking your visit…)$/,
  move: /^(?:Update it|Updating your visit…)$/,
  skip: /^(?:Skip Appointment|Not ready to schedule yet\? Skip for now|One moment…)$/,
  edit: /^(?:Edit the appointment|Update appointment|Choose a time|Choose another time)$/,
  club: /^(?:Select a Club to (?:Visit|Join)|Select a club|Select club|Choose Location|Other Location|Change Club|Change club)$/,
  cancel: /^(?:Cancel (?:the )?visit|Canceling…)$/,
  survey: /^(?:Next|Submit|Sending your answers…)$/,
  submit:
    /^(?:Visit A Club|Schedule a VIP Guided Tour|Book Your Visit|Sending your details…|Get Started|Checking your work email…|Next|Taking you to checkout…)$/,
  start: /^(?:Get Started|Checking your work email…)$/,
  confirmCode: /^(?:Confirm|Checking your code…)$/,
  resend: /^(?:Resend|Resend new Code|Sending a new code…)$/,
  purchase: /^(?:Purchase membership|Taking you to checkout…)$/,
  continue: /^(?:Continue|Checking availability…)$/,
  next: /^(?:Next|Taking you to checkout…)$/,
  sign: /^(?:Continue to checkout|Taking you to checkout…)$/,
  resendMail: /^(?:Resend confirmation email|Sending the email…)$/,
  plans: /^(?:See memberships|Back to memberships)$/,
} as const;

const dialogs = {
  clubs: '100+ Clubs Worldwide',
  reschedule: 'Reschedule Your Appointment',
  cancel: /^(?:Cancel your visit\?|Your visit is canceled)$/,
  leaveGuided: 'Change clubs?',
  leave: 'Leave this page?',
  stay: 'Are you still there?',
} as const;

export const checkboxes = {
  newsletter: /^Email me news/,
  'text-alerts': /^Text me/,
} as const;

/** The headings of the last step. */
export const confirmations = {
  booked: /^Appointment at /,
  cancelled: 'Your visit is canceled',
  advisor: "We're Ready For you.",
  details: 'Your Details Are In',
} as const;

/** The open dialog if there is one, otherwise the page. */
export async function reachable(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  return (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
}

export function dialog(page: Page, name: keyof typeof dialogs): Locator {
  return page.getByRole('dialog', { name: dialogs[name], exact: true });
}

/** The container of the times: the reschedule dialog or the page. */
export async function timesPlace(page: Page): Promise<Locator> {
  const moving = dialog(page, 'reschedule');
  return (await moving.count()) > 0 ? moving : page.locator('body');
}

/** The survey below the confirmation. Its last panel has another title. */
export function survey(page: Page): Locator {
  return page.getByRole('region', { name: /^(?:Help us tailor your visit|Thank you)$/ });
}

/** Opens the survey if the page has one that is collapsed. */
export async function openedSurvey(page: Page): Promise<Locator> {
  const panel = survey(page);
  const collapsed = panel.getByRole('button', { expanded: false });
  if ((await collapsed.count()) > 0) await collapsed.click();
  return panel;
}

/** The payment page's path, on the same host as the site. */
export const paymentPath = '/payment';

export function isAtPayment(page: Page): boolean {
  const { pathname } = new URL(page.url());
  return pathname === paymentPath || pathname.startsWith(`${paymentPath}/`);
}

export function isStandardJoin(page: Page): boolean {
  return readJoinAddress(page.url()) !== null;
}

/** The membership card after a payment. */
export function memberCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Your membership card' });
}

/** The page's alerts and notes, without dialogs that only ask a question. */
export async function messagesOn(page: Page): Promise<readonly string[]> {
  const shown = page.locator(
    '[role="alert"], .foyer-step__main > .foyer-banner--note, .foyer-resend .foyer-banner--note, form[aria-label="Choose your membership"] > .foyer-banner--note',
  );
  const texts = await shown.allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** The form with the agreement, before paying. */
export function agreementForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Your membership agreement' });
}

/** The heading of each step, except for steps that share one. */
const stepsByHeading = {
  schedule:
    /^(?:When would you like to visit\?|When would you like to train\?|Choose another time)$/,
  plan: 'Choose your membership',
} as const;

/** The current step's name in scenarios; `none` if the page is none of them. */
export async function stepOn(page: Page): Promise<string> {
  if ((await agreementForm(page).count()) > 0) return 'agreement';
  if (await isConfirmed(page)) return 'confirmation';
  if ((await memberCard(page).count()) > 0) return 'member';
  if ((await codeField(page).count()) > 0) return 'code';
  for (const [step, name] of Object.entries(stepsByHeading)) {
    if ((await page.getByRole('heading', { level: 1, name }).count()) > 0) return step;
  }
  const isJoin = isStandardJoin(page);
  // Until the membership appears, the step is still the one before the payment.
  const returned = page.getByRole('heading', { name: 'Setting up your membership' });
  if ((await returned.count()) > 0) return isJoin ? 'details' : 'plan';
  const hasFields =
    (await page.getByRole('textbox', { name: fieldLabels['first-name'] }).count()) > 0;
  return hasFields ? (isJoin ? 'details' : 'contact') : 'none';
}

async function isConfirmed(page: Page): Promise<boolean> {
  const counts = await Promise.all(
    Object.values(confirmations).map((name) =>
      page.getByRole('heading', { level: 1, name }).count(),
    ),
  );
  return counts.some((count) => count > 0);
}

/** The field for the mailed code. It looks like several boxes, but is one field. */
export function codeField(page: Page): Locator {
  return page.getByRole('textbox', { name: '4-digit code' });
}

/** The plans' radio buttons. */
export function planRadios(page: Page): Locator {
  return page.getByRole('group', { name: 'Memberships', exact: true }).getByRole('radio');
}

/** Each plan's name, without its price. */
export function planNames(page: Page): Promise<string[]> {
  return planRadios(page).evaluateAll((inputs) =>
    inputs.map((input) => {
      const [id = ''] = (input.getAttribute('aria-labelledby') ?? '').split(' ');
      return (document.getElementById(id)?.textContent ?? '').trim();
    }),
  );
}

/**
 * A description of each plan, in the order of the plans: the notes next to its price, or the type, which says how many
 * clubs it includes. Its text, and those of its parts.
 */
export function planDescriptions(
  page: Page,
  name: 'notes' | 'type',
): Promise<{ readonly text: string; readonly parts: readonly string[] }[]> {
  return planRadios(page).evaluateAll((inputs, suffix) => {
    const textOf = (node: Element | null): string => (node?.textContent ?? '').trim();
    return inputs.map((input) => {
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      const id = ids.find((one) => one.endsWith(suffix)) ?? '';
      const found = document.getElementById(id);
      return {
        text: textOf(found),
        parts: [...(found?.children ?? [])].map((part) => textOf(part)),
      };
    });
  }, `-${name}`);
}

/** The part of the stored state that later steps no longer show. */
export interface StoredState {
  /** The name of the chosen club. */
  readonly club: string | null;
  /** The name of the chosen plan; null in a flow without plans, too. */
  readonly plan: string | null;
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly answers: readonly {
    readonly answerId: number;
    readonly additionalInfo: string | null;
  }[];
}

/** The storage key of the open page's flow. */
export function storageKeyOf(page: Page): string {
  const { pathname } = new URL(page.url());
  if (isStandardJoin(page)) return standardJoinStorageKey;
  const isJoin = pathname === corporateJoinPath || pathname.startsWith(`${corporateJoinPath}/`);
  return isJoin ? corporateJoinStorageKey : leadFlowStorageKey;
}

/** Null if nothing is stored. */
export async function storedState(page: Page): Promise<StoredState | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKeyOf(page));
  const read = storedSchema.safeParse(JSON.parse(text ?? 'null'));
  if (!read.success) return null;
  const { contactInput, personalizeOptions, plan, selectedFacility } = read.data.state;
  return {
    club: selectedFacility?.name ?? null,
    plan: plan?.name ?? null,
    fields: Object.fromEntries(
      fieldNames.map((name) => [name, contactInput[fields[name]] ?? '']),
    ) as Record<FieldName, string>,
    answers: personalizeOptions,
  };
}

/** The survey as the page shows it, with earlier answers from the stored state. */
interface VisibleSurvey {
  /** 0 when there is no survey. */
  readonly step: number;
  readonly choices: number;
  readonly answers: readonly string[];
  readonly other: string;
}

export async function visibleSurvey(run: Run, page: Page): Promise<VisibleSurvey> {
  const panel = await openedSurvey(page);
  const text = (await panel.count()) === 0 ? '' : await panel.innerText();
  const step = /(\d) of 4/.exec(text)?.[1];
  const answers = (await storedState(page))?.answers ?? [];
  return {
    step: step === undefined ? (text === '' ? 0 : 5) : Number(step),
    choices: await panel.locator('input[type="checkbox"], input[type="radio"]').count(),
    answers: labelsOfAnswers(run, answers),
    other: answers.find((one) => one.additionalInfo !== null)?.additionalInfo ?? 'none',
  };
}

const storedSchema = z.object({
  state: z.object({
    contactInput: z.record(z.string(), z.string()),
    selectedFacility: z.nullable(z.object({ name: z.string() })),
    // The lead flow has no plans.
    plan: z._default(z.nullable(z.object({ name: z.string() })), null),
    // Joins have no survey.
    personalizeOptions: z._default(
      z.array(z.object({ answerId: z.number(), additionalInfo: z.nullable(z.string()) })),
      [],
    ),
  }),
});
