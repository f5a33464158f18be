import type { Page } from 'playwright';

import { signalPath } from './browser-network.ts';
import type { BrowserRun } from './browser-run.ts';

/** How long a page must be idle, in virtual ms. Longer than any purely visual delay. */
const idleMs = 500;
/** Longer than any wait of a page, in virtual ms. */
const longestMs = 120_000;

/**
 * Waits for responses while time stands still, and advances time while something waits for it, until the page is idle
 * for `idleMs`. Returns false if it never is.
 */
export async function settleInBrowser(run: BrowserRun): Promise<boolean> {
  let isIdle = false;
  for (let passed = 0; passed < longestMs;) {
    // oxlint-disable-next-line no-await-in-loop
    const busy = await settleCalls(run);
    if (!busy && isIdle) return true;
    isIdle = !busy;
    const stepMs = busy && !run.traffic.waitsForTime() ? 100 : idleMs;
    passed += stepMs;
    // oxlint-disable-next-line no-await-in-loop
    await run.advance(stepMs);
  }
  return false;
}

/** Advances time by `ms`, in smaller steps while something is pending. */
export async function passTimeInBrowser(run: BrowserRun, ms: number): Promise<void> {
  let busy = await settleCalls(run);
  for (let left = ms; left > 0;) {
    const stepMs = Math.min(left, busy ? 10_000 : 60_000);
    left -= stepMs;
    // oxlint-disable-next-line no-await-in-loop
    await run.advance(stepMs);
    // oxlint-disable-next-line no-await-in-loop
    busy = await settleCalls(run);
  }
}

/**
 * Waits for real responses and their consequences, while time stands still. Returns true if something is still
 * pending: a call that depends on time, or a page that shows that it's busy.
 */
export async function settleCalls({ traffic, pages }: BrowserRun): Promise<boolean> {
  for (;;) {
    // Pages may have started another request.
    // oxlint-disable-next-line no-await-in-loop
    await traffic.quiet();
    const { started } = traffic;
    // oxlint-disable-next-line no-await-in-loop
    const busy = await Promise.all(pages.map(isBusy));
    if (traffic.started === started) return traffic.waitsForTime() || busy.includes(true);
  }
}

/** Matches what a page shows while it's busy. */
const busySelector = '[aria-busy="true"], [data-busy], .foyer-skeleton';

/**
 * Runs a few turns of the page's event loop, to finish all immediate work and make its requests known. Returns true
 * if the page is still loading or shows that it's busy.
 */
async function isBusy(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      async ([selector, signal]) => {
        for (let turn = 0; turn < 4; turn += 1) {
          // oxlint-disable-next-line no-await-in-loop
          await new Promise<void>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve());
            port1.start();
            port2.postMessage(null);
          });
        }
        // A page whose policy blocks this request can't make other requests either.
        await fetch(signal).catch(() => undefined);
        return document.readyState !== 'complete' || document.querySelector(selector) !== null;
      },
      [busySelector, signalPath] as const,
    );
  } catch {
    // The page navigated in the meantime.
    await page.waitForLoadState();
    return true;
  }
}
