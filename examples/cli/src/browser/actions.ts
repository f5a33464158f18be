/**
 * How each action of a scenario is done at the keyboard of a browser: one function per action, in the order of the
 * schema.
 */
import type { Club } from '@foyer/core';
import { returnPathKey } from '@foyer/core/lead';
import { defaultPlanSourceSettings } from '@foyer/core/plans';
import type { Locator, Page } from 'playwright';

import { codeToType } from '../play/dev-tools.ts';
import { Mismatch } from '../play/play-scenario.ts';
import { bookForAnother } from '../play/out-of-band.ts';
import { addressOf, clubNamed, withClubIds } from '../play/site.ts';
import { ownAddress, someone } from '../play/visitors.ts';
import { durationMs, type FieldName } from '../scenario/parts.schema.ts';
import type { ActionName, Step } from '../scenario/step.schema.ts';
import { type BrowserRun, passTimeInBrowser, settleInBrowser } from './browser-run.ts';
import { buttons } from './buttons.ts';
import {
  buttonNames,
  checkboxes,
  codeField,
  dialog,
  fieldLabels,
  planNames,
  planRadios,
  storageKeyOf,
  survey,
} from './page-objects.ts';
import { payInBrowser } from './pay.ts';
import { clubOnPage, findTime, visibleTimes, timeRadio } from './times-on-page.ts';

type Outcome = Promise<Mismatch | null | void>;

/** What a browser can't do has no function. Members have their own browser journeys. */
export const doInBrowser: {
  readonly [Name in ActionName]?: (run: BrowserRun, given: NonNullable<Step[Name]>) => Outcome;
} = {
  async open(run, given) {
    if (typeof given !== 'string' && given.token !== undefined) return notInBrowser('a token');
    await run.open(typeof given === 'string' ? withClubIds(run, given) : addressOf(run, given));
    return null;
  },

  fill: (run, given) =>
    onPage(run, async (page) => {
      const typed = given === 'someone' ? someone(run.random) : given;
      for (const [name, text] of Object.entries(typed) as [FieldName, string][]) {
        const value = ownAddress(run, name, text);
        const field = page.getByRole('textbox', { name: fieldLabels[name] });
        if ((await field.count()) === 0) {
          if (given === 'someone') continue;
          return new Mismatch([name], 'the form does not have this field', name, 'no such field');
        }
        await field.fill(value);
        await field.blur();
        run.typed = { ...run.typed, [name]: await field.inputValue() };
      }
      return null;
    }),

  'choose-club': (run, name) => onPage(run, (page) => chooseClub(run, page, clubNamed(run, name))),

  'opt-in': (run, given) =>
    onPage(run, async (page) => {
      for (const [name, ticked] of Object.entries(given) as [keyof typeof checkboxes, boolean][]) {
        await page.getByRole('checkbox', { name: checkboxes[name] }).setChecked(ticked);
      }
    }),

  press: (run, given) =>
    onPage(run, async (page) => {
      const { button, times = 1 } = typeof given === 'string' ? { button: given } : given;
      const press = buttons[button];
      if (press === undefined) return notInBrowser(`the button ${button}`);
      await press(page, times);
      return null;
    }),

  pick: (run, given) =>
    onPage(run, async (page) => {
      const { alternative } = given;
      if (alternative !== undefined) {
        await page
          .getByRole('alert')
          .getByRole('button')
          .nth(alternative - 1)
          .click();
        return null;
      }
      const time = await findTime(run, page, given);
      if (time instanceof Mismatch) return time;
      await (await timeRadio(page, time.startsAt)).check();
      return null;
    }),

  answer: (run, given) =>
    onPage(run, async (page) => {
      for (const text of typeof given === 'string' ? [given] : given) {
        const choice = survey(page).getByLabel(text, { exact: true });
        if ((await choice.count()) === 0) {
          return new Mismatch([], 'the survey does not offer this answer', text, 'no such answer');
        }
        await choice.click();
      }
      return null;
    }),

  explain: (run, text) =>
    onPage(run, async (page) => {
      await survey(page).getByRole('textbox', { name: 'Let us know why.' }).fill(text);
    }),

  go: (run, given) =>
    onPage(run, async (page) => {
      const options = { waitUntil: 'commit' } as const;
      if (given === 'reload') await page.reload(options);
      else if (given === 'back') await page.goBack(options);
      else await page.goForward(options);
    }),

  async wait(run, given) {
    await passTimeInBrowser(run, durationMs(given));
  },

  'another-visitor-books': (run, given) =>
    onPage(run, async (page) => {
      const club = await clubOnPage(run, page);
      if (club === null) return new Mismatch([], 'no times are shown', 'times of a club', 'none');
      if (given !== 'same') {
        const time = await findTime(run, page, given);
        return time instanceof Mismatch ? time : bookForAnother(run, club, time);
      }
      const chosen = page.getByRole('radiogroup').getByRole('radio', { checked: true });
      const startsAt = (await chosen.count()) === 0 ? null : await chosen.inputValue();
      const time = (await visibleTimes(page)).find((one) => one.startsAt === startsAt);
      return time === undefined
        ? new Mismatch([], 'the visitor has chosen no time', 'a chosen time', 'none')
        : bookForAnother(run, club, time);
    }),

  async faults(run, given) {
    run.network.setFaults(given);
  },

  storage: (run, given) =>
    onPage(run, async (page) => {
      if (given !== 'unreadable') return notInBrowser(`storage that is ${given}`);
      await page.evaluate((key) => {
        const text = localStorage.getItem(key) ?? '';
        localStorage.setItem(key, text.slice(0, text.length / 2));
      }, storageKeyOf(page));
      return null;
    }),

  location: async (run, given) => {
    if (given === 'denied') await run.context.clearPermissions();
    if (typeof given === 'string') return given === 'denied' ? null : notInBrowser(given);
    await run.context.grantPermissions(['geolocation']);
    await run.context.setGeolocation(given);
    return null;
  },

  'came-from': (run, path) =>
    onPage(run, async (page) => {
      await page.evaluate(([key, from]) => sessionStorage.setItem(key, from), [
        returnPathKey,
        path,
      ] as const);
    }),

  async tab(run, name) {
    run.turnTo(name);
    await run.page?.bringToFront();
  },

  'type-code': (run, given) =>
    onPage(run, async (page) => {
      const field = codeField(page);
      if ((await field.count()) === 0) {
        return new Mismatch([], 'no code is asked for', 'a code', 'none');
      }
      const code = await codeToType(run, given);
      if (code instanceof Mismatch) return code;
      // A retry has to clear the field first.
      await field.fill('');
      await field.fill(code);
      return null;
    }),

  'choose-plan': (run, name) =>
    onPage(run, async (page) => {
      const names = await planNames(page);
      const place = names.indexOf(name);
      if (place === -1) return new Mismatch([], 'no such plan is offered', name, names);
      await planRadios(page).nth(place).check();
      return null;
    }),

  async 'came-by'(run, value) {
    const { sourceCookie: name } = defaultPlanSourceSettings;
    await run.context.addCookies([{ name, value, url: run.backEnd.baseUrl }]);
  },

  pay: (run, given) => onPage(run, (page) => payInBrowser(run, page, given)),
};

function onPage(run: BrowserRun, act: (page: Page) => Outcome): Outcome {
  return run.page === null
    ? Promise.resolve(new Mismatch([], 'no page is open', 'an `open` step before this one', 'none'))
    : act(run.page);
}

export function notInBrowser(what: string): Mismatch {
  return new Mismatch([], 'this can not be played in a browser', 'an action of a visitor', what);
}

/** Opens the list of clubs, searches for the club and clicks it. Confirms first if that gives up a workout. */
async function chooseClub(run: BrowserRun, page: Page, club: Club): Promise<Mismatch | null> {
  const chooser = await openChooser(run, page);
  const asks = dialog(page, 'leaveGuided');
  if ((await asks.count()) > 0) {
    await asks.getByRole('button', { name: 'Change club' }).click();
    await settleInBrowser(run);
  }
  const list = chooser ?? dialog(page, 'clubs');
  await list.getByRole('searchbox').fill(club.name);
  await settleInBrowser(run);
  const found = list
    .getByRole('listitem')
    .filter({ hasText: club.name })
    .getByRole('button', {
      name: new RegExp(escaped(`${club.name} ${club.address}`)),
    });
  if ((await found.count()) !== 1) {
    return new Mismatch([], 'the club is not listed', club.name, await list.innerText());
  }
  await found.click();
  return null;
}

/** A join without a club has the list on its page. Null when the list opens in a dialog. */
async function openChooser(run: BrowserRun, page: Page): Promise<Locator | null> {
  const first = page.getByRole('region', { name: 'Choose a club for your membership' });
  if ((await first.count()) > 0) return first;
  await page.getByRole('button', { name: buttonNames.club }).click();
  await settleInBrowser(run);
  return null;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
