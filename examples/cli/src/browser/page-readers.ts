/** Reads from a page what each expectation is about. Expectations that no visitor can see have no reader. */
import { createMessageCatalog, type Message, Temporal } from '@foyer/core';
import { joinMessages } from '@foyer/core/messages';
import type { Locator, Page } from 'playwright';

import {
  Mismatch,
  asInScenario,
  countsOf,
  fieldNames,
  isKey,
  isSameText,
  nameOfClub,
  seenAppointment,
  seenPath,
  seenSlots,
  type Readers,
  type Wanted,
} from '@foyer/replay/player';
import { type BrowserRun, settleInBrowser } from './browser-run.ts';
import {
  buttonNames,
  checkboxes,
  codeField,
  confirmations,
  dialog,
  fieldLabels,
  isAtPayment,
  isStandardJoin,
  memberCard,
  messagesOn,
  planDescriptions,
  planNames,
  stepOn,
  storageKeyOf,
  storedState,
  visibleSurvey,
} from './page-objects.ts';
import { clubNameOnPage, clubOnPage, showDay, visibleTimes } from './times-on-page.ts';

interface Visible {
  readonly run: BrowserRun;
  readonly page: Page;
}

const format = createMessageCatalog(joinMessages, { product: 'Foyer' });

export const pageReaders: Partial<Readers<keyof Wanted, Visible>> = {
  step: ({ page }) => stepOn(page),

  async message({ page }, expected) {
    const shown = await messagesOn(page);
    if (expected === 'none') return shown.length === 0 ? expected : shown;
    const wanted = isKey(expected) ? format({ key: expected }) : expected;
    if (shown.some((text) => matches(text, wanted))) return expected;
    throw new Mismatch([], 'the message is not as expected', wanted, shown);
  },

  async errors({ page }, expected) {
    for (const name of fieldNames) {
      const field = page.getByRole('textbox', { name: fieldLabels[name] });
      const isWrong =
        (await exists(field)) && (await field.getAttribute('aria-invalid')) === 'true';
      const key = expected[name] ?? 'none';
      const wanted = isKey(key) ? format({ key }) : key;
      const seen = isWrong ? await messageFor(page, wanted) : 'none';
      if (wanted !== seen) {
        throw new Mismatch([], `the problem at ${name} is not as expected`, wanted, seen);
      }
    }
    return expected;
  },

  fields: ({ page }) => fieldsOf(page),

  async 'same-input'({ run, page }) {
    // Later steps don't show the fields, so their values come from the stored state.
    const shown = await fieldsOf(page);
    const seen: Readonly<Record<string, string>> =
      Object.keys(shown).length > 0 ? shown : ((await storedState(page))?.fields ?? {});
    return Object.entries(run.typed).every(([name, text]) =>
      isSameText(name, asInScenario(text), asInScenario(seen[name] ?? '')),
    );
  },

  club: async ({ run, page }) => nameOfClub(run, await clubOnPage(run, page)),
  'can-submit': ({ page }) => isReady(page, buttonNames.submit),
  'can-join': ({ page }) => isReady(page, buttonNames.join),
  'asks-newsletter': ({ page }) =>
    page.getByRole('checkbox', { name: checkboxes.newsletter }).isVisible(),
  'offers-guided': ({ page }) => page.getByRole('button', { name: buttonNames.guided }).isVisible(),
  guided: ({ page }) => page.getByText('Schedule a guided workout').isVisible(),
  'company-not-eligible': async ({ page }) =>
    (await shows(page, 'companyEmailUnknown')) ||
    (isStandardJoin(page) && (await shows(page, 'notEligible'))),
  'former-member': ({ page }) => shows(page, 'formerMember'),

  async referrer({ page }) {
    const heading = page.getByRole('heading', { name: / invited you to visit$/ });
    const text = (await exists(heading)) ? await heading.innerText() : 'none';
    return text.replace(/ invited you.*/, '');
  },

  async alternatives({ page }, expected) {
    const offered = await page.getByRole('alert').getByRole('button').allInnerTexts();
    return typeof expected === 'number'
      ? offered.length
      : offered.map((text) => text.split(', ').at(-1));
  },

  busy: ({ page }) => exists(page.getByRole('button', { name: /…$/, disabled: true })),
  loader: ({ page }) => exists(page.getByRole('status').filter({ hasText: 'One moment…' })),

  async slots({ run, page }, expected) {
    if (expected.day !== undefined) {
      await showDay(run, page, expected.day);
      await settleInBrowser(run);
    }
    const times = await visibleTimes(page);
    const labels = (isOpen: boolean): readonly string[] =>
      times.filter((one) => one.open === isOpen).map((one) => one.label);
    return seenSlots(expected, labels(true), labels(false));
  },

  async confirmation({ page }) {
    for (const [kind, name] of Object.entries(confirmations)) {
      if (await exists(page.getByRole('heading', { level: 1, name }))) return kind;
    }
    return `none: the title is ${await page.title()}`;
  },

  async appointment({ run, page }, expected) {
    const time = page.getByRole('time');
    const club = await clubOnPage(run, page);
    if ((await time.count()) !== 1 || club === null) {
      return `no appointment at ${await clubNameOnPage(page)}`;
    }
    const startsAt = (await time.getAttribute('datetime')) ?? '';
    const shownHour = await time.innerText();
    // The page doesn't show the purpose. `booked` checks it in the back end.
    const purpose = expected.purpose ?? 'tour';
    return seenAppointment(run, expected, { startsAt, purpose, club, shownHour });
  },

  async cancelling({ page }) {
    const failed = dialog(page, 'cancel').getByText(format({ key: 'cancelFailed' }));
    if (await exists(failed)) return 'failed';
    const cancelled = page.getByRole('heading', { name: confirmations.cancelled });
    return (await exists(cancelled)) ? 'done' : 'none';
  },

  survey: ({ run, page }) => visibleSurvey(run, page),
  'asks-to-stay': ({ page }) => dialog(page, 'stay').isVisible(),
  stored: async ({ page }) =>
    (await page.evaluate((key) => localStorage.getItem(key), storageKeyOf(page))) === null
      ? 'absent'
      : 'present',
  requests: ({ run }) => run.network.sent,
  events: ({ run }, expected) => countsOf(run.events, expected),

  async code({ page }) {
    const field = codeField(page);
    if (!(await exists(field))) return 'none';
    return {
      digits: await field.inputValue(),
      countdown: (await page.getByRole('timer').innerText()).trim(),
      expired: await page.getByRole('button', { name: 'Resend new Code' }).isVisible(),
    };
  },

  plans: ({ page }) => plansOn(page),
  // Not every step names the plan.
  plan: async ({ page }) => (await storedState(page))?.plan ?? 'none',
  async notes({ page }) {
    const notes = await planDescriptions(page, 'notes');
    return ofPlans(
      page,
      notes.map(({ parts }) => parts),
    );
  },
  async reach({ page }) {
    const types = await planDescriptions(page, 'type');
    return ofPlans(
      page,
      types.map(({ text }) => reachByLabel[text]),
    );
  },
  payment: ({ page }) => paymentOn(page),
  'at-payment': ({ page }) => isAtPayment(page),
  'is-member': ({ page }) =>
    page.getByRole('img', { name: /^Barcode for member ID \S+$/ }).isVisible(),

  async bill({ page }, expected) {
    const order = page.getByRole('region', { name: 'Your membership', exact: true });
    const lines = await order
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.children, ({ textContent }) => textContent)),
      );
    const values = new Map(lines.map(([label = '', ...texts]) => [label, texts]));
    const payments = values.get('Then') ?? [];
    const [, monthly = 'none'] = /^(.+) a month/.exec(payments.at(-1) ?? '') ?? [];
    const [, day = 'none'] = / a month from (.+)$/.exec(payments[0] ?? '') ?? [];
    const from = expected['monthly-from'] ?? 'none';
    const amountOf = (label: string) => values.get(label)?.[0]?.replace(/^[-−]/, '') ?? 'none';
    const seen: Required<typeof expected> = {
      today: amountOf('Due today'),
      monthly,
      'monthly-from': from !== 'none' && day === formatDay(from) ? from : day,
      initiation: amountOf('Initiation'),
      saved: amountOf('You save'),
    };
    const names = Object.keys(expected) as (keyof typeof seen)[];
    return Object.fromEntries(names.map((name) => [name, seen[name]]));
  },

  async opens({ page }, expected) {
    const notice = page.getByText(/ opens on /);
    if (!(await exists(notice))) return 'none';
    const shown = await notice.first().innerText();
    const wanted = expected === 'none' ? expected : formatDay(expected);
    return / opens on (.+?)\. /.exec(shown)?.[1] === wanted ? expected : shown;
  },

  async resent({ page }) {
    const shown = (await messagesOn(page)).join(' ');
    if (shown.includes(format({ key: 'resendDone' }))) return 'sent';
    return shown.includes(format({ key: 'resendFailed' })) ? 'failed' : 'none';
  },

  path({ run, page }, expected) {
    const { pathname, search } = new URL(page.url());
    return seenPath(run, expected, `${pathname}${search}`);
  },
};

async function exists(found: Locator): Promise<boolean> {
  return (await found.count()) > 0;
}

function shows(page: Page, key: Message['key']): Promise<boolean> {
  return page.getByText(format({ key })).isVisible();
}

/** The wanted message if the page shows it. */
async function messageFor(page: Page, wanted: string): Promise<string> {
  return (await exists(page.getByText(wanted))) ? wanted : 'another message';
}

/** A value of each plan, by the plan's name. */
async function ofPlans(page: Page, values: readonly unknown[]): Promise<object> {
  const names = await planNames(page);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** Placeholders of a message, such as `{wait}`, match anything. */
function matches(text: string, wanted: string): boolean {
  return wanted.split(/\{\w+\}/).every((part) => text.includes(part));
}

async function fieldsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const values = await Promise.all(
    fieldNames.map(async (name) => {
      const field = page.getByRole('textbox', { name: fieldLabels[name] });
      return (await exists(field))
        ? ([name, asInScenario(await field.inputValue())] as const)
        : null;
    }),
  );
  return Object.fromEntries(values.filter((value) => value !== null));
}

async function isReady(page: Page, name: string | RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name });
  return (await exists(button)) && (await button.getAttribute('aria-disabled')) !== 'true';
}

const reachByLabel: Readonly<Record<string, string>> = {
  'Single club': 'single',
  'Multiple clubs': 'multiple',
};

/** The names of the plans, or why there are none. */
async function plansOn(page: Page): Promise<string | readonly string[]> {
  const names = await planNames(page);
  if (names.length > 0) return names;
  const chooser = page.getByRole('region', { name: 'Choose a club for your membership' });
  if (await exists(chooser)) return 'no-club';
  const form = page.getByRole('form', { name: 'Choose your membership' });
  if ((await form.count()) === 0) return 'no plans on this page';
  if ((await form.locator('[aria-busy="true"]').count()) > 0) return 'loading';
  return (await form.getByRole('button', { name: 'Try again' }).count()) > 0 ? 'failed' : 'none';
}

const outcomeMessages = {
  cancelled: 'paymentCancelled',
  declined: 'paymentDeclined',
  unknown: 'paymentUnknown',
  used: 'paymentUsed',
} as const satisfies Record<string, Message['key']>;

async function paymentOn(page: Page): Promise<string> {
  if ((await memberCard(page).count()) > 0) return 'paid';
  const awaited = page.getByRole('heading', { name: 'Setting up your membership' });
  if (await exists(awaited)) {
    const isRefused = (await page.getByRole('button', { name: 'Try again' }).count()) > 0;
    return isRefused && (await page.getByRole('alert').count()) > 0 ? 'unread' : 'confirming';
  }
  const shown = await messagesOn(page);
  const outcome = Object.entries(outcomeMessages).find(([, key]) =>
    shown.some((text) => text.includes(format({ key }))),
  );
  return outcome?.[0] ?? 'none';
}

function formatDay(isoDate: string): string {
  const style = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  return Temporal.PlainDate.from(isoDate).toLocaleString('en-US', style);
}
