import type { IdSource, Temporal } from '@foyer/core';

import type { ApiFailure } from './api-failure.ts';
import { tryingAgain } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText, readInstant } from './request-time.ts';

/** At most `most` tries in a sliding window of `minutes`. One holder may have several windows. */
export interface TryLimit {
  /** Who or what is counted, as a hash: never a name or an address. */
  readonly holder: string;
  readonly most: number;
  readonly minutes: number;
  /** The refusal past this limit; defaults to that of the count. */
  readonly refusal?: ApiFailure;
}

interface Counting {
  readonly now: Temporal.Instant;
  readonly refusal: ApiFailure;
  /** Caller-made ids of what is counted. An id counts once per holder, so a retry is free. Defaults to a single try. */
  readonly keys?: readonly string[];
}

/**
 * Counts a try against every limit, or refuses it and counts nothing. Locks the holders meanwhile, so that limits hold
 * under concurrency and across servers. Returns the keys for `uncount`. Takes part in a surrounding transaction.
 */
export async function countTry(
  database: Database,
  ids: IdSource,
  limits: readonly TryLimit[],
  { now, refusal, keys = [ids.next()] }: Counting,
): Promise<{ readonly refused: ApiFailure } | { readonly tries: readonly string[] }> {
  if (limits.length === 0) return { tries: [] };
  const asked = { now, refusal, keys };
  // Checked again below, under the lock. Checking here first means that a flood past a limit writes nothing and waits
  // for no lock.
  const early = database.isTransaction ? null : await refusalOf(database, limits, asked);
  if (early) return { refused: early };
  const holders = [...new Set(limits.map(({ holder }) => holder))];
  const at = instantText(now);
  const work = async (transaction: Database) => {
    await holdCounts(transaction, holders, at);
    const late = await refusalOf(transaction, limits, asked);
    if (late) return { refused: late };
    await transaction
      .insertInto('limit_tries')
      .values(holders.flatMap((holder) => keys.map((key) => ({ holder, key, at }))))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { tries: keys };
  };
  if (database.isTransaction) return work(database);
  const counted = await tryingAgain(() => inTransaction(database, work));
  await forgetOldTries(database, now);
  return counted;
}

/** Deletes tries that no limit counts anymore, at most once an hour per process. */
async function forgetOldTries(database: Database, now: Temporal.Instant): Promise<void> {
  const hour = Math.floor(now.epochMilliseconds / 3_600_000);
  if (forgottenIn.get(database) === hour) return;
  forgottenIn.set(database, hour);
  const dayAgo = instantText(now.subtract({ hours: 24 }));
  await database.deleteFrom('limit_tries').where('at', '<', dayAgo).execute();
  await database.deleteFrom('limit_holders').where('touched_at', '<', dayAgo).execute();
}

const forgottenIn = new WeakMap<Database, number>();

/** Uncounts tries that turned out to be correct. */
export async function uncount(database: Database, tries: readonly string[]): Promise<void> {
  if (tries.length === 0) return;
  await database.deleteFrom('limit_tries').where('key', 'in', tries).execute();
}

/** Uncounts every try of a holder. */
export async function forgetTries(database: Database, holder: string): Promise<void> {
  await database.deleteFrom('limit_tries').where('holder', '=', holder).execute();
}

/** Locks a holder's count until the transaction ends. */
export function holdCount(transaction: Database, holder: string, at: string): Promise<void> {
  return holdCounts(transaction, [holder], at);
}

/** Locks several holders' counts, always in the same order, so that transactions can't deadlock. */
export async function holdCounts(
  transaction: Database,
  holders: readonly string[],
  at: string,
): Promise<void> {
  await transaction
    .insertInto('limit_holders')
    .values(holders.toSorted().map((holder) => ({ holder, touched_at: at })))
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ touched_at: at }))
    .execute();
}

/** The refusal of these tries, including when to retry; null when they are within the limits. */
async function refusalOf(
  database: Database,
  limits: readonly TryLimit[],
  { now, refusal, keys }: Required<Counting>,
): Promise<ApiFailure | null> {
  const longest = Math.max(...limits.map(({ minutes }) => minutes));
  const rows = await database
    .selectFrom('limit_tries')
    .selectAll()
    .where(
      'holder',
      'in',
      limits.map(({ holder }) => holder),
    )
    .where('at', '>', instantText(now.subtract({ minutes: longest })))
    .orderBy('at', 'desc')
    .execute();
  for (const { holder, most, minutes, refusal: own = refusal } of limits) {
    const counted = rows.filter((row) => row.holder === holder);
    const known = new Set(counted.map(({ key }) => key));
    const fresh = keys.filter((key) => !known.has(key)).length;
    if (fresh === 0) continue;
    const since = instantText(now.subtract({ minutes }));
    const inWindow = counted.filter(({ at }) => at > since);
    if (inWindow.length + fresh <= most) continue;
    // There is room for all of them once the oldest try in their way leaves the window.
    const inTheWay = readInstant(inWindow[most - fresh]?.at ?? '') ?? now;
    const waitMs = inTheWay.add({ minutes }).epochMilliseconds - now.epochMilliseconds;
    return { ...own, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
  }
  return null;
}
