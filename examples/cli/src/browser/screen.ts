import { readJoinAddress } from '@foyer/core';
import type { Locator, Page } from 'playwright';

import { dialogs } from './words.ts';

/** What a visitor can reach: the dialog that is open, else the page. */
export async function reach(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  return (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
}

export function dialog(page: Page, name: keyof typeof dialogs): Locator {
  return page.getByRole('dialog', { name: dialogs[name], exact: true });
}

/** Where times are chosen: in the dialog that moves a visit, or on the page. */
export async function timesPlace(page: Page): Promise<Locator> {
  const moving = dialog(page, 'reschedule');
  return (await moving.count()) > 0 ? moving : page.locator('body');
}

/** The survey below the confirmation; its last panel has another title. */
export function survey(page: Page): Locator {
  return page.getByRole('region', { name: /^(?:Make it yours|Thank you)$/ });
}

/** Where the payment application stands, beside the site. RT-09 */
export const paymentPath = '/payment';

export function isAtPayment(page: Page): boolean {
  const { pathname } = new URL(page.url());
  return pathname === paymentPath || pathname.startsWith(`${paymentPath}/`);
}

/** The page of the join that anyone has. RT-05 */
export function isStandardJoin(page: Page): boolean {
  return readJoinAddress(page.url()) !== null;
}

/** The membership that was paid for. CJ-14 */
export function memberCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Your membership card' });
}

/** The strip of the visitor's choices, of either flow. LC-20 */
export function strip(page: Page): Locator {
  return page.getByRole('list', { name: /^Your (?:visit|membership) so far$/ });
}

/** What the strip of the visitor's choices says under a label. LC-20 */
export async function onStrip(page: Page, label: string): Promise<string | null> {
  const item = strip(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label} `) });
  if ((await item.count()) === 0) return null;
  return ((await item.first().textContent()) ?? '').slice(label.length).trim();
}

/** What the page tells, aloud or in a note; dialogs that only ask tell nothing. */
export async function toldOn(page: Page): Promise<readonly string[]> {
  const told = page.locator(
    '[role="alert"], .foyer-step__main > .foyer-banner--note, .foyer-resend .foyer-banner--note, form[aria-label="Choose your membership"] > .foyer-banner--note',
  );
  const texts = await told.allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
