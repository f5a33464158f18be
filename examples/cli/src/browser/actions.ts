/**
 * What each action of a scenario is at the keyboard of a browser: one function an action, in the order of the schema.
 * Each answers why it could not be done, or null. What a browser can't be made to do is a mismatch.
 */
import { returnPathKey } from '@foyer/core';

import { addressOf } from '../play/address-of.ts';
import { clubNamed } from '../play/club-named.ts';
import { toFaults } from '../play/faults.ts';
import { Mismatch } from '../play/mismatch.ts';
import { bookForAnother } from '../play/other-visitor.ts';
import { ownAddress } from '../play/own-address.ts';
import { someone } from '../play/visitors.ts';
import { withClubIds } from '../play/with-club-ids.ts';
import type { FieldName } from '../scenario/fields.ts';
import { durationMs } from '../scenario/virtual-time.ts';
import type { ActionName } from '../scenario/step.schema.ts';
import { buttons } from './buttons.ts';
import { chooseClub } from './choose-club.ts';
import { type Deeds, notHere, onPage } from './deed.ts';
import { accountActions } from './account-actions.ts';
import { joinActions } from './join-actions.ts';
import { storageKeyOf } from './kept-state.ts';
import { passTimeInBrowser } from './passing-time.ts';
import { survey } from './screen.ts';
import { clubOnPage, findTime, shownTimes, timeRadio } from './times-on-page.ts';
import { checkboxes, labels } from './words.ts';

export const doInBrowser: Deeds<ActionName> = {
  async open(run, given) {
    if (typeof given !== 'string' && given.token !== undefined) return notHere('a token');
    await run.open(typeof given === 'string' ? withClubIds(run, given) : addressOf(run, given));
    return null;
  },

  fill: (run, given) =>
    onPage(run, async (page) => {
      const typed = given === 'someone' ? someone(run.random) : given;
      for (const [name, words] of Object.entries(typed) as [FieldName, string][]) {
        const value = ownAddress(run, name, words);
        const box = page.getByRole('textbox', { name: labels[name] });
        // Box after box, as people do.
        // oxlint-disable-next-line no-await-in-loop
        if ((await box.count()) === 0) {
          if (given === 'someone') continue;
          return new Mismatch([name], 'the form does not ask for this', name, 'no such box');
        }
        // oxlint-disable-next-line no-await-in-loop
        await box.fill(value);
        // oxlint-disable-next-line no-await-in-loop
        await box.blur();
        // oxlint-disable-next-line no-await-in-loop
        run.typed = { ...run.typed, [name]: await box.inputValue() };
      }
      return null;
    }),

  'choose-club': (run, name) => onPage(run, (page) => chooseClub(run, page, clubNamed(run, name))),

  'opt-in': (run, given) =>
    onPage(run, async (page) => {
      for (const [name, ticked] of Object.entries(given) as [keyof typeof checkboxes, boolean][]) {
        // oxlint-disable-next-line no-await-in-loop
        await page.getByRole('checkbox', { name: checkboxes[name] }).setChecked(ticked);
      }
      return null;
    }),

  press: (run, given) =>
    onPage(run, async (page) => {
      const { button, times = 1 } = typeof given === 'string' ? { button: given } : given;
      const deed = buttons[button];
      if (deed === null) return notHere(`the button ${button}`);
      await deed(page, times);
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
      for (const words of typeof given === 'string' ? [given] : given) {
        const choice = survey(page).getByLabel(words, { exact: true });
        // oxlint-disable-next-line no-await-in-loop
        if ((await choice.count()) === 0) {
          return new Mismatch([], 'the survey does not offer this answer', words, 'no such answer');
        }
        // oxlint-disable-next-line no-await-in-loop
        await choice.click();
      }
      return null;
    }),

  explain: (run, words) =>
    onPage(run, async (page) => {
      await survey(page).getByRole('textbox', { name: 'Let us know why.' }).fill(words);
      return null;
    }),

  go: (run, given) =>
    onPage(run, async (page) => {
      const options = { waitUntil: 'commit' } as const;
      if (given === 'reload') await page.reload(options);
      else if (given === 'back') await page.goBack(options);
      else await page.goForward(options);
      return null;
    }),

  async wait(run, given) {
    await passTimeInBrowser(run, durationMs(given));
    return null;
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
      const time = (await shownTimes(page)).find((one) => one.startsAt === startsAt);
      return time === undefined
        ? new Mismatch([], 'the visitor has chosen no time', 'a chosen time', 'none')
        : bookForAnother(run, club, time);
    }),

  async faults(run, given) {
    run.network.setFaults(toFaults(given));
    return null;
  },

  storage: (run, given) =>
    onPage(run, async (page) => {
      if (given !== 'unreadable') return notHere(`storage that is ${given}`);
      await page.evaluate((key) => {
        const text = localStorage.getItem(key) ?? '';
        localStorage.setItem(key, text.slice(0, text.length / 2));
      }, storageKeyOf(page));
      return null;
    }),

  location: async (run, given) => {
    if (given === 'denied') await run.context.clearPermissions();
    if (typeof given === 'string') return given === 'denied' ? null : notHere(given);
    await run.context.grantPermissions(['geolocation']);
    await run.context.setGeolocation(given);
    return null;
  },

  member: () => Promise.resolve(notHere('a signed-in member')),

  'begin-purchase': () => Promise.resolve(notHere('a purchase begun elsewhere')),

  'came-from': (run, path) =>
    onPage(run, async (page) => {
      await page.evaluate(([key, from]) => sessionStorage.setItem(key, from), [
        returnPathKey,
        path,
      ] as const);
      return null;
    }),

  async tab(run, name) {
    run.turnTo(name);
    await run.page?.bringToFront();
    return null;
  },

  'move-to': () => Promise.resolve(notHere('a device that moves')),

  ...joinActions,
  ...accountActions,
};
