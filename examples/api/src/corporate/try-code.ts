import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import type { Selectable } from 'kysely';

import type { ApiFailure } from '../api-failure.ts';
import { tryingAgain } from '../database/engine-error.ts';
import type { Database, EmailCodeRow } from '../database/schema.ts';
import { instantText } from '../request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import { holdCount, triesPerCode, triesSpentFrom } from './code-limits.ts';
import { isRightCode } from './email-code.ts';

export interface CodeTry {
  readonly now: Temporal.Instant;
  /** The company address. */
  readonly email: string;
  /** What was typed. */
  readonly typed: string;
  /** Who tries, as the tables know them; null when nobody counts. */
  readonly client: string | null;
}

/**
 * Whether this is the address's live code, which it then is no more. The try is counted before anything is compared, so
 * that of any number of guesses at once five are looked at. Refused: another try at a code that had five, and any try
 * of a client that had its thirty. CJ-20
 */
export async function tryCode(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  attempt: CodeTry,
): Promise<Result<boolean, ApiFailure>> {
  const { now, typed, client } = attempt;
  // Looked at once more below; here so that a flood past the limit writes nothing.
  const refusal = client === null ? null : await triesSpentFrom(database, client, now);
  if (refusal) return Err(refusal);
  const counted = await tryingAgain(() => countTry(database, ids, attempt));
  if (!counted.ok) return counted;
  const code = counted.val;
  if (code === null) return Ok(false);
  const right = await isRightCode(secret, typed, { codeHash: code.code_hash, salt: code.salt });
  return Ok(right && (await useUp(database, code, instantText(now))));
}

/** Counts the try for the client and for the live code; answers the code, null when none is live. */
function countTry(
  database: Database,
  ids: IdSource,
  { now, email, client }: CodeTry,
): Promise<Result<Selectable<EmailCodeRow> | null, ApiFailure>> {
  const at = instantText(now);
  const address = email.toLowerCase();
  return database.transaction().execute(async (transaction) => {
    if (client !== null) {
      await holdCount(transaction, `client ${client}`, at);
      const refusal = await triesSpentFrom(transaction, client, now);
      if (refusal) return Err(refusal);
      await transaction.insertInto('code_tries').values({ id: ids.next(), client, at }).execute();
    }
    // One statement: the condition is tested again on the row itself once those before it are done.
    const code = await transaction
      .updateTable('email_codes')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('email', '=', address)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at)
      .where('tries', '<', triesPerCode)
      .returningAll()
      .executeTakeFirst();
    if (code) return Ok(code);
    const spent = await transaction
      .selectFrom('email_codes')
      .select('id')
      .where('email', '=', address)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirst();
    return spent ? Err(codeSpent) : Ok(null);
  });
}

/** False when another request was quicker: a code is good for one. */
function useUp(database: Database, code: Selectable<EmailCodeRow>, at: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('email_codes')
      .set({ ended_at: at })
      .where('id', '=', code.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!used) return false;
    await transaction
      .updateTable('corporate_contacts')
      .set({ verified_at: at })
      .where('id', '=', code.corporate_contact_id)
      .execute();
    return true;
  });
}

const codeSpent: ApiFailure = {
  status: 409,
  code: 'CODE_SPENT',
  message: `The code was tried ${triesPerCode} times. Only another one helps.`,
  field: 'token',
};
