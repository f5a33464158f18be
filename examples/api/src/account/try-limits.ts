import type { IdSource, Temporal } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { holdCount } from '../limits.ts';
import { instantText, readInstant } from '../request-time.ts';

/** So many within so many minutes, sliding. */
export interface TryLimit {
  /** Who or what is counted, as a mark: never a name or an address. */
  readonly holder: string;
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts a try for each of the limits, or refuses it because one of them is reached; then none is counted. Whoever is
 * counted is held meanwhile, so that of any number at once as many get through as may. Answers what `uncount` takes.
 */
export async function countTry(
  database: Database,
  ids: IdSource,
  limits: readonly TryLimit[],
  { now, refusal }: { readonly now: Temporal.Instant; readonly refusal: ApiFailure },
): Promise<{ readonly refused: ApiFailure } | { readonly tries: readonly string[] }> {
  const at = instantText(now);
  const late = (until: Temporal.Instant): { readonly refused: ApiFailure } => {
    const waitMs = until.epochMilliseconds - now.epochMilliseconds;
    return { refused: { ...refusal, retryAfterSeconds: Math.ceil(waitMs / 1_000) } };
  };
  // Looked at once more below; here so that a flood past a limit writes nothing and waits for nobody.
  for (const limit of limits) {
    // oxlint-disable-next-line no-await-in-loop
    const until = await fullUntil(database, limit, now);
    if (until !== null) return late(until);
  }
  return inTransaction(database, async (transaction) => {
    for (const limit of limits) {
      // One after the other, in an order that all requests share: no two wait for each other.
      // oxlint-disable-next-line no-await-in-loop
      await holdCount(transaction, limit.holder, at);
      // oxlint-disable-next-line no-await-in-loop
      const until = await fullUntil(transaction, limit, now);
      if (until !== null) return late(until);
    }
    const rows = limits.map(({ holder }) => ({ id: ids.next(), holder, at }));
    if (rows.length > 0) await transaction.insertInto('account_tries').values(rows).execute();
    return { tries: rows.map(({ id }) => id) };
  });
}

/** Takes away what no limit counts any more. */
export async function forgetOldTries(database: Database, now: Temporal.Instant): Promise<void> {
  const dayAgo = instantText(now.subtract({ hours: 24 }));
  await database.deleteFrom('account_tries').where('at', '<', dayAgo).execute();
}

/** Takes tries back that turned out right. */
export async function uncount(database: Database, tries: readonly string[]): Promise<void> {
  if (tries.length === 0) return;
  await database.deleteFrom('account_tries').where('id', 'in', tries).execute();
}

/** Takes every try of somebody back. */
export async function forgetTries(database: Database, holder: string): Promise<void> {
  await database.deleteFrom('account_tries').where('holder', '=', holder).execute();
}

/** When the limit has room again; null while it has. */
async function fullUntil(
  database: Database,
  { holder, most, minutes }: TryLimit,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const oldest = await database
    .selectFrom('account_tries')
    .select('at')
    .where('holder', '=', holder)
    .where('at', '>', instantText(now.subtract({ minutes })))
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return readInstant(oldest?.at ?? '')?.add({ minutes }) ?? null;
}
