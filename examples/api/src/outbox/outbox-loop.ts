import type { Clock, Logger } from '@foyer/core';

import { outsideOfTraces } from '../tracing/spans.ts';

export interface OutboxLoop {
  wake(): void;
  /** Finishes the work in progress and ends the loop. */
  stop(): Promise<void>;
}

interface OutboxLoopOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Does everything that is due. Ends early when `isStopped` becomes true. */
  readonly work: (isStopped: () => boolean) => Promise<void>;
  /** Time between two checks, in ms. */
  readonly everyMs?: number;
  /** Time from the start to the first check, in ms. By default, it's at once. */
  readonly firstAfterMs?: number;
  /** How many runs of `work` may be in progress at once, so that a slow one doesn't hold up the rest. */
  readonly atOnce?: number;
}

/** For work that can wait until a server has answered the requests that waited for its start, in ms. */
export const afterFirstRequestsMs = 1_000;

/** Runs `work` at the start, on every wake and at an interval. A failed run is logged and tried again. */
export function startOutboxLoop({
  clock,
  logger,
  work,
  everyMs = 5_000,
  firstAfterMs = 0,
  atOnce = 1,
}: OutboxLoopOptions): OutboxLoop {
  let stopped = false;
  let woken = false;
  const running = new Set<Promise<void>>();
  let cancelTimer = () => {};

  const run = () => {
    const one = outsideOfTraces(() => work(() => stopped))
      .catch((error: unknown) => {
        logger.error('outbox-unreadable', {
          kind: error instanceof Error ? error.name : 'unknown',
        });
      })
      .finally(() => {
        running.delete(one);
        if (woken) look();
        else if (!stopped) {
          cancelTimer();
          cancelTimer = clock.after(everyMs, look);
        }
      });
    running.add(one);
  };
  // If some are still running, one more is enough for the new work.
  const look = () => {
    cancelTimer();
    if (stopped) return;
    woken = running.size === atOnce;
    const most = running.size === 0 ? atOnce : Math.min(running.size + 1, atOnce);
    while (running.size < most) run();
  };
  if (firstAfterMs === 0) look();
  else cancelTimer = clock.after(firstAfterMs, look);
  return {
    wake: look,
    async stop() {
      stopped = true;
      cancelTimer();
      await Promise.all(running);
    },
  };
}
