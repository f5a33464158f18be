/**
 * How each action of a scenario is done at the keyboard of a browser: one function per action, in the order of the
 * schema.
 */
import type { Club } from '@foyer/core';
import { returnPathKey } from '@foyer/core/lead';
import { defaultPlanSourceSettings } from '@foyer/core/plans';
import type { Locator, Page } from 'playwright';

import {
  Mismatch,
  addressOf,
  bookForAnother,
  changeOnAnotherDevice,
  clubNamed,
  codeToType,
  durationMs,
  ownAddress,
  someone,
  type ActionName,
  type FieldName,
  type Given,
  withClubIds,
} from '@foyer/replay/player';
import { type BrowserRun, passTimeInBrowser, settleInBrowser } from './browser-run.ts';
import { buttons } from './buttons.ts';
import {
  agreementForm,
  buttonNames,
  checkboxes,
  codeField,
  dialog,
  fieldLabels,
  isAtPayment,
  planNames,
  planRadios,
  storageKeyOf,
  openedSurvey,
  survey,
} from './page-objects.ts';
import { payInBrowser } from './pay.ts';
import { chosenTime, clubOnPage, findTime, timeRadio } from './times-on-page.ts';

/** What a browser can't do has no function. Members have their own browser journeys. */
export const doInBrowser: {
  readonly [Name in ActionName]?: (run: BrowserRun, given: Given<Name>) => void | Promise<void>;
} = {
  async open(run, given) {
    if (typeof given !== 'string' && given.token !== undefined) throw notInBrowser('a token');
    await run.open(typeof given === 'string' ? withClubIds(run, given) : addressOf(run, given));
  },

  async fill(run, given) {
    const page = pageOf(run);
    const typed = given === 'someone' ? someone(run.random) : given;
    for (const [name, text] of Object.entries(typed) as [FieldName, string][]) {
      const value = ownAddress(run, name, text);
      const field = page.getByRole('textbox', { name: fieldLabels[name] });
      if ((await field.count()) === 0) {
        if (given === 'someone') continue;
        throw new Mismatch([name], 'the form does not have this field', name, 'no such field');
      }
      await field.fill(value);
      await field.blur();
      run.typed = { ...run.typed, [name]: await field.inputValue() };
    }
  },

  'choose-club': (run, name) => chooseClub(run, pageOf(run), clubNamed(run, name)),

  async 'opt-in'(run, given) {
    for (const [name, ticked] of Object.entries(given) as [keyof typeof checkboxes, boolean][]) {
      await pageOf(run).getByRole('checkbox', { name: checkboxes[name] }).setChecked(ticked);
    }
  },

  async press(run, given) {
    const { button, times = 1 } = typeof given === 'string' ? { button: given } : given;
    const press = buttons[button];
    if (press === undefined) throw notInBrowser(`the button ${button}`);
    await press(pageOf(run), times);
  },

  async pick(run, given) {
    const page = pageOf(run);
    const { alternative } = given;
    if (alternative === undefined) {
      const time = await findTime(run, page, given);
      await (await timeRadio(page, time.startsAt)).check();
    } else {
      const offered = page.getByRole('alert').getByRole('button');
      await offered.nth(alternative - 1).click();
    }
  },

  async answer(run, given) {
    const panel = await openedSurvey(pageOf(run));
    for (const text of typeof given === 'string' ? [given] : given) {
      const choice = panel.getByLabel(text, { exact: true });
      if ((await choice.count()) === 0) {
        throw new Mismatch([], 'the survey does not offer this answer', text, 'no such answer');
      }
      await choice.click();
    }
  },

  async explain(run, text) {
    await survey(pageOf(run)).getByRole('textbox', { name: 'Let us know why.' }).fill(text);
  },

  async go(run, given) {
    const page = pageOf(run);
    const options = { waitUntil: 'commit' } as const;
    if (given === 'reload') await page.reload(options);
    else if (given === 'back') await page.goBack(options);
    else await page.goForward(options);
  },

  wait: (run, given) => passTimeInBrowser(run, durationMs(given)),

  async 'another-visitor-books'(run, given) {
    const page = pageOf(run);
    const club = await clubOnPage(run, page);
    if (club === null) throw new Mismatch([], 'no times are shown', 'times of a club', 'none');
    const time = given === 'same' ? await chosenTime(page) : await findTime(run, page, given);
    await bookForAnother(run, club, time);
  },

  'on-another-device': changeOnAnotherDevice,

  faults(run, given) {
    run.network.setFaults(given);
  },

  async storage(run, given) {
    if (given !== 'unreadable') throw notInBrowser(`storage that is ${given}`);
    const page = pageOf(run);
    await page.evaluate((key) => {
      const text = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, text.slice(0, text.length / 2));
    }, storageKeyOf(page));
  },

  async location({ context }, given) {
    if (given === 'denied') await context.clearPermissions();
    else if (typeof given === 'string') throw notInBrowser(given);
    else {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(given);
    }
  },

  async 'came-from'(run, path) {
    const stored = [returnPathKey, path] as const;
    await pageOf(run).evaluate(([key, from]) => sessionStorage.setItem(key, from), stored);
  },

  async tab(run, name) {
    run.turnTo(name);
    await run.page?.bringToFront();
  },

  async 'type-code'(run, given) {
    const field = codeField(pageOf(run));
    if ((await field.count()) === 0) {
      throw new Mismatch([], 'no code is asked for', 'a code', 'none');
    }
    const code = await codeToType(run, given);
    // A retry has to clear the field first.
    await field.fill('');
    await field.fill(code);
  },

  async 'choose-plan'(run, name) {
    const page = pageOf(run);
    const names = await planNames(page);
    const place = names.indexOf(name);
    if (place === -1) throw new Mismatch([], 'no such plan is offered', name, names);
    await planRadios(page).nth(place).check();
  },

  async sign(run, name) {
    const page = pageOf(run);
    // A chain without an agreement.
    if (isAtPayment(page)) return;
    const form = agreementForm(page);
    await form.getByLabel('Birth Date').fill('1990-12-10');
    await form.getByLabel('Your full name').fill(name);
    await form.getByLabel('I have read and agree to this agreement.').check();
    await form.getByRole('button', { name: buttonNames.sign }).click();
  },

  async 'came-by'(run, value) {
    const { sourceCookie: name } = defaultPlanSourceSettings;
    await run.context.addCookies([{ name, value, url: run.backEnd.baseUrl }]);
  },

  pay: (run, given) => payInBrowser(run, pageOf(run), given),
};

export function pageOf({ page }: BrowserRun): Page {
  if (page !== null) return page;
  throw new Mismatch([], 'no page is open', 'an `open` step before this one', 'none');
}

export function notInBrowser(what: string): Mismatch {
  return new Mismatch([], 'this can’t be played in a browser', 'an action of a visitor', what);
}

/** Opens the list of clubs, searches for the club and clicks it. Confirms first if that gives up a workout. */
async function chooseClub(run: BrowserRun, page: Page, club: Club): Promise<void> {
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
    throw new Mismatch([], 'the club is not listed', club.name, await list.innerText());
  }
  await found.click();
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
