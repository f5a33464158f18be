import { randomUUID } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { ServerSecret } from '../server-secret.ts';

const name = 'foyer_device';
const yearSeconds = 365 * 24 * 60 * 60;

/** The browser's id if this account has signed in from it before; otherwise null. */
export async function knownDevice(
  context: Context,
  secret: ServerSecret,
  accountId: string,
): Promise<string | null> {
  const [id = '', proof = ''] = (getCookie(context, name, 'host') ?? '').split('.');
  return proof === (await proofOf(secret, accountId, id)) ? id : null;
}

/** Gives the browser proof that this account has signed in from it. */
export async function rememberDevice(
  context: Context,
  secret: ServerSecret,
  accountId: string,
): Promise<void> {
  const id = randomUUID();
  setCookie(context, name, `${id}.${await proofOf(secret, accountId, id)}`, {
    ...{ prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
    maxAge: yearSeconds,
  });
}

function proofOf(secret: ServerSecret, accountId: string, id: string): Promise<string> {
  return secret.mark('device', `${accountId} ${id}`);
}
