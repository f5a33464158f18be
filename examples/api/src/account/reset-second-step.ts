import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import { changedMail } from '../mail/account-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { recordEvent } from './account-events.ts';
import { accountOfMember } from './account-table.ts';
import { replaceRecoveryCodes, secondStepOf } from './second-step-table.ts';
import { endOtherSessions } from './session-table.ts';

/**
 * Turns the second step off for a member who has lost both the phone and the recovery codes, ends every session, and
 * mails the member. For staff who have seen that it's them.
 */
export async function resetSecondStep(
  { database, ids, publicUrl }: Pick<NoticeBacking, 'database' | 'ids' | 'publicUrl'>,
  memberId: string,
  now: Temporal.Instant,
): Promise<Result<string, string>> {
  const account = await accountOfMember(database, memberId);
  if (!account) return Err(`There is no account of member ${memberId}.`);
  if (!(await secondStepOf(database, account.id))) {
    return Err(`Two-step login is off for member ${memberId}.`);
  }
  const at = instantText(now);
  const origin = { network: null, browser: null, system: null };
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('second_steps').where('account_id', '=', account.id).execute();
    await replaceRecoveryCodes(transaction, account.id, []);
    await endOtherSessions(transaction, account.id, null, at);
    const event = { accountId: account.id, kind: 'second-step-off', origin, now } as const;
    await recordEvent(transaction, ids, event);
    const mail = changedMail(account, 'secondStepOff', publicUrl, 'en-US');
    await queueMail(transaction, mail, { id: ids.next(), at });
  });
  return Ok(`Two-step login is off for member ${memberId}. They were told by mail.`);
}
