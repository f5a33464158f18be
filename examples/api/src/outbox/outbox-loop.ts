import type { Clock, Logger } from '@foyer/core';

import { outsideOfTraces } from '../tracing/spans.ts';

export interface OutboxLoop {
  /** Checks for due work now instead of at the next interval. */
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
}

/** Runs `work` now, on every wake and at an interval, one run at a time. A failed run is logged and tried again. */
export function startOutboxLoop({
  clock,
  logger,
  work,
  everyMs = 5_000,
}: OutboxLoopOptions): OutboxLoop {
  let stopped = false;
  let woken = false;
  let running: Promise<void> | null = null;
  let cancelTimer = () => {};

  const look = () => {
    cancelTimer();
    if (stopped) return;
    if (running) {
      woken = true;
      return;
    }
    running = outsideOfTraces(() => work(() => stopped))
      .catch((error: unknown) => {
        logger.error('outbox-unreadable', {
          kind: error instanceof Error ? error.name : 'unknown',
        });
      })
      .finally(() => {
        running = null;
        const again = woken;
        woken = false;
        if (again) look();
        else if (!stopped) cancelTimer = clock.after(everyMs, look);
      });
  };
  look();
  return {
    wake: look,
    async stop() {
      stopped = true;
      cancelTimer();
      await running;
    },
  };
}
