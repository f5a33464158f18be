/**
 * How each expectation of a scenario is seen on a page: one function an expectation. What only the core knows, and no
 * visitor sees, is no part of it.
 */
import { createMessageCatalogue, joinMessages, type Message } from '@foyer/core';
import type { Page } from 'playwright';

import { checkAppointment } from '../play/check-appointment.ts';
import { checkHeld } from '../play/check-held.ts';
import { countsTo, same } from '../play/check-words.ts';
import { Mismatch } from '../play/mismatch.ts';
import { nameOfClub } from '../play/name-of-club.ts';
import { asInScenario } from '../play/own-address.ts';
import { type Checks, firstOf, type Wanted } from '../play/sight.ts';
import { withClubIds } from '../play/with-club-ids.ts';
import { type FieldName, fieldNames } from '../scenario/fields.ts';
import type { HowMany } from '../scenario/parts.schema.ts';
import type { BrowserRun } from './browser-run.ts';
import { keptState, seenSurvey, storageKeyOf } from './kept-state.ts';
import { looksOfJoin } from './looks-of-join.ts';
import { looksOfStandardJoin } from './looks-of-standard-join.ts';
import { dialog, isStandardJoin, survey, toldOn } from './screen.ts';
import { stepOn } from './step-on-page.ts';
import { clubNameOnPage, showDay, shownTimes } from './times-on-page.ts';
import { settleInBrowser } from './passing-time.ts';
import { buttonNames, checkboxes, confirmations, labels } from './words.ts';

interface Look {
  readonly world: BrowserRun;
  readonly page: Page;
}

const words = createMessageCatalogue(joinMessages, { product: 'Foyer' });

export const looks: Partial<Checks<keyof Wanted, Look>> = {
  ...checkHeld,
  ...looksOfJoin,
  ...looksOfStandardJoin,

  step: async (expected, { page }) => same('the step', expected, await stepOn(page)),

  async message(expected, { page }) {
    const told = await toldOn(page);
    if (expected === 'none') return same('what is told', [], told);
    const wanted = /^\w+$/.test(expected) ? words({ key: expected as Message['key'] }) : expected;
    return told.some((text) => saysIt(text, wanted))
      ? null
      : new Mismatch([], 'the message is not as expected', wanted, told);
  },

  async errors(expected, { page }) {
    for (const name of fieldNames) {
      const box = page.getByRole('textbox', { name: labels[name] });
      // oxlint-disable-next-line no-await-in-loop
      const isWrong =
        (await box.count()) > 0 && (await box.getAttribute('aria-invalid')) === 'true';
      const key = expected[name] ?? 'none';
      if ((key === 'none') === isWrong) {
        return new Mismatch([], `the problem at ${name} is not as expected`, key, isWrong);
      }
      if (!isWrong) continue;
      const wanted = words({ key: key as Message['key'] });
      // oxlint-disable-next-line no-await-in-loop
      if ((await page.getByText(wanted).count()) === 0) {
        return new Mismatch([name], `the problem at ${name} is not as expected`, wanted, 'another');
      }
    }
    return null;
  },

  async fields(expected, { page }) {
    const seen = await boxesOf(page);
    return firstOf(expected, (name, value) =>
      same(`the box ${name}`, value, asInScenario(seen[name] ?? '')),
    );
  },

  async 'same-input'(expected, { world, page }) {
    // On a later step the boxes are not there: what stands in them is what the tab keeps.
    const boxes = await boxesOf(page);
    const seen = Object.keys(boxes).length > 0 ? boxes : ((await keptState(page))?.boxes ?? {});
    const kept = Object.entries(world.typed).every(
      ([name, text]) =>
        digitsOrText(name, text) === digitsOrText(name, seen[name as FieldName] ?? ''),
    );
    return same('that the boxes hold what was filled in', expected, kept);
  },

  async club(expected, { world, page }) {
    const name = await clubNameOnPage(page);
    const club = [...world.clubs.values()].find((one) => one.name === name);
    return same('the club', expected, name === null ? 'none' : nameOfClub(world, club ?? null));
  },

  'can-submit': async (expected, { page }) =>
    same('that it can be sent', expected, await isReady(page, buttonNames.submit)),

  'can-join': async (expected, { page }) =>
    same('that joining is possible', expected, await isReady(page, buttonNames.join)),

  'asks-newsletter': async (expected, { page }) =>
    same(
      'that the newsletter is asked about',
      expected,
      await page.getByRole('checkbox', { name: checkboxes.newsletter }).isVisible(),
    ),

  'offers-guided': async (expected, { page }) =>
    same(
      'that a guided workout is offered',
      expected,
      await page.getByRole('button', { name: buttonNames.guided }).isVisible(),
    ),

  guided: async (expected, { page }) =>
    same(
      'that it is about a guided workout',
      expected,
      await page.getByText('Schedule a guided workout', { exact: true }).isVisible(),
    ),

  'company-not-eligible': async (expected, { page }) =>
    same(
      'that the company is not known',
      expected,
      (await page.getByText(words({ key: 'companyEmailUnknown' })).isVisible()) ||
        (isStandardJoin(page) && (await page.getByText(words({ key: 'notEligible' })).isVisible())),
    ),

  'former-member': async (expected, { page }) =>
    same(
      'that this is a former member',
      expected,
      await page.getByText(words({ key: 'formerMember' })).isVisible(),
    ),

  async referrer(expected, { page }) {
    const heading = page.getByRole('heading', { name: / invites you to come and see$/ });
    const text = (await heading.count()) === 0 ? 'none' : await heading.innerText();
    return same('who sent the visitor', expected, text.replace(/ invites you.*/, ''));
  },

  async alternatives(expected, { page }) {
    const offered = await page.getByRole('alert').getByRole('button').allInnerTexts();
    return typeof expected === 'number'
      ? countsTo('alternatives', expected, offered.length)
      : same(
          'what is offered instead',
          expected,
          offered.map((text) => text.split(', ').at(-1)),
        );
  },

  busy: async (expected, { page }) =>
    same(
      'that it is busy',
      expected,
      (await page.getByRole('button', { name: /…$/, disabled: true }).count()) > 0,
    ),

  loader: async (expected, { page }) =>
    same(
      'that the loader is seen',
      expected,
      (await page.getByRole('status').filter({ hasText: 'One moment…' }).count()) > 0,
    ),

  async slots(expected, { world, page }) {
    if (expected.day !== undefined) {
      const shown = await showDay(world, page, expected.day);
      if (shown instanceof Mismatch) return shown;
      await settleInBrowser(world);
    }
    const times = await shownTimes(page);
    const open = times.filter((one) => one.open).map((one) => one.label);
    const taken = times.filter((one) => !one.open).map((one) => one.label);
    return firstOf(expected, (name, wanted) => {
      if (name === 'day') return null;
      if (name === 'are') return same('the times', wanted, open);
      if (name === 'open') return countsTo('open times', wanted as HowMany, open.length);
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

  async appointment(expected, { world, page }) {
    const time = page.getByRole('time');
    const name = await clubNameOnPage(page);
    const club = [...world.clubs.values()].find((one) => one.name === name);
    if ((await time.count()) !== 1 || club === undefined) {
      return new Mismatch([], 'no appointment is shown', expected, name ?? 'none');
    }
    const startsAt = (await time.getAttribute('datetime')) ?? '';
    const shownHour = await time.innerText();
    // What it is for is not said on the page: the back end's own record tells it.
    const { purpose: _, ...shown } = expected;
    return checkAppointment(world, shown, { startsAt, purpose: 'tour', club, shownHour });
  },

  async cancelling(expected, { page }) {
    const asked = dialog(page, 'cancel');
    const failed = asked.getByText(words({ key: 'cancelFailed' }));
    if ((await failed.count()) > 0) return same('the cancelling', expected, 'failed');
    const cancelled = page.getByRole('heading', { name: confirmations.cancelled });
    return same('the cancelling', expected, (await cancelled.count()) > 0 ? 'done' : 'none');
  },

  async survey(expected, { world, page }) {
    const seen = await seenSurvey(world, page, survey(page));
    return firstOf(expected, (name, wanted) => same(`the survey’s ${name}`, wanted, seen[name]));
  },

  'asks-to-stay': async (expected, { page }) =>
    same('that it asks to stay', expected, await dialog(page, 'stay').isVisible()),

  async stored(expected, { page }) {
    const text = await page.evaluate((key) => localStorage.getItem(key), storageKeyOf(page));
    return same('the stored state', expected, text === null ? 'absent' : 'present');
  },

  requests: (expected, { world }) =>
    firstOf(expected, (name, wanted) =>
      countsTo(`requests ${name}`, wanted, world.network.sent[name]),
    ),

  events: (expected, { world }) =>
    firstOf(expected, (name, wanted) =>
      countsTo(`events ${name}`, wanted, world.events.filter((one) => one === name).length),
    ),

  path(expected, { world, page }) {
    const { pathname, search } = new URL(page.url());
    return same('the path', withClubIds(world, expected), `${pathname}${search}`);
  },
};

/** A place of the catalogue's sentence that the page fills, as `{wait}`, may hold anything. */
function saysIt(text: string, wanted: string): boolean {
  return wanted.split(/\{\w+\}/).every((part) => text.includes(part));
}

async function boxesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const boxes = await Promise.all(
    fieldNames.map(async (name) => {
      const box = page.getByRole('textbox', { name: labels[name] });
      return (await box.count()) === 0 ? null : ([name, await box.inputValue()] as const);
    }),
  );
  return Object.fromEntries(boxes.filter((box) => box !== null));
}

/** A phone number is grouped anew when the club's country changes. */
function digitsOrText(name: string, text: string): string {
  return name === 'phone' ? text.replaceAll(/\D/g, '') : text;
}

async function isReady(page: Page, name: string | RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name });
  return (await button.count()) > 0 && (await button.getAttribute('aria-disabled')) !== 'true';
}
