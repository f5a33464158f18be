/** What the actions of joining are at the keyboard of a browser. */
import { defaultPlanSourceSettings } from '@foyer/core';

import { codeToType } from '../play/mailbox.ts';
import { Mismatch } from '../play/mismatch.ts';
import { type Deeds, onPage } from './deed.ts';
import { payInBrowser } from './pay.ts';
import { codeBoxes, planNames, planRadios } from './plans-on-page.ts';

export const joinActions: Deeds<'type-code' | 'choose-plan' | 'pay' | 'came-by'> = {
  'type-code': (run, given) =>
    onPage(run, async (page) => {
      const boxes = codeBoxes(page);
      if ((await boxes.count()) === 0) {
        return new Mismatch([], 'the page has no boxes', 'a code', 'none');
      }
      const code = await codeToType(run, given);
      if (code instanceof Mismatch) return code;
      // As people do who try again: what stood there is taken away first.
      await boxes.fill('');
      await boxes.fill(code);
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
    return null;
  },

  pay: (run, given) => onPage(run, (page) => payInBrowser(run, page, given)),
};
