import { randomBytes } from 'node:crypto';
import type { Temporal } from '@foyer/core';

import { findClub } from '../clubs/club-table.ts';
import { changeRows, deleteRows, existing, findRow, insertRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure } from '../http/api-failure.ts';
import { countTry, markAddress, type TryLimit } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { Asking, Backing } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { linkMail } from '../mail/account-mails.ts';
import { forgetSealedCodes, queueMail } from '../mail/outbox-table.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';
import { recordEvent } from './account-events.ts';
import type { Account, SignedIn } from './account-table.ts';
import type { Origin } from './device.ts';
import { holdAccount } from './session-table.ts';

/** A new member gets two days to activate; recovering an account gets only half an hour. */
const lifetimes = { activate: { hours: 48 }, recover: { minutes: 30 } } as const;

/** The link purposes that let the holder choose a login. */
export const loginPurposes = ['activate', 'recover'] as const;
export type LoginPurpose = (typeof loginPurposes)[number];

export type LinkPurpose = Row<'mailed_links'>['purpose'];

export interface LinkPost extends Omit<Backing, 'data' | 'onMail' | 'phoneWallets'> {
  readonly now: Temporal.Instant;
  readonly origin: Origin;
  readonly locale: Locale;
}

/**
 * Mails each account a link to choose a login and invalidates the previous link. Stores only a hash of the random
 * token; the outbox holds the token encrypted. When there is no account, does the same work and discards it, so that
 * response times don't reveal whether an account exists.
 */
export async function mailLinks(post: LinkPost, accounts: readonly Account[]): Promise<void> {
  for (const account of accounts.length === 0 ? [null] : accounts) {
    await mailLink(post, account);
  }
}

async function mailLink(
  { database, ids, secret, publicUrl, now, origin, locale }: LinkPost,
  account: Account | null,
): Promise<void> {
  const id = account?.id ?? ids.next();
  const purpose = account?.password_hash === null ? 'activate' : 'recover';
  const { tokenHash, sealedCode } = await newLinkToken(secret);
  const expiresAt = now.add(lifetimes[purpose]);
  const at = instantText(now);
  const club = await findClub(database, account?.home_facility_id ?? '');
  const link = { publicUrl, sealedCode, uselessAt: expiresAt, club };
  const mail = linkMail(account ?? nobody, purpose, link, locale);
  const mailId = ids.next();
  await inTransaction(database, async (transaction) => {
    await holdAccount(transaction, id);
    // Null also if another address was confirmed meanwhile: this one may be someone else's by now.
    const current = await findRow(transaction, 'accounts', { id, email: account?.email ?? '' });
    await endLinks(transaction, id, loginPurposes, at);
    await queueMail(transaction, mail, { id: mailId, at });
    // Safe to delete: the transaction hasn't committed, so nothing has delivered this mail.
    if (current === null) {
      await deleteRows(transaction, 'outbox_mail', { id: mailId });
    } else {
      await insertRow(transaction, 'mailed_links', {
        token_hash: tokenHash,
        account_id: id,
        purpose,
        created_at: at,
        expires_at: instantText(expiresAt),
      });
    }
    const accountId = account?.id ?? null;
    await recordEvent(transaction, { ids, origin, now }, accountId, 'login-link-asked');
    await forgetSealedCodes(transaction, instantText(now.subtract({ hours: 24 })));
  });
}

const nobody = { email: '', first_name: '', username: null };

/** Creates a token. Only its hash is stored; the token itself goes into the mail. */
export async function newLinkToken(
  secret: ServerSecret,
): Promise<{ readonly tokenHash: string; readonly sealedCode: string }> {
  const token = randomBytes(24).toString('base64url');
  return { tokenHash: await secret.mark('link', token), sealedCode: await secret.seal(token) };
}

export interface LiveLink {
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: string;
  readonly account: Account;
  /** The address that the link confirms or restores. */
  readonly email: string | null;
  readonly sessionHash: string | null;
}

/** What the token gives access to, or why it no longer works; null for an unknown token. */
export async function readLink(
  database: Database,
  secret: ServerSecret,
  token: string,
  now: Temporal.Instant,
): Promise<LiveLink | 'used' | 'expired' | null> {
  const link = await underAny(secret, async (one) =>
    findRow(database, 'mailed_links', { token_hash: await one.mark('link', token) }),
  );
  if (!link) return null;
  if (link.ended_at !== null) return 'used';
  if (link.expires_at <= instantText(now)) return 'expired';
  const account = await existing(findRow(database, 'accounts', { id: link.account_id }));
  const { token_hash: tokenHash, purpose, email } = link;
  const { session_hash: sessionHash, created_at: createdAt } = link;
  return { tokenHash, purpose, createdAt, account, email, sessionHash };
}

/** Marks a link as used; false when another request already used it. */
export function useLink(transaction: Database, tokenHash: string, at: string): Promise<boolean> {
  const live = { token_hash: tokenHash, ended_at: null };
  return changeRows(transaction, 'mailed_links', live, { ended_at: at });
}

export async function endLinks(
  transaction: Database,
  accountId: string,
  purposes: readonly LinkPurpose[],
  at: string,
): Promise<void> {
  const live = { account_id: accountId, purpose: purposes, ended_at: null };
  await changeRows(transaction, 'mailed_links', live, { ended_at: at });
}

/**
 * Allows 3 links per hour for each name or mailbox, whether or not it exists, and 30 requests per hour from each network.
 * Username checks get a separate limit of 30, because the page checks names while the visitor types. Returns null when
 * the request is allowed.
 */
export async function refusalOf(
  { database, ids, secret }: Backing,
  { now, client }: Asking,
  name: string | null,
  what: 'links' | 'usernames' = 'links',
): Promise<ApiFailure | null> {
  const limits: TryLimit[] = [];
  if (name !== null) {
    const marked = await markAddress(secret, name);
    limits.push({ holder: `links to ${marked}`, most: 3, minutes: 60 });
  }
  if (client !== null) {
    const network = await secret.mark('client', client);
    limits.push({ holder: `${what} from ${network}`, most: 30, minutes: 60 });
  }
  const counted = await countTry(database, ids, limits, { now, refusal: tooManyTries });
  return 'refused' in counted ? counted.refused : null;
}

/** The same limits for a link to a new address, plus 3 per hour for the account, whatever the address. */
export async function emailLinkRefusal(
  post: Backing,
  { account }: SignedIn,
  email: string,
  asking: Asking,
): Promise<ApiFailure | null> {
  const byAccount = await refusalOf(post, { ...asking, client: null }, `account ${account.id}`);
  return byAccount ?? refusalOf(post, asking, email);
}

const tooManyTries = failure(
  429,
  'TOO_MANY_TRIES',
  'Too many attempts. The limits are 3 links an hour per name and 30 requests an hour per network.',
);
