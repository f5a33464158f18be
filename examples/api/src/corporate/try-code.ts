import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Selectable } from 'kysely';

import type { ApiFailure } from '../http/api-failure.ts';
import { tryingAgain } from '../database/engine-error.ts';
import type { Database, EmailCodeRow } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import { isRightCode } from './email-code.ts';

export interface CodeTry {
  readonly now: Temporal.Instant;
  /** The company address. */
  readonly email: string;
  /** What the visitor typed. */
  readonly typed: string;
  /** The client as stored in the tables; null when it isn't counted. */
  readonly client: string | null;
}

/**
 * Whether this is the address's live code; if so, uses it up. Counts the attempt before comparing, so that concurrent
 * guesses can't exceed five, and refuses further attempts at the same code. Someone who just used the code may confirm
 * it again from the same network, in case the response was lost.
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

/** After this many attempts only a new code helps. */
const triesPerCode = 5;

/** How long, in seconds, and how often a used code can be confirmed again. */
const sayingAgain = { seconds: 60, most: 3 };

/** Counts an attempt at the live code and returns the code; null when none is live. */
function countAtCode(
  database: Database,
  { now, email }: CodeTry,
): Promise<Result<Selectable<EmailCodeRow> | null, ApiFailure>> {
  const at = instantText(now);
  const address = email.toLowerCase();
  return inTransaction(database, async (transaction) => {
    // A single conditional update: concurrent attempts reevaluate the condition on the locked row.
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

/** False when another request used the code first. */
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
 * Codes for this address that the same client used up in the last minute. Counts the attempt before comparing, up to
 * three.
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
