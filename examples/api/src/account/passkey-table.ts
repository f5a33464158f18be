import { randomUUID } from 'node:crypto';

import type { contract } from '@foyer/adapters-http/wire';
import type { Temporal } from '@foyer/core';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Insertable } from 'kysely';
import type * as z from 'zod/mini';

import { addRows, changeRows, findRow, findRows } from '../database/rows.ts';
import type { Database, Row, Tables } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Account } from './account-table.ts';

/** More would be hard to tell apart. */
export const mostPasskeys = 10;

/** The oldest first. */
export function passkeysOf(database: Database, accountId: string) {
  return findRows(database, 'passkeys', { account_id: accountId }, 'created_at', 'id');
}

/** What a browser needs to make a passkey for the account. Nobody else can use it. */
export async function beginNewPasskey(
  { database, secret, publicUrl }: Pick<Backing, 'database' | 'secret' | 'publicUrl'>,
  account: Account,
  now: Temporal.Instant,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await passkeysOf(database, account.id);
  return {
    ...(await generateRegistrationOptions({
      rpName: 'Foyer Clubs',
      rpID: partyOf(publicUrl).rpID,
      userName: account.username ?? account.email,
      userID: new Uint8Array(Buffer.from(account.id)),
      challenge: await newChallenge(secret, account.id, now),
      timeout: minutesValid * 60_000,
      // One passkey for each device.
      excludeCredentials: known.map((row) => ({
        id: row.credential_id,
        transports: transportsOf(row),
      })),
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })),
  };
}

type NewPasskey = z.output<typeof contract.addPasskey.body>['passkey'];

/** The passkey that the browser made for the account; null if it isn't one, or comes late or again. */
export async function checkNewPasskey(
  { database, secret, publicUrl }: Pick<Backing, 'database' | 'secret' | 'publicUrl'>,
  account: Account,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  now: Temporal.Instant,
): Promise<Pick<
  Insertable<Tables['passkeys']>,
  'credential_id' | 'public_key' | 'counter' | 'transports'
> | null> {
  const challenge = await spendChallenge(database, secret, clientDataJSON, {
    purpose: account.id,
    now,
  });
  if (challenge === null) return null;
  const { rpID, origin } = partyOf(publicUrl);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (verified?.verified !== true) return null;
  const { credential } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(transports),
  };
}

export async function beginPasskeySignIn(
  secret: ServerSecret,
  publicUrl: string,
  now: Temporal.Instant,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webAuthn();
  return {
    ...(await generateAuthenticationOptions({
      rpID: partyOf(publicUrl).rpID,
      challenge: await newChallenge(secret, signIn, now),
      timeout: minutesValid * 60_000,
      userVerification: 'required',
    })),
  };
}

type SignedChallenge = z.output<typeof contract.signInWithPasskey.body>;

/** The id of the account whose passkey signed a challenge of this server; null for anything else. */
export async function passkeyOfSignIn(
  { database, secret, publicUrl }: Pick<Backing, 'database' | 'secret' | 'publicUrl'>,
  { id, userHandle, ...signed }: SignedChallenge,
  now: Temporal.Instant,
): Promise<string | null> {
  const passkey = await findRow(database, 'passkeys', { credential_id: id });
  if (!passkey) return null;
  const { account_id: accountId, counter } = passkey;
  if (userHandle !== null && userHandle !== Buffer.from(accountId).toString('base64url')) {
    return null;
  }
  const challenge = await spendChallenge(database, secret, signed.clientDataJSON, {
    purpose: signIn,
    now,
  });
  if (challenge === null) return null;
  const { rpID, origin } = partyOf(publicUrl);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle !== null && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: credentialOf(passkey),
    }),
  );
  if (verified?.verified !== true) return null;
  // In one statement, so that of two signatures with the same counter only one signs in. Many devices never count.
  const { newCounter } = verified.authenticationInfo;
  const unused = { id: passkey.id, counter: Number(counter) };
  const changes = { counter: newCounter, used_at: instantText(now) };
  return (await changeRows(database, 'passkeys', unused, changes)) ? accountId : null;
}

/**
 * Loaded by the first call that needs it: with its parsers of certificates, it would be a sixth of what starts. This is its
 * only import, because a second one makes the bundler split it, and then a part runs before its `reflect-metadata`.
 */
function webAuthn() {
  return import('@simplewebauthn/server');
}

/** The site, as browsers bind passkeys to it: they work for this host only. */
function partyOf(publicUrl: string): { readonly rpID: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** EdDSA, ES256 and RS256. The library would also ask for ML-DSA, which Node has only as an experiment. */
const algorithms = [-8, -7, -257];

/** What a challenge is for, if not for an account's new passkey. */
const signIn = 'sign-in';

const minutesValid = 10;

/** Encrypted, so that nothing is stored until it's used. */
async function newChallenge(
  secret: ServerSecret,
  purpose: string,
  now: Temporal.Instant,
): Promise<string> {
  const until = instantText(now.add({ minutes: minutesValid }));
  return secret.seal(JSON.stringify(['passkey', purpose, until, randomUUID()]));
}

/** The challenge that a browser signed. Null unless this server made it for this purpose, and it's still valid and unused. */
async function spendChallenge(
  database: Database,
  secret: ServerSecret,
  clientDataJSON: string,
  { purpose, now }: { readonly purpose: string; readonly now: Temporal.Instant },
): Promise<string | null> {
  const signed = await orNull(
    async () =>
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown },
  );
  if (typeof signed?.challenge !== 'string') return null;
  const opened = await secret.open(Buffer.from(signed.challenge, 'base64url').toString());
  if (opened === null || !opened.startsWith('["passkey",')) return null;
  const [, made = '', until = ''] = JSON.parse(opened) as readonly string[];
  if (made !== purpose || until <= instantText(now)) return null;
  const hash = await secret.mark('passkey', opened);
  const used = { challenge_hash: hash, expires_at: until };
  return (await addRows(database, 'passkey_challenges', [used])) ? signed.challenge : null;
}

function credentialOf(row: Row<'passkeys'>): WebAuthnCredential {
  return {
    id: row.credential_id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    counter: Number(row.counter),
    transports: transportsOf(row),
  };
}

function transportsOf({ transports }: Row<'passkeys'>): string[] {
  return JSON.parse(transports) as string[];
}

/** The library throws for whatever a stranger may send. */
async function orNull<Value>(verify: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
