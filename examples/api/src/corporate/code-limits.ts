import type { Temporal } from '@foyer/core';
import { sql } from 'kysely';

import type { ApiFailure } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import { instantText, readInstant } from '../request-time.ts';

/** So many within so many hours. CJ-20 */
interface Limit {
  readonly most: number;
  readonly hours: number;
}

/** Tries at one code; then only another code helps. */
export const triesPerCode = 5;
const codesPerAddress: readonly Limit[] = [
  { most: 3, hours: 1 },
  { most: 5, hours: 24 },
];
const codesPerClient: readonly Limit[] = [{ most: 10, hours: 1 }];
const triesPerClient: readonly Limit[] = [{ most: 30, hours: 1 }];

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

/** The refusal of another code to the address; null when it may have one. `field` is where the caller named it. */
export async function codesSpentBy(
  database: Database,
  email: string,
  now: Temporal.Instant,
  field: string,
): Promise<ApiFailure | null> {
  const until = await fullUntil(codesPerAddress, now, (since) =>
    database
      .selectFrom('email_codes')
      .select('created_at as at')
      .where('email', '=', email)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .execute(),
  );
  return until && { ...tooMany('TOO_MANY_CODES', addressCodes, now, until), field };
}

/** The refusal of another code to the client; null when it may have one. */
export async function codesSpentFrom(
  database: Database,
  client: string,
  now: Temporal.Instant,
): Promise<ApiFailure | null> {
  const until = await fullUntil(codesPerClient, now, (since) =>
    database
      .selectFrom('email_codes')
      .select('created_at as at')
      .where('client', '=', client)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .execute(),
  );
  return until && tooMany('TOO_MANY_CODES', clientCodes, now, until);
}

/** The refusal of another try to the client; null when it may try. */
export async function triesSpentFrom(
  database: Database,
  client: string,
  now: Temporal.Instant,
): Promise<ApiFailure | null> {
  const until = await fullUntil(triesPerClient, now, (since) =>
    database
      .selectFrom('code_tries')
      .select('at')
      .where('client', '=', client)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .execute(),
  );
  return until && tooMany('TOO_MANY_TRIES', clientTries, now, until);
}

/** Takes away what no limit counts any more. */
export async function forgetOldTries(database: Database, now: Temporal.Instant): Promise<void> {
  const dayAgo = instantText(now.subtract({ hours: 24 }));
  await database.deleteFrom('code_tries').where('at', '<', dayAgo).execute();
  await sql`delete from code_limits where touched_at < ${dayAgo}`.execute(database);
}

const addressCodes = 'This address has had as many codes as it may: 3 an hour, 5 a day.';
const clientCodes = 'This network has asked for as many codes as it may: 10 an hour.';
const clientTries = 'This network has tried as many codes as it may: 30 an hour.';

/** When the last of the limits that are reached has room again; null when none is reached. */
async function fullUntil(
  limits: readonly Limit[],
  now: Temporal.Instant,
  countSince: (since: string) => Promise<readonly { readonly at: string }[]>,
): Promise<Temporal.Instant | null> {
  const longest = Math.max(...limits.map(({ hours }) => hours));
  const times = await countSince(instantText(now.subtract({ hours: longest })));
  const ends = limits.flatMap(({ most, hours }) => {
    const oldest = readInstant(times[most - 1]?.at ?? '');
    const end = oldest?.add({ hours });
    return end && end.epochMilliseconds > now.epochMilliseconds ? end : [];
  });
  return ends.reduce<Temporal.Instant | null>(
    (last, end) => (last && last.epochMilliseconds >= end.epochMilliseconds ? last : end),
    null,
  );
}

function tooMany(
  code: string,
  message: string,
  now: Temporal.Instant,
  until: Temporal.Instant,
): ApiFailure {
  const waitMs = until.epochMilliseconds - now.epochMilliseconds;
  return { status: 429, code, message, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}
