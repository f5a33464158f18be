import { Err, Ok, type Result } from '@foyer/core';

import { findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ApiFailure } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import { memberCalls, publicCalls } from '../http/serve-call.ts';
import { confirmEmailMail, undoEmailMail } from '../mail/account-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { liftSuppression, suppressionOf } from '../mail/suppression-table.ts';
import { recordEvent, reportChange } from './account-events.ts';
import { changeAccount, type SignedIn } from './account-table.ts';
import {
  emailLinkRefusal,
  endLinks,
  type LinkPost,
  type LiveLink,
  loginPurposes,
  newLinkToken,
  readLink,
  useLink,
} from './mailed-link-table.ts';
import { liveLink, tokenUsed, unknownLink } from './registration-calls.ts';
import { endOtherSessions, holdAccount, holdSession, notSignedIn } from './session-table.ts';

export const pendingEmailCalls = memberCalls({
  /**
   * Mails the link to the pending address again, or to the account's own address if mail to it bounced. Doesn't ask for
   * the password, because entering the address already did.
   */
  async resendEmailLink({ caller, now, client, origin, locale }, backing) {
    const { database, secret } = backing;
    const own = caller.account.email;
    const hasBounced = (await suppressionOf(database, secret, own)) === 'bounced';
    const email = (await pendingEmail(database, caller.account.id)) ?? (hasBounced ? own : null);
    if (email === null) return Ok({ success: false });
    const refused = await emailLinkRefusal(backing, caller, email, { now, client });
    if (refused) return Err(refused);
    const post = { ...backing, now, origin, locale };
    const confirmation = await prepareConfirmation(post, email);
    const isHeld = await inTransaction(database, async (transaction) => {
      if (!(await holdSession(transaction, caller))) return false;
      await storeConfirmation(transaction, post, caller, confirmation);
      return true;
    });
    if (!isHeld) return Err(notSignedIn);
    backing.onMail();
    return Ok({ success: true });
  },

  /** Does nothing when no address is pending. */
  async cancelEmailChange({ caller: { account }, now, origin }, { database, ids }) {
    if ((await pendingEmail(database, account.id)) === null) return Ok({ success: true });
    await endLinks(database, account.id, ['confirm-email'], instantText(now));
    await recordEvent(database, { ids, origin, now }, account.id, 'email-canceled');
    return Ok({ success: true });
  },
});

export const emailCalls = publicCalls({
  /** Confirms a new address or restores the former one, depending on the link. */
  async useEmailLink({ body, now, origin, locale }, backing) {
    const link = liveLink(await readLink(backing.database, backing.secret, body.token, now));
    if (!link.ok) return link;
    const { email, purpose } = link.val;
    if (email === null) return Err(unknownLink);
    const follow = purpose === 'undo-email' ? undoEmail : confirmEmail;
    const done = await follow({ ...backing, now, origin, locale }, { ...link.val, email });
    if (done.ok) backing.onMail();
    return done.map(() => ({ success: true }));
  },
});

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
  { email, tokenHash, expiresAt, mail }: Awaited<ReturnType<typeof prepareConfirmation>>,
): Promise<void> {
  const at = instantText(now);
  await endLinks(transaction, account.id, ['confirm-email'], at);
  await insertRow(transaction, 'mailed_links', {
    token_hash: tokenHash,
    account_id: account.id,
    purpose: 'confirm-email',
    email,
    session_hash: sessionHash,
    created_at: at,
    expires_at: expiresAt,
  });
  await queueMail(transaction, mail, { id: ids.next(), at, concerns: account.id });
}

/** The pending email address, even when its link has expired; null for none. */
export async function pendingEmail(database: Database, accountId: string): Promise<string | null> {
  const link = await pendingLink(database, accountId);
  return link?.email ?? null;
}

/** True if this very address is pending, and its link works. */
export async function isPending(
  database: Database,
  accountId: string,
  email: string,
  at: string,
): Promise<boolean> {
  const link = await pendingLink(database, accountId);
  return link !== null && link.email === email && link.expires_at > at;
}

function pendingLink(database: Database, accountId: string) {
  const live = { account_id: accountId, purpose: 'confirm-email', ended_at: null } as const;
  return findRow(database, 'mailed_links', live);
}

const lifetimes = { confirm: { hours: 48 }, undo: { hours: 7 * 24 } } as const;

/**
 * Makes the pending address the account's address and mails the former one an undo link. Login links sent to the former
 * address stop working. Only the session that requested the change stays signed in.
 */
async function confirmEmail(
  { database, ids, secret, now, origin, publicUrl, locale }: LinkPost,
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
    await holdAccount(transaction, account.id);
    if (!(await useLink(transaction, tokenHash, at))) return Err(tokenUsed);
    // The mail with the link has arrived.
    await liftSuppression(transaction, secret, email, 'bounced');
    if (email === account.email) return Ok(undefined);
    await changeAccount(transaction, account.id, addressColumns(email, at));
    await endLinks(transaction, account.id, loginPurposes, at);
    await endOtherSessions(transaction, account.id, sessionHash, at);
    await recordEvent(transaction, { ids, origin, now }, account.id, 'email-changed');
    await insertRow(transaction, 'mailed_links', {
      token_hash: undo.tokenHash,
      account_id: account.id,
      purpose: 'undo-email',
      email: account.email,
      created_at: at,
      expires_at: instantText(uselessAt),
    });
    await queueMail(transaction, mail, { id: ids.next(), at, concerns: account.id });
    return Ok(undefined);
  });
}

/**
 * Restores the address that the link was mailed to and ends every session. Every link mailed since then stops working
 * too: a thief who changed the address again has their own undo link. Older undo links keep working, so that the
 * thief's link can't cancel the owner's.
 */
async function undoEmail(
  post: LinkPost,
  { account, email, tokenHash, createdAt }: LiveLink & { readonly email: string },
): Promise<Result<void, ApiFailure>> {
  const at = instantText(post.now);
  return inTransaction(post.database, async (transaction) => {
    await holdAccount(transaction, account.id);
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
    await reportChange(transaction, post, account, 'emailRestored');
    return Ok(undefined);
  });
}

function addressColumns(email: string, at: string) {
  return { email, email_key: email.toLowerCase(), updated_at: at };
}
