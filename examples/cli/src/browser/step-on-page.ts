import type { Page } from 'playwright';

import { isStandardJoin, memberCard, strip } from './screen.ts';
import { confirmations } from './words.ts';

const stepsByLabel = {
  Details: 'contact',
  Day: 'schedule',
  Email: 'code',
  Plan: 'plan',
} as const;

/** The step that the strip points at, as scenarios name it; `none` where there is no strip. LC-20 */
export async function stepOn(page: Page): Promise<string> {
  const current = strip(page).locator('[aria-current]');
  const label = (await current.count()) === 0 ? '' : ((await current.textContent()) ?? '');
  if (label.startsWith('Visit ')) return (await isConfirmed(page)) ? 'confirmation' : 'schedule';
  // A membership that is still on its way has not left the plans.
  if (label.startsWith('Payment ')) {
    if ((await memberCard(page).count()) > 0) return 'member';
    return isStandardJoin(page) ? 'details' : 'plan';
  }
  if (isStandardJoin(page) && label !== '') return label.startsWith('Details') ? 'details' : 'plan';
  return Object.entries(stepsByLabel).find(([word]) => label.startsWith(word))?.[1] ?? 'none';
}

/** The join has one place on its strip for the times and for what came of them. CJ-15 */
async function isConfirmed(page: Page): Promise<boolean> {
  const counts = await Promise.all(
    Object.values(confirmations).map((name) =>
      page.getByRole('heading', { level: 1, name }).count(),
    ),
  );
  return counts.some((count) => count > 0);
}
