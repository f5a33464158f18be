import type { Clock, Logger, Temporal } from '@foyer/core';

import type { LimitBacking } from '../http/limit-rules.ts';
import { instantText } from '../http/request-time.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import { announceLeads } from './announce-leads.ts';
import { queueDigests } from './digest.ts';
import { answerLeads } from './received-leads.ts';

interface NoticeLoopOptions extends LimitBacking {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called after each round, to deliver what it queued. */
  readonly onQueued: () => void;
}

/** Queues everything that no request queues: see `queueNotices`. */
export function startNotices({
  clock,
  logger,
  onQueued,
  ...backing
}: NoticeLoopOptions): OutboxLoop {
  return startOutboxLoop({
    clock,
    logger,
    async work() {
      await queueNotices(backing, clock.now());
      onQueued();
    },
  });
}

/** Tells clubs about new leads, answers visitors without a visit, and sends the clubs' digests. */
export async function queueNotices(backing: LimitBacking, now: Temporal.Instant): Promise<void> {
  const { database, ids } = backing;
  await announceLeads(database, ids, instantText(now));
  await answerLeads(backing, now);
  await queueDigests(database, ids, now);
}
