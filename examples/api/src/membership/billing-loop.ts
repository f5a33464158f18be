import type { Clock, Logger } from '@foyer/core';

import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import { type BillingBacking, billMembers } from './bill-members.ts';

interface BillingLoopOptions extends BillingBacking {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called after each round, to deliver what it queued. */
  readonly onQueued: () => void;
}

/** Bills members at the start and then every minute, so that each bill is made soon after midnight at its club. */
export function startBilling({
  clock,
  logger,
  onQueued,
  ...backing
}: BillingLoopOptions): OutboxLoop {
  return startOutboxLoop({
    clock,
    logger,
    everyMs: 60_000,
    async work() {
      await billMembers(backing, clock.now());
      onQueued();
    },
  });
}
