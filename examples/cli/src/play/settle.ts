import type { Environment } from './environment.ts';

/** Longer than any wait in the flows. A page that is still busy by then will never be idle. */
const longestMs = 60 * 60_000;

/**
 * Waits until the page is idle. Real responses come first, while time stands still. If only time is left to wait for,
 * advances to the next timer. Returns false if the page never becomes idle.
 */
export async function settle(env: Environment): Promise<boolean> {
  const { clock } = env;
  const end = clock.nowMs + longestMs;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await settleCalls(env);
    if (env.pages.every((page) => page.isIdle())) return true;
    if (clock.nowMs > end || !clock.advanceToNextTimer()) return false;
  }
}

/** Advances time by `ms`. Each timer runs at its own time, with all its consequences before the next one. */
export async function passTime(env: Environment, ms: number): Promise<void> {
  const { clock } = env;
  const end = clock.nowMs + ms;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await settleCalls(env);
    const left = end - clock.nowMs;
    const next = clock.nextTimerInMs;
    if (next === null || next > left) {
      clock.advance(left);
      break;
    }
    clock.advanceToNextTimer();
  }
  await settleCalls(env);
}

async function settleCalls({ network }: Environment): Promise<void> {
  await network.settled();
}
