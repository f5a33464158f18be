import type { Clock, Logger, Temporal } from '@foyer/core';

import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import { queueDigests } from './digest.ts';
import { endOldHolds } from '../visits/time-holds.ts';
import { endOldOffers } from '../visits/wait-list.ts';
import { announceLeads, answerLeads } from './new-leads.ts';

interface NoticeLoopOptions extends NoticeBacking {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called after each round, to deliver what it queued. */
  readonly onQueued: () => void;
}

/** The pause between rounds, in ms. It keeps announcements from slowing down a burst of new leads. */
const pauseMs = 100;

/**
 * Queues the mails and events that no request queues. Announces new leads whenever it is woken, and checks once a minute
 * for digests, for visitors who never chose a time, and for offers of the wait list that nobody took.
 */
export function startNotices({
  clock,
  logger,
  onQueued,
  ...backing
}: NoticeLoopOptions): OutboxLoop {
  const { database, ids } = backing;
  let lastMinute: number | null = null;
  const loop = startOutboxLoop({
    clock,
    logger,
    async work() {
      const now = clock.now();
      const more = await announceLeads(database, ids, instantText(now));
      const minute = Math.floor(now.epochMilliseconds / 60_000);
      if (minute !== lastMinute) await queueTimed(backing, now);
      lastMinute = minute;
      onQueued();
      await new Promise<void>((done) => {
        clock.after(pauseMs, done);
      });
      if (more) loop.wake();
    },
  });
  return loop;
}

/** Queues immediately what the loop would queue: new leads, mails to visitors without a visit, and digests. */
export async function queueNotices(backing: NoticeBacking, now: Temporal.Instant): Promise<void> {
  const { database, ids } = backing;
  while (await announceLeads(database, ids, instantText(now)));
  await queueTimed(backing, now);
}

async function queueTimed(backing: NoticeBacking, now: Temporal.Instant): Promise<void> {
  await endOldOffers(backing, now);
  await endOldHolds(backing.database, instantText(now));
  await answerLeads(backing, now);
  await queueDigests(backing, now);
}
