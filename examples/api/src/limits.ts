import type { Temporal } from '@foyer/core';

import type { ApiFailure } from './api-failure.ts';
import type { Database } from './database/schema.ts';
import { instantText, readInstant } from './request-time.ts';

/** So many within so many hours, which slide. CJ-20 */
export interface Limit {
  readonly most: number;
  readonly hours: number;
}

/** What is counted, and what is said past a limit of it. */
export interface Counted {
  readonly limits: readonly Limit[];
  readonly code: string;
  readonly message: string;
  /** When it happened, since an instant, newest first. */
  readonly timesSince: (since: string) => Promise<readonly { readonly at: string }[]>;
}

/** The refusal of one more, which says when to come back; null when there is room. */
export async function refusalPast(
  { limits, code, message, timesSince }: Counted,
  now: Temporal.Instant,
): Promise<ApiFailure | null> {
  const longest = Math.max(...limits.map(({ hours }) => hours));
  const times = await timesSince(instantText(now.subtract({ hours: longest })));
  const waitsMs = limits.flatMap(({ most, hours }) => {
    const oldest = readInstant(times[most - 1]?.at ?? '');
    return oldest ? oldest.add({ hours }).epochMilliseconds - now.epochMilliseconds : [];
  });
  const waitMs = Math.max(0, ...waitsMs);
  if (waitMs === 0) return null;
  return { status: 429, code, message, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}

/**
 * Holds the row of someone who is counted until the transaction ends: what is counted meanwhile stays true, however
 * many ask at once and of however many servers.
 */
export async function holdCount(transaction: Database, holder: string, at: string): Promise<void> {
  await transaction
    .insertInto('code_limits')
    .values({ holder, touched_at: at })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ touched_at: at }))
    .execute();
}
