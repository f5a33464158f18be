import type { World } from './world.ts';

/** Longer than anything in the flows waits. A page that is still busy then waits for something that never comes. */
const longestMs = 60 * 60_000;

/**
 * Lets things happen until the page is idle: first real answers, while time stands still; when only time is awaited, on
 * to the next timer. False when the page never becomes idle.
 */
export async function settle(world: World): Promise<boolean> {
  const { clock } = world;
  const end = clock.nowMs + longestMs;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await settleCalls(world);
    if (world.pages.every((page) => page.isIdle())) return true;
    if (clock.nowMs > end || !clock.advanceToNextTimer()) return false;
  }
}

/** Advances time by `ms`: each timer runs at its own moment, with everything that follows from it before the next. */
export async function passTime(world: World, ms: number): Promise<void> {
  const { clock } = world;
  const end = clock.nowMs + ms;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await settleCalls(world);
    const left = end - clock.nowMs;
    const next = clock.nextTimerInMs;
    if (next === null || next > left) {
      clock.advance(left);
      break;
    }
    clock.advanceToNextTimer();
  }
  await settleCalls(world);
}

async function settleCalls({ network }: World): Promise<void> {
  await network.settled();
}
