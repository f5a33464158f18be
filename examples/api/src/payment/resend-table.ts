import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import { tryingAgain } from '../database/engine-error.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/schema.ts';
import { holdCount, type Limit, refusalPast } from '../limits.ts';
import type { Mail } from '../mail/confirmation-mail.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { instantText } from '../request-time.ts';

const resendsPerMember: readonly Limit[] = [{ most: 3, hours: 1 }];

/** The refusal of another confirmation to the member; null when they may have one. HT-15 */
export function resendsSpentBy(
  database: Database,
  memberId: string,
  now: Temporal.Instant,
): Promise<ApiFailure | null> {
  return refusalPast(
    {
      limits: resendsPerMember,
      code: 'TOO_MANY_RESENDS',
      message: 'The confirmation was mailed again as often as it may be: 3 times an hour.',
      timesSince: (since) =>
        database
          .selectFrom('confirmation_resends')
          .select('at')
          .where('member_id', '=', memberId)
          .where('at', '>', since)
          .orderBy('at', 'desc')
          .execute(),
    },
    now,
  );
}

/** Puts the mail out and counts it, or neither, however many ask at once. */
export function queueResend(
  database: Database,
  ids: IdSource,
  {
    memberId,
    mail,
    now,
  }: { readonly memberId: string; readonly mail: Mail; readonly now: Temporal.Instant },
): Promise<Result<void, ApiFailure>> {
  const at = instantText(now);
  const work = async (transaction: Database): Promise<Result<void, ApiFailure>> => {
    await holdCount(transaction, `member ${memberId}`, at);
    const refusal = await resendsSpentBy(transaction, memberId, now);
    if (refusal) return Err(refusal);
    await transaction
      .insertInto('confirmation_resends')
      .values({ id: ids.next(), member_id: memberId, at })
      .execute();
    const dayAgo = instantText(now.subtract({ hours: 24 }));
    await transaction.deleteFrom('confirmation_resends').where('at', '<', dayAgo).execute();
    await queueMail(transaction, mail, { id: ids.next(), at });
    return Ok(undefined);
  };
  return tryingAgain(() => inTransaction(database, work));
}
