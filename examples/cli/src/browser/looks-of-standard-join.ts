/** How the expectations about joining as anyone does are seen on a page. */
import { createMessageCatalogue, joinMessages, Temporal } from '@foyer/core';
import type { Page } from 'playwright';

import { same } from '../play/check-words.ts';
import { type Checks, firstOf } from '../play/sight.ts';
import type { joinExpectations } from '../scenario/join.schema.ts';
import type { BrowserRun } from './browser-run.ts';
import { planNames, planTypes } from './plans-on-page.ts';
import { toldOn } from './screen.ts';

interface Look {
  readonly world: BrowserRun;
  readonly page: Page;
}

const words = createMessageCatalogue(joinMessages);

const typeWords = { single: 'Single club', multiple: 'Multiple clubs' } as const;

/** What the lines of the order are called. */
const billWords = {
  today: 'Due today',
  monthly: 'First month',
  initiation: 'Initiation',
  saved: 'You save',
} as const;

export const looksOfStandardJoin: Checks<keyof typeof joinExpectations, Look> = {
  async reach(expected, { page }) {
    const names = await planNames(page);
    const types = await planTypes(page);
    return firstOf(expected, (name, wanted) =>
      same(`the reach of ${name}`, typeWords[wanted], types[names.indexOf(name)] ?? 'no such plan'),
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
      same(`the bill’s ${name}`, wanted, seen.get(billWords[name])?.replace(/^[-−]/, '') ?? 'none'),
    );
  },

  async opens(expected, { page }) {
    const told = page.getByText(/ opens on /);
    const day = (await told.count()) === 0 ? 'none' : await told.first().innerText();
    return same(
      'the day of the opening',
      expected === 'none' ? expected : wordDay(expected),
      / opens on (.+?)\. /.exec(day)?.[1] ?? day,
    );
  },

  async resent(expected, { page }) {
    const told = (await toldOn(page)).join(' ');
    const seen = told.includes(words({ key: 'resendDone' }))
      ? 'sent'
      : told.includes(words({ key: 'resendFailed' }))
        ? 'failed'
        : 'none';
    return same('the mail sent again', expected, seen);
  },
};

function wordDay(isoDate: string): string {
  const style = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  return Temporal.PlainDate.from(isoDate).toLocaleString('en-US', style);
}
