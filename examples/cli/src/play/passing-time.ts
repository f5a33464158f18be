import type { World } from './world.ts';

/** More virtual time than anything in the flow waits for: who is still busy then waits for something that never comes. */
const longestMs = 60 * 60_000;

/**
 * Lets things happen until the page is quiet: real answers first, with time standing still, and when nothing but time
 * is waited for, on to the next timer. False when the page waits for what never comes. CL-02
 */
export async function settleDown(world: World): Promise<boolean> {
  const { clock } = world;
  const end = clock.nowMs + longestMs;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await letAnswersIn(world);
    if (world.pages.every((page) => page.isQuiet())) return true;
    const tooLong = clock.nowMs > end;
    if (tooLong || !clock.advanceToNextTimer()) return false;
  }
}

/** Moves time on by `ms`: each timer at its own moment, and what it set going before the next. CL-02 */
export async function passTime(world: World, ms: number): Promise<void> {
  const { clock } = world;
  const end = clock.nowMs + ms;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await letAnswersIn(world);
    const left = end - clock.nowMs;
    const next = clock.nextTimerInMs;
    if (next === null || next > left) {
      clock.advance(left);
      break;
    }
    clock.advanceToNextTimer();
  }
  await letAnswersIn(world);
}

/** Waits for real answers and for all that follows from them at once. */
function letAnswersIn({ network, pages }: World): Promise<unknown> {
  return pages.every((page) => page.isFetched)
    ? network.settled()
    : Promise.all(pages.map((page) => page.fetched)).then(() => network.settled());
}
