import type { Page } from 'playwright';

import { signalPath } from './browser-network.ts';
import type { BrowserRun } from './browser-run.ts';

/** How long a page must have been quiet, in virtual ms: longer than whatever it puts off for the eye's sake. */
const calmMs = 500;
/** More virtual time than anything on a page waits for. */
const longestMs = 120_000;

/**
 * Lets answers in, with time standing still, and time go on while something waits for it. One step as long as the calm
 * has to be, after which there is nothing to be seen either, is the end of it. False where that never comes.
 */
export async function settleInBrowser(run: BrowserRun): Promise<boolean> {
  let isCalm = false;
  for (let passed = 0; passed < longestMs;) {
    // oxlint-disable-next-line no-await-in-loop
    const isBusy = await letAnswersIn(run);
    if (!isBusy && isCalm) return true;
    isCalm = !isBusy;
    const stepMs = isBusy && !run.roads.waitsForTime() ? 100 : calmMs;
    passed += stepMs;
    // oxlint-disable-next-line no-await-in-loop
    await run.advance(stepMs);
  }
  return false;
}

/** Moves time on by `ms` and lets in what it brings: a little at a time while something is under way. */
export async function passTimeInBrowser(run: BrowserRun, ms: number): Promise<void> {
  let isBusy = await letAnswersIn(run);
  for (let left = ms; left > 0;) {
    const stepMs = Math.min(left, isBusy ? 10_000 : 60_000);
    left -= stepMs;
    // oxlint-disable-next-line no-await-in-loop
    await run.advance(stepMs);
    // oxlint-disable-next-line no-await-in-loop
    isBusy = await letAnswersIn(run);
  }
}

/**
 * Waits for real answers and for all that follows from them at once; time stands still. Answers whether something is
 * under way all the same: a call that only time will answer, or what a page says of itself.
 */
export async function letAnswersIn({ roads, pages }: BrowserRun): Promise<boolean> {
  for (;;) {
    // Each look may find another request begun.
    // oxlint-disable-next-line no-await-in-loop
    await roads.quiet();
    const { begun } = roads;
    // oxlint-disable-next-line no-await-in-loop
    const busy = await Promise.all(pages.map(showsWork));
    if (roads.begun === begun) return roads.waitsForTime() || busy.includes(true);
  }
}

/** What a page shows while it is about to show something else. */
const signsOfWork = '[aria-busy="true"], [data-busy], .foyer-skeleton';

/**
 * A few turns of the page's own event loop: what it has to do at once is done after them, and each request that it has
 * begun is known. True where the page is not whole yet, or shows signs of work.
 */
async function showsWork(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      async ([signs, signal]) => {
        for (let turn = 0; turn < 4; turn += 1) {
          // oxlint-disable-next-line no-await-in-loop
          await new Promise<void>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve());
            port1.start();
            port2.postMessage(null);
          });
        }
        // A page whose rules let no script ask for anything begins no requests either.
        await fetch(signal).catch(() => undefined);
        return document.readyState !== 'complete' || document.querySelector(signs) !== null;
      },
      [signsOfWork, signalPath] as const,
    );
  } catch {
    // The page went on to another in the middle of it.
    await page.waitForLoadState();
    return true;
  }
}
