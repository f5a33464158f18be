import { secondStepRequiredCode } from '@foyer/adapters-http/error-codes';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { Secret, TOTP } from 'otpauth';

import { randomCode } from '../system.ts';
import { addRows, deleteRows, findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { type ApiFailure, failure } from '../http/api-failure.ts';
import { countTry, uncount } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { Authenticate, Backing, CallName, CallRequest } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import { recordEvent } from './account-events.ts';
import type { Account, SignedIn } from './account-table.ts';
import { passkeysOf } from './passkey-table.ts';
import { hostCookie } from './session-table.ts';

/** The second step of an account that is on; null without one. */
export async function secondStepOf(
  database: Database,
  accountId: string,
): Promise<Row<'second_steps'> | null> {
  const step = await findRow(database, 'second_steps', { account_id: accountId });
  return step?.confirmed_at == null ? null : step;
}

const period = 30;

/** A new key, for 160 random bits as RFC 4226 asks for. The address is for the app's QR code. */
export function newKey(account: Account): { readonly secret: string; readonly address: string } {
  const secret = new Secret({ size: 20 });
  const app = new TOTP({ issuer: 'Foyer Clubs', label: account.email, secret, period });
  return { secret: secret.base32, address: app.toString() };
}

type Trying = Pick<CallRequest<never>, 'now' | 'origin'>;

/**
 * Uses up a code of the app, or a recovery code, of a step that is on or, with `isNew`, waits for its first code. Counts
 * the try before comparing, so that concurrent guesses can't exceed the limit.
 */
export async function spendSecondStepCode(
  { database, ids, secret }: Pick<Backing, 'database' | 'ids' | 'secret'>,
  account: Account,
  code: string,
  { now, origin, isNew = false }: Trying & { readonly isNew?: boolean },
): Promise<Result<'app' | 'recovery', ApiFailure>> {
  const holder = `second step ${await secret.mark('sign-in', account.id)}`;
  const limits = [
    { holder, most: 5, minutes: 15 },
    { holder, most: 20, minutes: 24 * 60 },
  ];
  const counted = await countTry(database, ids, limits, { now, refusal: tooManyTries });
  if ('refused' in counted) return Err(counted.refused);
  const isOfApp = await spendAppCode(database, secret, account.id, { code, now });
  if (!isOfApp && (isNew || !(await spendRecoveryCode(database, secret, account.id, code)))) {
    await recordEvent(database, { ids, origin, now }, account.id, 'second-step-failed');
    return Err(wrongCode);
  }
  await uncount(database, counted.tries);
  return Ok(isOfApp ? 'app' : 'recovery');
}

async function spendAppCode(
  database: Database,
  secret: ServerSecret,
  accountId: string,
  { code, now }: { readonly code: string; readonly now: Temporal.Instant },
): Promise<boolean> {
  const step = await findRow(database, 'second_steps', { account_id: accountId });
  const key = step && (await secret.open(step.sealed_key));
  if (key === null || !/^\d{6}$/.test(code)) return false;
  const app = new TOTP({ secret: Secret.fromBase32(key), period });
  // One half minute earlier or later, because phones' clocks differ.
  const delta = app.validate({ token: code, timestamp: now.epochMilliseconds, window: 1 });
  if (delta === null) return false;
  const used = Math.floor(now.epochMilliseconds / (period * 1_000)) + delta;
  // In one statement, so that of two requests with the same code only one succeeds.
  const { numUpdatedRows } = await database
    .updateTable('second_steps')
    // Encrypts the key with the current secret, so that the old one can be removed one day.
    .set({ last_step: used, sealed_key: await secret.seal(key) })
    .where('account_id', '=', accountId)
    .where('last_step', '<', used)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function spendRecoveryCode(
  database: Database,
  secret: ServerSecret,
  accountId: string,
  code: string,
): Promise<boolean> {
  const hashes = [secret, ...secret.older].map((one) => recoveryHash(one, accountId, code));
  const typed = { account_id: accountId, code_hash: await Promise.all(hashes) };
  return deleteRows(database, 'recovery_codes', typed);
}

/** Case, spaces and hyphens don't matter. */
function recoveryHash(secret: ServerSecret, accountId: string, code: string): Promise<string> {
  return secret.mark('recovery', `${accountId} ${code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')}`);
}

/** Ten recovery codes of 60 bits, and their hashes. */
export async function newRecoveryCodes(
  secret: ServerSecret,
  accountId: string,
): Promise<{ readonly codes: readonly string[]; readonly hashes: readonly string[] }> {
  const codes = Array.from({ length: 10 }, () => randomCode(3));
  const hashes = await Promise.all(codes.map((code) => recoveryHash(secret, accountId, code)));
  return { codes, hashes };
}

export async function replaceRecoveryCodes(
  transaction: Database,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRows(transaction, 'recovery_codes', { account_id: accountId });
  const rows = hashes.map((hash) => ({ code_hash: hash, account_id: accountId }));
  await addRows(transaction, 'recovery_codes', rows);
}

/** A challenge for ten minutes, encrypted. It is worth nothing once the password or the key has changed. */
export async function newChallenge(
  secret: ServerSecret,
  account: Account,
  step: Row<'second_steps'>,
  now: Temporal.Instant,
): Promise<string> {
  const until = instantText(now.add({ minutes: 10 }));
  return secret.seal(JSON.stringify([account.id, until, await loginMark(secret, account, step)]));
}

/** The account whose login a challenge began; null for one that is over or made up. */
export async function accountOfChallenge(
  { database, secret }: Pick<Backing, 'database' | 'secret'>,
  challenge: string,
  now: Temporal.Instant,
): Promise<Account | null> {
  const opened = await secret.open(challenge);
  if (opened === null || !opened.startsWith('[')) return null;
  const [accountId = '', until = '', mark] = JSON.parse(opened) as readonly string[];
  if (until <= instantText(now)) return null;
  const account = await findRow(database, 'accounts', { id: accountId });
  const step = account && (await secondStepOf(database, account.id));
  if (!account || !step) return null;
  return mark === (await loginMark(secret, account, step)) ? account : null;
}

/** Changes with the password and with the key. */
function loginMark(
  secret: ServerSecret,
  { id, password_hash: hash }: Account,
  { created_at: since }: Row<'second_steps'>,
): Promise<string> {
  return secret.mark('second-step', `${id} ${since} ${hash ?? ''}`);
}

const trustedCookie = 'foyer_trusted';
const trustedSeconds = 30 * 24 * 60 * 60;

/** True if the member has said that this browser needs no code. Changing the password or the key ends that. */
export async function isTrustedBrowser(
  context: Context,
  secret: ServerSecret,
  account: Account,
  { step, now }: { readonly step: Row<'second_steps'>; readonly now: Temporal.Instant },
): Promise<boolean> {
  const [until = '', proof = ''] = (getCookie(context, trustedCookie, 'host') ?? '').split('.');
  if (!(Number(until) * 1_000 > now.epochMilliseconds)) return false;
  return proof === (await trustProof(secret, account, step, until));
}

export async function trustBrowser(
  context: Context,
  secret: ServerSecret,
  account: Account,
  { step, now }: { readonly step: Row<'second_steps'>; readonly now: Temporal.Instant },
): Promise<void> {
  const until = String(Math.floor(now.epochMilliseconds / 1_000) + trustedSeconds);
  setCookie(context, trustedCookie, `${until}.${await trustProof(secret, account, step, until)}`, {
    ...hostCookie,
    maxAge: trustedSeconds,
  });
}

async function trustProof(
  secret: ServerSecret,
  account: Account,
  step: Row<'second_steps'>,
  until: string,
): Promise<string> {
  return secret.mark('trusted-browser', `${until} ${await loginMark(secret, account, step)}`);
}

const wrongCode = failure(422, 'WRONG_CODE', 'The code is wrong, expired or used.', 'code');

const tooManyTries = failure(
  429,
  'TOO_MANY_TRIES',
  'Too many wrong codes. The limits are 5 in 15 minutes and 20 a day.',
);

/** What an account can do before it has the second step that the chain requires: set it up, stay, and leave. */
export const openWithoutSecondStep: ReadonlySet<string> = new Set<CallName>([
  'getSecondStep',
  'beginSecondStep',
  'confirmSecondStep',
  'listPasskeys',
  'beginPasskey',
  'addPasskey',
  'renewSession',
  'signOut',
]);

/** Refuses members whose logins have no second step. A passkey counts as both steps. */
export function withSecondStep(
  authenticate: Authenticate<SignedIn>,
  database: Database,
): Authenticate<SignedIn> {
  return async (context, now) => {
    const caller = await authenticate(context, now);
    if (!caller.ok) return caller;
    const { id } = caller.val.account;
    if ((await secondStepOf(database, id)) !== null) return caller;
    return (await passkeysOf(database, id)).length > 0 ? caller : Err(secondStepRequired);
  };
}

const secondStepRequired = failure(
  403,
  secondStepRequiredCode,
  'Turn on two-step login or add a passkey first: this chain requires one of them.',
);
