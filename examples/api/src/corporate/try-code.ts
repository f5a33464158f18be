import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Selectable } from 'kysely';

import type { ApiFailure } from '../api-failure.ts';
import { tryingAgain } from '../database/engine-error.ts';
import type { Database, EmailCodeRow } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
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
 * that of any number of guesses at once five are looked at. Another try at a code that had five is refused. Who used the code a moment ago, from the same network, may hear so again: the answer
 * may have been lost. CJ-20
 */
export async function tryCode(
  database: Database,
  secret: ServerSecret,
  attempt: CodeTry,
): Promise<Result<boolean, ApiFailure>> {
  const { now, typed, client } = attempt;
  const counted = await tryingAgain(() => countAtCode(database, attempt));
  if (!counted.ok) return counted;
  const live = counted.val;
  const at = instantText(now);
  if (live !== null) {
    const right = await isRightCode(secret, typed, { codeHash: live.code_hash, salt: live.salt });
    if (!right) return Ok(false);
    if (await useUp(database, live, client, at)) return Ok(true);
  }
  const used = client === null ? [] : await codesUsedBy(database, client, attempt);
  const verdicts = used.map(({ code_hash: codeHash, salt }) =>
    isRightCode(secret, typed, { codeHash, salt }),
  );
  return Ok((await Promise.all(verdicts)).includes(true));
}

/** Tries at one code; then only another code helps. */
const triesPerCode = 5;

/** How long the user of a code may hear of it again, in seconds, and how often. */
const sayingAgain = { seconds: 60, most: 3 };

/** Counts the try at the live code and returns the code, null when none is live. */
function countAtCode(
  database: Database,
  { now, email }: CodeTry,
): Promise<Result<Selectable<EmailCodeRow> | null, ApiFailure>> {
  const at = instantText(now);
  const address = email.toLowerCase();
  return inTransaction(database, async (transaction) => {
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
function useUp(
  database: Database,
  code: Selectable<EmailCodeRow>,
  client: string | null,
  at: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const used = await transaction
      .updateTable('email_codes')
      .set({ ended_at: at, used_by: client })
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

/**
 * The codes of the address that the client itself used up in the last minute. Counted before they are compared, like any
 * other try: three are looked at.
 */
function codesUsedBy(
  database: Database,
  client: string,
  { now, email }: CodeTry,
): Promise<Selectable<EmailCodeRow>[]> {
  return database
    .updateTable('email_codes')
    .set((row) => ({ said_again: row('said_again', '+', 1) }))
    .where('email', '=', email.toLowerCase())
    .where('used_by', '=', client)
    .where('ended_at', '>=', instantText(now.subtract({ seconds: sayingAgain.seconds })))
    .where('said_again', '<', sayingAgain.most)
    .returningAll()
    .execute();
}

const codeSpent: ApiFailure = {
  status: 409,
  code: 'CODE_SPENT',
  message: `The code was tried ${triesPerCode} times. Only another one helps.`,
  field: 'token',
};
