import { Err, Ok, type Result } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { changedMail, confirmEmailMail, undoEmailMail } from '../mail/account-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { instantText } from '../request-time.ts';
import { changeAccount } from './account-table.ts';
import {
  endLinks,
  type LinkPost,
  type LiveLink,
  loginPurposes,
  newLinkToken,
  useLink,
} from './mailed-link-table.ts';
import { endOtherSessions, type SignedIn } from './session-table.ts';

const lifetimes = { confirm: { hours: 48 }, undo: { hours: 7 * 24 } } as const;

/** A link to an address that waits to be confirmed, ready to be stored and mailed. */
export type ConfirmationLink = Awaited<ReturnType<typeof prepareConfirmation>>;

/** Marks and seals outside of the transaction that stores the link, because both may read the database. */
export async function prepareConfirmation(
  { secret, now, publicUrl, locale }: LinkPost,
  email: string,
) {
  const { tokenHash, sealedCode } = await newLinkToken(secret);
  const uselessAt = now.add(lifetimes.confirm);
  return {
    email,
    tokenHash,
    expiresAt: instantText(uselessAt),
    mail: confirmEmailMail(email, { publicUrl, sealedCode, uselessAt }, locale),
  };
}

/** Stores the address as pending, in place of one that was, and mails it the link. SE-21 */
export async function storeConfirmation(
  transaction: Database,
  { ids, now }: LinkPost,
  { account, sessionHash }: SignedIn,
  { email, tokenHash, expiresAt, mail }: ConfirmationLink,
): Promise<void> {
  const at = instantText(now);
  await endLinks(transaction, account.id, ['confirm-email'], at);
  await transaction
    .insertInto('mailed_links')
    .values({
      token_hash: tokenHash,
      account_id: account.id,
      purpose: 'confirm-email',
      email,
      session_hash: sessionHash,
      created_at: at,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  await queueMail(transaction, mail, { id: ids.next(), at });
}

/** The address that waits to be confirmed, however old its link is; null for none. */
export async function pendingEmail(database: Database, accountId: string): Promise<string | null> {
  const link = await database
    .selectFrom('mailed_links')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'confirm-email')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return link?.email ?? null;
}

/**
 * Makes the pending address the account's, and mails the former one a link that undoes it. Links to a login that went to
 * the former address end. Of the sessions, the one that asked stays. SE-21, SE-22, SE-23
 */
export async function confirmEmail(
  { database, ids, secret, now, publicUrl, locale }: LinkPost,
  { account, email, tokenHash, sessionHash }: LiveLink & { readonly email: string },
): Promise<Result<void, ApiFailure>> {
  const at = instantText(now);
  const undo = await newLinkToken(secret);
  const uselessAt = now.add(lifetimes.undo);
  const mail = undoEmailMail(
    account,
    { publicUrl, sealedCode: undo.sealedCode, uselessAt },
    locale,
  );
  return inTransaction(database, async (transaction) => {
    if (!(await useLink(transaction, tokenHash, at))) return Err(tokenUsed);
    await changeAccount(transaction, account.id, addressColumns(email, at));
    await endLinks(transaction, account.id, loginPurposes, at);
    await endOtherSessions(transaction, account.id, sessionHash, at);
    await transaction
      .insertInto('mailed_links')
      .values({
        token_hash: undo.tokenHash,
        account_id: account.id,
        purpose: 'undo-email',
        email: account.email,
        session_hash: null,
        created_at: at,
        expires_at: instantText(uselessAt),
        ended_at: null,
      })
      .execute();
    await queueMail(transaction, mail, { id: ids.next(), at });
    return Ok(undefined);
  });
}

/**
 * Restores the address that the link was mailed to, and ends every session. All links mailed since end too: a thief who
 * moved the address on has an undo link of their own. An older undo link stays, so that theirs can't end the owner's. SE-22
 */
export async function undoEmail(
  { database, ids, now, locale }: LinkPost,
  { account, email, tokenHash, createdAt }: LiveLink & { readonly email: string },
): Promise<Result<void, ApiFailure>> {
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    if (!(await useLink(transaction, tokenHash, at))) return Err(tokenUsed);
    await changeAccount(transaction, account.id, addressColumns(email, at));
    await transaction
      .updateTable('mailed_links')
      .set({ ended_at: at })
      .where('account_id', '=', account.id)
      .where('created_at', '>=', createdAt)
      .where('ended_at', 'is', null)
      .execute();
    await endOtherSessions(transaction, account.id, null, at);
    const mail = changedMail(account, 'emailRestored', locale);
    await queueMail(transaction, mail, { id: ids.next(), at });
    return Ok(undefined);
  });
}

function addressColumns(email: string, at: string) {
  return { email, email_key: email.toLowerCase(), updated_at: at };
}

/** A link that was used before, or replaced. */
export const tokenUsed: ApiFailure = {
  status: 410,
  code: 'TOKEN_USED',
  message: 'This link was used, or a newer one took its place.',
  field: 'token',
};
