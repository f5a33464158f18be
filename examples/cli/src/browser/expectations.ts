/**
 * How to read each expectation of a scenario from a page: one function per expectation. Expectations that no visitor
 * can see have none.
 */
import { createMessageCatalog, type Message, Temporal } from '@foyer/core';
import { joinMessages } from '@foyer/core/messages';
import type { Page } from 'playwright';

import { checkAppointment, checkHeld } from '../play/check-records.ts';
import { type Checks, countsTo, firstOf, same, type Wanted } from '../play/checks.ts';
import { Mismatch } from '../play/mismatch.ts';
import { nameOfClub, withClubIds } from '../play/site.ts';
import { asInScenario } from '../play/visitors.ts';
import { type FieldName, fieldNames, type CountSpec } from '../scenario/parts.schema.ts';
import type { BrowserRun } from './browser-run.ts';
import { buttonNames, checkboxes, confirmations, fieldLabels } from './labels.ts';
import {
  choiceOf,
  codeField,
  dialog,
  isAtPayment,
  isStandardJoin,
  memberCard,
  messagesOn,
  planNames,
  planNotes,
  planTypes,
  stepOn,
  storageKeyOf,
  storedState,
  visibleSurvey,
} from './page-objects.ts';
import { settleInBrowser } from './settle.ts';
import { clubNameOnPage, showDay, visibleTimes } from './times-on-page.ts';

interface Visible {
  readonly env: BrowserRun;
  readonly page: Page;
}

const format = createMessageCatalog(joinMessages, { product: 'Foyer' });

export const checksInBrowser: Partial<Checks<keyof Wanted, Visible>> = {
  ...checkHeld,

  step: async (expected, { page }) => same('the step', expected, await stepOn(page)),

  async message(expected, { page }) {
    const shown = await messagesOn(page);
    if (expected === 'none') return same('the message', [], shown);
    const wanted = /^\w+$/.test(expected) ? format({ key: expected as Message['key'] }) : expected;
    return shown.some((text) => matches(text, wanted))
      ? null
      : new Mismatch([], 'the message is not as expected', wanted, shown);
  },

  async errors(expected, { page }) {
    for (const name of fieldNames) {
      const field = page.getByRole('textbox', { name: fieldLabels[name] });
      // oxlint-disable-next-line no-await-in-loop
      const isWrong =
        (await field.count()) > 0 && (await field.getAttribute('aria-invalid')) === 'true';
      const key = expected[name] ?? 'none';
      if ((key === 'none') === isWrong) {
        return new Mismatch([], `the problem at ${name} is not as expected`, key, isWrong);
      }
      if (!isWrong) continue;
      const wanted = format({ key: key as Message['key'] });
      // oxlint-disable-next-line no-await-in-loop
      if ((await page.getByText(wanted).count()) === 0) {
        return new Mismatch([name], `the problem at ${name} is not as expected`, wanted, 'another');
      }
    }
    return null;
  },

  async fields(expected, { page }) {
    const seen = await fieldsOf(page);
    return firstOf(expected, (name, value) =>
      same(`the field ${name}`, value, asInScenario(seen[name] ?? '')),
    );
  },

  async 'same-input'(expected, { env, page }) {
    // Later steps don't show the fields, so their values come from the stored state.
    const shown = await fieldsOf(page);
    const seen = Object.keys(shown).length > 0 ? shown : ((await storedState(page))?.fields ?? {});
    const isUnchanged = Object.entries(env.typed).every(
      ([name, text]) =>
        digitsOrText(name, text) === digitsOrText(name, seen[name as FieldName] ?? ''),
    );
    return same('whether the fields hold what was filled in', expected, isUnchanged);
  },

  async club(expected, { env, page }) {
    const name = await clubNameOnPage(page);
    const club = [...env.clubs.values()].find((one) => one.name === name);
    return same('the club', expected, name === null ? 'none' : nameOfClub(env, club ?? null));
  },

  'can-submit': async (expected, { page }) =>
    same('whether it can be submitted', expected, await isReady(page, buttonNames.submit)),

  'can-join': async (expected, { page }) =>
    same('whether joining is possible', expected, await isReady(page, buttonNames.join)),

  'asks-newsletter': async (expected, { page }) =>
    same(
      'whether the newsletter is offered',
      expected,
      await page.getByRole('checkbox', { name: checkboxes.newsletter }).isVisible(),
    ),

  'offers-guided': async (expected, { page }) =>
    same(
      'whether a guided workout is offered',
      expected,
      await page.getByRole('button', { name: buttonNames.guided }).isVisible(),
    ),

  guided: async (expected, { page }) =>
    same(
      'whether it is about a guided workout',
      expected,
      await page.getByText('Schedule a guided workout', { exact: true }).isVisible(),
    ),

  'company-not-eligible': async (expected, { page }) =>
    same(
      'whether the company is unknown',
      expected,
      (await page.getByText(format({ key: 'companyEmailUnknown' })).isVisible()) ||
        (isStandardJoin(page) &&
          (await page.getByText(format({ key: 'notEligible' })).isVisible())),
    ),

  'former-member': async (expected, { page }) =>
    same(
      'whether this is a former member',
      expected,
      await page.getByText(format({ key: 'formerMember' })).isVisible(),
    ),

  async referrer(expected, { page }) {
    const heading = page.getByRole('heading', { name: / invites you to come and see$/ });
    const text = (await heading.count()) === 0 ? 'none' : await heading.innerText();
    return same('the referrer', expected, text.replace(/ invites you.*/, ''));
  },

  async alternatives(expected, { page }) {
    const offered = await page.getByRole('alert').getByRole('button').allInnerTexts();
    return typeof expected === 'number'
      ? countsTo('alternatives', expected, offered.length)
      : same(
          'the alternatives',
          expected,
          offered.map((text) => text.split(', ').at(-1)),
        );
  },

  busy: async (expected, { page }) =>
    same(
      'whether it is busy',
      expected,
      (await page.getByRole('button', { name: /…$/, disabled: true }).count()) > 0,
    ),

  loader: async (expected, { page }) =>
    same(
      'whether the loader is shown',
      expected,
      (await page.getByRole('status').filter({ hasText: 'One moment…' }).count()) > 0,
    ),

  async slots(expected, { env, page }) {
    if (expected.day !== undefined) {
      const shown = await showDay(env, page, expected.day);
      if (shown instanceof Mismatch) return shown;
      await settleInBrowser(env);
    }
    const times = await visibleTimes(page);
    const open = times.filter((one) => one.open).map((one) => one.label);
    const taken = times.filter((one) => !one.open).map((one) => one.label);
    return firstOf(expected, (name, wanted) => {
      if (name === 'day') return null;
      if (name === 'are') return same('the times', wanted, open);
      if (name === 'open') return countsTo('open times', wanted as CountSpec, open.length);
      const among = name === 'taken' ? taken : open;
      const wrong = (wanted as readonly string[]).filter(
        (label) => among.includes(label) === (name === 'exclude'),
      );
      return wrong.length === 0
        ? null
        : new Mismatch([], 'the times are not as expected', wrong, among);
    });
  },

  async confirmation(expected, { page }) {
    for (const [kind, name] of Object.entries(confirmations)) {
      // oxlint-disable-next-line no-await-in-loop
      if ((await page.getByRole('heading', { level: 1, name }).count()) > 0) {
        return same('the confirmation', expected, kind);
      }
    }
    return new Mismatch([], 'no confirmation is shown', expected, await page.title());
  },

  async appointment(expected, { env, page }) {
    const time = page.getByRole('time');
    const name = await clubNameOnPage(page);
    const club = [...env.clubs.values()].find((one) => one.name === name);
    if ((await time.count()) !== 1 || club === undefined) {
      return new Mismatch([], 'no appointment is shown', expected, name ?? 'none');
    }
    const startsAt = (await time.getAttribute('datetime')) ?? '';
    const shownHour = await time.innerText();
    // The page doesn't show the purpose. `booked` checks it in the back end.
    const { purpose: _, ...shown } = expected;
    return checkAppointment(env, shown, { startsAt, purpose: 'tour', club, shownHour });
  },

  async cancelling(expected, { page }) {
    const asked = dialog(page, 'cancel');
    const failed = asked.getByText(format({ key: 'cancelFailed' }));
    if ((await failed.count()) > 0) return same('the result of cancelling', expected, 'failed');
    const cancelled = page.getByRole('heading', { name: confirmations.cancelled });
    return same(
      'the result of cancelling',
      expected,
      (await cancelled.count()) > 0 ? 'done' : 'none',
    );
  },

  async survey(expected, { env, page }) {
    const seen = await visibleSurvey(env, page);
    return firstOf(expected, (name, wanted) => same(`the survey’s ${name}`, wanted, seen[name]));
  },

  'asks-to-stay': async (expected, { page }) =>
    same('whether it asks the visitor to stay', expected, await dialog(page, 'stay').isVisible()),

  async stored(expected, { page }) {
    const text = await page.evaluate((key) => localStorage.getItem(key), storageKeyOf(page));
    return same('the stored state', expected, text === null ? 'absent' : 'present');
  },

  requests: (expected, { env }) =>
    firstOf(expected, (name, wanted) =>
      countsTo(`requests ${name}`, wanted, env.network.sent[name]),
    ),

  events: (expected, { env }) =>
    firstOf(expected, (name, wanted) =>
      countsTo(`events ${name}`, wanted, env.events.filter((one) => one === name).length),
    ),

  async code(expected, { page }) {
    const field = codeField(page);
    if ((await field.count()) === 0) return same('the code', expected, 'none');
    const seen = {
      digits: await field.inputValue(),
      countdown: (await page.getByRole('timer').innerText()).trim(),
      expired: await page.getByRole('button', { name: 'Resend new Code' }).isVisible(),
    };
    return firstOf(expected, (name, wanted) => same(`the code’s ${name}`, wanted, seen[name]));
  },

  plans: async (expected, { page }) => same('the plans', expected, await plansOn(page)),

  async plan(expected, { page }) {
    const name = (await choiceOf(page, 'Plan')) ?? 'Not chosen yet';
    return same('the chosen plan', expected, name === 'Not chosen yet' ? 'none' : name);
  },

  async notes(expected, { page }) {
    const names = await planNames(page);
    const notes = await planNotes(page);
    return firstOf(expected, (name, wanted) =>
      same(`the notes of ${name}`, wanted, notes[names.indexOf(name)] ?? 'no such plan'),
    );
  },

  payment: async (expected, { page }) =>
    same('the result of the payment', expected, await paymentOn(page)),

  'at-payment': (expected, { page }) =>
    same('whether the payment page is open', expected, isAtPayment(page)),

  'is-member': async (expected, { page }) =>
    same(
      'whether a membership is shown',
      expected,
      await page.getByRole('img', { name: /^Barcode of member ID \S+$/ }).isVisible(),
    ),

  async reach(expected, { page }) {
    const names = await planNames(page);
    const types = await planTypes(page);
    return firstOf(expected, (name, wanted) =>
      same(
        `the reach of ${name}`,
        reachLabels[wanted],
        types[names.indexOf(name)] ?? 'no such plan',
      ),
    );
  },

  async bill(expected, { page }) {
    const order = page.getByRole('region', { name: 'Your membership', exact: true });
    const lines = await order
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      );
    const seen = new Map(lines as [string, string][]);
    return firstOf(expected, (name, wanted) =>
      same(
        `the bill’s ${name}`,
        wanted,
        seen.get(billLabels[name])?.replace(/^[-−]/, '') ?? 'none',
      ),
    );
  },

  async opens(expected, { page }) {
    const notice = page.getByText(/ opens on /);
    const day = (await notice.count()) === 0 ? 'none' : await notice.first().innerText();
    return same(
      'the opening day',
      expected === 'none' ? expected : formatDay(expected),
      / opens on (.+?)\. /.exec(day)?.[1] ?? day,
    );
  },

  async resent(expected, { page }) {
    const shown = (await messagesOn(page)).join(' ');
    const seen = shown.includes(format({ key: 'resendDone' }))
      ? 'sent'
      : shown.includes(format({ key: 'resendFailed' }))
        ? 'failed'
        : 'none';
    return same('the resent confirmation', expected, seen);
  },

  path(expected, { env, page }) {
    const { pathname, search } = new URL(page.url());
    return same('the path', withClubIds(env, expected), `${pathname}${search}`);
  },
};

/** Placeholders of a message, such as `{wait}`, match anything. */
function matches(text: string, wanted: string): boolean {
  return wanted.split(/\{\w+\}/).every((part) => text.includes(part));
}

async function fieldsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const values = await Promise.all(
    fieldNames.map(async (name) => {
      const field = page.getByRole('textbox', { name: fieldLabels[name] });
      return (await field.count()) === 0 ? null : ([name, await field.inputValue()] as const);
    }),
  );
  return Object.fromEntries(values.filter((value) => value !== null));
}

/** The format of a phone number changes with the club's country. */
function digitsOrText(name: string, text: string): string {
  return name === 'phone' ? text.replaceAll(/\D/g, '') : text;
}

async function isReady(page: Page, name: string | RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name });
  return (await button.count()) > 0 && (await button.getAttribute('aria-disabled')) !== 'true';
}

const reachLabels = { single: 'Single club', multiple: 'Multiple clubs' } as const;

/** The labels of the order's lines. */
const billLabels = {
  today: 'Due today',
  monthly: 'First month',
  initiation: 'Initiation',
  saved: 'You save',
} as const;

/** The names of the plans, or why there are none. */
async function plansOn(page: Page): Promise<string | readonly string[]> {
  const names = await planNames(page);
  if (names.length > 0) return names;
  const chooser = page.getByRole('region', { name: 'Choose a club for your membership' });
  if ((await chooser.count()) > 0) return 'no-club';
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
  const awaited = page.getByRole('heading', { name: 'Your membership is on its way' });
  if ((await awaited.count()) > 0) {
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
