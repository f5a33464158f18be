import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Result } from '@foyer/core';
import { parsePassword, type PasswordPolicy } from '@foyer/core/registration';

import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';

/** OWASP's recommended argon2id parameters: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * Hashes a password with argon2id in the PHC string format, which includes the salt and cost, so that the cost can be
 * raised later without a migration.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Compares in constant time. For null (no such account, or not activated yet) it takes just as long and returns false.
 */
export async function isRightPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = phc.exec(stored ?? nobodys);
  if (parts === null) throw new Error('A stored password hash has another form than argon2id.');
  const [, memory = '', passes = '', parallelism = '', salt = '', hash = ''] = parts;
  const saved = Buffer.from(hash, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: saved.length,
  });
  return timingSafeEqual(derived, saved) && stored !== null;
}

export function checkPassword(
  field: string,
  password: string,
  policy: PasswordPolicy,
): Result<string, ApiFailure> {
  return parsePassword(password, policy).mapErr((unmet) =>
    invalidField(field, `${field} does not meet: ${unmet.join(', ')}.`),
  );
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A well-formed hash that no password matches. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const run = promisify(argon2);

function derive(password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> {
  return run('argon2id', { message: password, nonce, ...parameters });
}

/** The PHC format omits the padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Words of the chain that anyone would try. */
const chainWords = ['foyer'];

/** What an attacker knows of the account. */
interface Known {
  readonly username: string | null;
  readonly email: string;
}

/** Refuses a password that is among the first that anyone tries; null for others. Ignores case. */
export async function commonPasswordRefusal(
  field: string,
  password: string,
  { username, email }: Known,
): Promise<ApiFailure | null> {
  const typed = password.toLowerCase();
  const names = [...chainWords, username ?? '', email.split('@', 1)[0] ?? '']
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= shortestName);
  const common = await (commonPasswords ??= readCommonPasswords());
  const isCommon = common.has(typed) || common.has(typed.replace(/[\d\W_]{1,4}$/, ''));
  return isCommon || names.some((name) => typed.includes(name))
    ? failure(422, 'COMMON_PASSWORD', 'Too many people would guess this password.', field)
    : null;
}

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/**
 * The 49,000 most frequent passwords of known breaches. Nothing before a new password needs them, so they don't delay the
 * start.
 */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Shorter names are in other words by chance. */
const shortestName = 4;
