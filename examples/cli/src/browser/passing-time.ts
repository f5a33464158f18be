import type { Page } from 'playwright';

import type { BrowserRun } from './browser-run.ts';

/** How long a page must have been quiet, in virtual ms: longer than whatever it puts off for the eye's sake. */
const calmMs = 500;
/** More virtual time than anything on a page waits for. */
const longestMs = 120_000;

/** Lets answers in, with time standing still, and time go on while something waits for it. False where that never ends. */
export async function settleInBrowser(run: BrowserRun): Promise<boolean> {
  let calm = 0;
  for (let passed = 0; passed < longestMs;) {
    // oxlint-disable-next-line no-await-in-loop
    await letAnswersIn(run);
    // oxlint-disable-next-line no-await-in-loop
    const busy = run.roads.waitsForTime() || (await isAnyBusy(run));
    if (!busy && calm >= calmMs) return true;
    const stepMs = run.roads.waitsForTime() ? 500 : 100;
    calm = busy ? 0 : calm + stepMs;
    passed += stepMs;
    // oxlint-disable-next-line no-await-in-loop
    await run.advance(stepMs);
  }
  return false;
}

/** Moves time on by `ms`, a little at a time, and lets in what it brings. */
export async function passTimeInBrowser(run: BrowserRun, ms: number): Promise<void> {
  const stepMs = 10_000;
  for (let left = ms; left > 0; left -= stepMs) {
    // oxlint-disable-next-line no-await-in-loop
    await run.advance(Math.min(left, stepMs));
    // oxlint-disable-next-line no-await-in-loop
    await letAnswersIn(run);
  }
}

/** Waits for real answers and for all that follows from them at once; time stands still. */
export async function letAnswersIn({ roads, pages }: BrowserRun): Promise<void> {
  await roads.quiet();
  await Promise.all(pages.map(turnsOf));
  await roads.quiet();
  await Promise.all(pages.map(turnsOf));
}

/** What a page shows while it is about to show something else. */
const signsOfWork = '[aria-busy="true"], [data-busy], .foyer-skeleton';

async function isAnyBusy({ pages }: BrowserRun): Promise<boolean> {
  const counts = await Promise.all(pages.map((page) => page.locator(signsOfWork).count()));
  return counts.some((count) => count > 0);
}

/** A few turns of the page's own event loop: what it has to do at once is done after them. */
async function turnsOf(page: Page): Promise<void> {
  try {
    await page.evaluate(async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(null);
        });
      }
    });
  } catch {
    // The page went on to another in the middle of it.
    await page.waitForLoadState();
  }
}
