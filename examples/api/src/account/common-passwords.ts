import { dictionary } from '@zxcvbn-ts/language-common';

import { type ApiFailure, failure } from '../http/api-failure.ts';

/** The 49,000 most frequent passwords of known breaches. */
const common = new Set<string>(dictionary['passwords-common']);

/** Words of the chain that anyone would try. */
const chainWords = ['foyer'];

/** What an attacker knows of the account. */
interface Known {
  readonly username: string | null;
  readonly email: string;
}

/** Refuses a password that is among the first that anyone tries; null for others. Ignores case. */
export function commonPasswordRefusal(
  field: string,
  password: string,
  { username, email }: Known,
): ApiFailure | null {
  const typed = password.toLowerCase();
  const names = [...chainWords, username ?? '', email.split('@', 1)[0] ?? '']
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= shortestName);
  const isCommon = common.has(typed) || common.has(typed.replace(/[\d\W_]{1,4}$/, ''));
  return isCommon || names.some((name) => typed.includes(name))
    ? failure(422, 'COMMON_PASSWORD', 'Too many people would guess this password.', field)
    : null;
}

/** Shorter names are in other words by chance. */
const shortestName = 4;
