import type { Temporal } from '@foyer/core';
import { sql } from 'kysely';

import type { ApiFailure } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import { type Limit, refusalPast } from '../limits.ts';
import { instantText } from '../request-time.ts';

/** Tries at one code; then only another code helps. */
export const triesPerCode = 5;
const codesPerAddress: readonly Limit[] = [
  { most: 3, hours: 1 },
  { most: 5, hours: 24 },
];
const codesPerClient: readonly Limit[] = [{ most: 10, hours: 1 }];
const triesPerClient: readonly Limit[] = [{ most: 30, hours: 1 }];

/** The refusal of another code to the address; null when it may have one. `field` is where the caller named it. */
export async function codesSpentBy(
  database: Database,
  email: string,
  now: Temporal.Instant,
  field: string,
): Promise<ApiFailure | null> {
  const message = 'This address has had as many codes as it may: 3 an hour, 5 a day.';
  const timesSince = codeTimes(database, 'email', email);
  const refusal = await refusalPast(
    { limits: codesPerAddress, code: 'TOO_MANY_CODES', message, timesSince },
    now,
  );
  return refusal && { ...refusal, field };
}

/** The refusal of another code to the client; null when it may have one. */
export function codesSpentFrom(
  database: Database,
  client: string,
  now: Temporal.Instant,
): Promise<ApiFailure | null> {
  const message = 'This network has asked for as many codes as it may: 10 an hour.';
  const timesSince = codeTimes(database, 'client', client);
  return refusalPast({ limits: codesPerClient, code: 'TOO_MANY_CODES', message, timesSince }, now);
}

/** The refusal of another try to the client; null when it may try. */
export function triesSpentFrom(
  database: Database,
  client: string,
  now: Temporal.Instant,
): Promise<ApiFailure | null> {
  const message = 'This network has tried as many codes as it may: 30 an hour.';
  const timesSince = (since: string) =>
    database
      .selectFrom('code_tries')
      .select('at')
      .where('client', '=', client)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .execute();
  return refusalPast({ limits: triesPerClient, code: 'TOO_MANY_TRIES', message, timesSince }, now);
}

/** Takes away what no limit counts any more. */
export async function forgetOldTries(database: Database, now: Temporal.Instant): Promise<void> {
  const dayAgo = instantText(now.subtract({ hours: 24 }));
  await database.deleteFrom('code_tries').where('at', '<', dayAgo).execute();
  await sql`delete from code_limits where touched_at < ${dayAgo}`.execute(database);
}

/** When the codes of an address, or those that a client asked for, were made. */
function codeTimes(database: Database, column: 'email' | 'client', value: string) {
  return (since: string): Promise<{ readonly at: string }[]> =>
    database
      .selectFrom('email_codes')
      .select('created_at as at')
      .where(column, '=', value)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .execute();
}
