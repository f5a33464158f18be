import type { Club } from '@foyer/core';
import type { Locator, Page } from 'playwright';

import { Mismatch } from '../play/mismatch.ts';
import type { BrowserRun } from './browser-run.ts';
import { settleInBrowser } from './passing-time.ts';
import { dialog } from './screen.ts';
import { buttonNames } from './words.ts';

/** Opens the list of clubs, searches and presses the club. Where a workout is given up by that, says so first. LS-01 */
export async function chooseClub(
  run: BrowserRun,
  page: Page,
  club: Club,
): Promise<Mismatch | null> {
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
    return new Mismatch([], 'the club can not be chosen', club.name, await list.innerText());
  }
  await found.click();
  return null;
}

/** Where no club is chosen yet a join has the list on its page; null where it opens in its dialog. RT-05 */
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
