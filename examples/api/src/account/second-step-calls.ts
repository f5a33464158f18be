import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { changeRows, deleteRows, findRow, insertRow } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { failure } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import { memberCalls, type NoticeBacking } from '../http/serve-call.ts';
import { reportChange } from './account-events.ts';
import { accountOfMember } from './account-table.ts';
import { secureChange } from './change-calls.ts';
import {
  newKey,
  newRecoveryCodes,
  replaceRecoveryCodes,
  secondStepOf,
  spendSecondStepCode,
} from './second-step-table.ts';
import { endOtherSessions, holdSession, notSignedIn } from './session-table.ts';
import { proveMember } from './sign-in-calls.ts';

export const secondStepCalls = memberCalls({
  async getSecondStep(
    { caller: { account } },
    { database, requiresSecondStep: isRequired = false },
  ) {
    const step = await secondStepOf(database, account.id);
    if (!step) return Ok({ isOn: false, recoveryCodesLeft: 0, isRequired });
    const { left } = await database
      .selectFrom('recovery_codes')
      .select((row) => row.fn.countAll<number | string>().as('left'))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    return Ok({ isOn: true, recoveryCodesLeft: Number(left), isRequired });
  },

  async beginSecondStep(request, backing) {
    const { body, caller, now } = request;
    const { database, secret } = backing;
    const { account } = caller;
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    const key = newKey(account);
    const sealed = await secret.seal(key.secret);
    return inTransaction(database, async (transaction) => {
      if (!(await holdSession(transaction, caller))) return Err(notSignedIn);
      if (await secondStepOf(transaction, account.id)) return Err(alreadyOn);
      await deleteRows(transaction, 'second_steps', { account_id: account.id });
      await insertRow(transaction, 'second_steps', {
        account_id: account.id,
        sealed_key: sealed,
        confirmed_at: null,
        last_step: 0,
        created_at: instantText(now),
      });
      return Ok(key);
    });
  },

  async confirmSecondStep(request, backing) {
    const { body, caller, now, origin } = request;
    const { account } = caller;
    const pending = await findRow(backing.database, 'second_steps', { account_id: account.id });
    if (pending?.confirmed_at != null) return Err(alreadyOn);
    const used = await spendSecondStepCode(backing, account, body.code, {
      now,
      origin,
      isNew: true,
    });
    if (!used.ok) return used;
    const { codes, hashes } = await newRecoveryCodes(backing.secret, account.id);
    const changed = await secureChange(request, backing, {
      mail: 'secondStepOn',
      async beside(transaction) {
        const confirmed = { confirmed_at: instantText(now) };
        await changeRows(transaction, 'second_steps', { account_id: account.id }, confirmed);
        await replaceRecoveryCodes(transaction, account.id, hashes);
        return null;
      },
    });
    return changed.map(() => ({ recoveryCodes: [...codes] }));
  },

  async renewRecoveryCodes(request, backing) {
    const { body, caller, now, origin, locale } = request;
    const { account } = caller;
    const { database, secret } = backing;
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    const { codes, hashes } = await newRecoveryCodes(secret, account.id);
    const refused = await inTransaction(database, async (transaction) => {
      if (!(await holdSession(transaction, caller))) return notSignedIn;
      if (!(await secondStepOf(transaction, account.id))) return off;
      await replaceRecoveryCodes(transaction, account.id, hashes);
      const change = { ...backing, now, origin, locale };
      await reportChange(transaction, change, account, 'recoveryCodesMade');
      return null;
    });
    if (refused) return Err(refused);
    backing.onMail();
    return Ok({ recoveryCodes: [...codes] });
  },

  async turnOffSecondStep(request, backing) {
    const { body, caller } = request;
    const { account } = caller;
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    if (!(await secondStepOf(backing.database, account.id))) return Ok({ success: true });
    return secureChange(request, backing, {
      mail: 'secondStepOff',
      async beside(transaction) {
        await deleteRows(transaction, 'second_steps', { account_id: account.id });
        await replaceRecoveryCodes(transaction, account.id, []);
        return null;
      },
    });
  },
});

const alreadyOn = failure(409, 'SECOND_STEP_ON', 'The second step is on. Turn it off first.');

const off = failure(409, 'SECOND_STEP_OFF', 'The second step is off, so it has no recovery codes.');

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
    await deleteRows(transaction, 'second_steps', { account_id: account.id });
    await replaceRecoveryCodes(transaction, account.id, []);
    await endOtherSessions(transaction, account.id, null, at);
    const change = { ids, publicUrl, now, origin, locale: 'en-US' } as const;
    await reportChange(transaction, change, account, 'secondStepOff');
  });
  return Ok(`Two-step login is off for member ${memberId}. They were told by mail.`);
}
