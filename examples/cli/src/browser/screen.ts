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

/** What the strip of the visitor's choices says under a label. LC-20 */
export async function onStrip(page: Page, label: string): Promise<string | null> {
  const item = page
    .getByRole('list', { name: 'Your visit so far' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label} `) });
  if ((await item.count()) === 0) return null;
  return ((await item.first().textContent()) ?? '').slice(label.length).trim();
}
