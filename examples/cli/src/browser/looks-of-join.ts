/** How the expectations about joining are seen on a page. */
import { createMessageCatalogue, joinMessages, type Message } from '@foyer/core';
import type { Page } from 'playwright';

import { checkCorporateHeld } from '../play/check-corporate-held.ts';
import { same } from '../play/check-words.ts';
import { type Checks, firstOf } from '../play/sight.ts';
import type { corporateExpectations } from '../scenario/corporate.schema.ts';
import type { BrowserRun } from './browser-run.ts';
import { codeBoxes, planNames, planNotes } from './plans-on-page.ts';
import { isAtPayment, memberCard, onStrip, toldOn } from './screen.ts';

interface Look {
  readonly world: BrowserRun;
  readonly page: Page;
}

const words = createMessageCatalogue(joinMessages);

export const looksOfJoin: Checks<keyof typeof corporateExpectations, Look> = {
  ...checkCorporateHeld,

  async code(expected, { page }) {
    const boxes = codeBoxes(page);
    if ((await boxes.count()) === 0) return same('the code', expected, 'no boxes');
    const seen = {
      digits: await boxes.inputValue(),
      countdown: (await page.getByRole('timer').innerText()).trim(),
      expired: await page.getByRole('button', { name: 'Resend new Code' }).isVisible(),
    };
    return firstOf(expected, (name, wanted) => same(`the code’s ${name}`, wanted, seen[name]));
  },

  plans: async (expected, { page }) => same('the plans', expected, await plansOn(page)),

  async plan(expected, { page }) {
    const name = (await onStrip(page, 'Plan')) ?? 'Not chosen yet';
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
    same('what came of the payment', expected, await paymentOn(page)),

  'at-payment': (expected, { page }) =>
    same('that the payment is open', expected, isAtPayment(page)),

  'is-member': async (expected, { page }) =>
    same(
      'that a membership is shown',
      expected,
      await page.getByRole('img', { name: /^Barcode of member ID \S+$/ }).isVisible(),
    ),
};

/** Their names, or why there are none. CJ-10 to CJ-12 */
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

const toldOutcomes = {
  cancelled: 'paymentCancelled',
  declined: 'paymentDeclined',
  unknown: 'paymentUnknown',
  used: 'paymentUsed',
} as const satisfies Record<string, Message['key']>;

/** By what the page tells of it. CJ-14 */
async function paymentOn(page: Page): Promise<string> {
  if ((await memberCard(page).count()) > 0) return 'paid';
  const awaited = page.getByRole('heading', { name: 'Your membership is on its way' });
  if ((await awaited.count()) > 0) {
    const isRefused = (await page.getByRole('button', { name: 'Try again' }).count()) > 0;
    return isRefused && (await page.getByRole('alert').count()) > 0 ? 'unread' : 'confirming';
  }
  const told = await toldOn(page);
  const outcome = Object.entries(toldOutcomes).find(([, key]) =>
    told.some((text) => text.includes(words({ key }))),
  );
  return outcome?.[0] ?? 'none';
}
