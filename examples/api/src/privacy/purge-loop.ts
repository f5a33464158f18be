import type { Clock } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import type { ServerLogger } from '../http/request-log.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import { purge } from './purge.ts';
import type { Retention } from './retention.ts';

interface PurgeLoopOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: ServerLogger;
  readonly retention: Retention;
}

/** Purges at the start and then every hour. Logs how many rows of what, and nothing about anyone. */
export function startPurging({ database, clock, logger, retention }: PurgeLoopOptions): OutboxLoop {
  return startOutboxLoop({
    clock,
    logger,
    everyMs: 3_600_000,
    async work(isStopped) {
      const counts = await purge(database, retention, clock.now(), { isStopped });
      if (Object.keys(counts).length > 0) logger.info('purged', counts);
    },
  });
}
