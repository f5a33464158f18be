import { Err, Ok, type Result } from '@foyer/core';

import type { ApiFailure } from '../http/api-failure.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { changedMail, confirmEmailMail, undoEmailMail } from '../mail/account-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { instantText } from '../http/request-time.ts';
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

/** A confirmation link for a pending address, ready to be stored and mailed. */
export type ConfirmationLink = Awaited<ReturnType<typeof prepareConfirmation>>;

/** Hashes and encrypts outside of the transaction that stores the link, because both may read the database. */
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

/** Stores the address as pending, replacing any other pending address, and mails the link to it. */
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

/** The pending email address, even when its link has expired; null for none. */
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
 * Makes the pending address the account's address and mails the former one an undo link. Login links sent to the former
 * address stop working. Only the session that requested the change stays signed in.
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
 * Restores the address that the link was mailed to and ends every session. Every link mailed since then stops working
 * too: a thief who changed the address again has their own undo link. Older undo links keep working, so that the
 * thief's link can't cancel the owner's.
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

/** The link was already used or replaced. */
export const tokenUsed: ApiFailure = {
  status: 410,
  code: 'TOKEN_USED',
  message: 'This link was used, or a newer one took its place.',
  field: 'token',
};
