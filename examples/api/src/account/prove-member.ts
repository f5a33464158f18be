import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import type { SignedIn } from './session-table.ts';
import { type AccountBacking, proveSelf } from './sign-in-calls.ts';

/**
 * Requires the account's password for a change that could hand the account to someone else: a session can be stolen,
 * but it doesn't contain the password. A member who has no password, or forgot it, first chooses one with a mailed
 * link.
 */
export async function proveMember(
  backing: AccountBacking,
  caller: SignedIn,
  currentPassword: string | undefined,
  now: Temporal.Instant,
): Promise<Result<void, ApiFailure>> {
  if (currentPassword === undefined) return Err(wrongPassword);
  const proof = await proveSelf(backing, caller, currentPassword, now);
  if (proof === 'right') return Ok(undefined);
  return Err(proof === 'wrong' ? wrongPassword : { ...proof, field: 'currentPassword' });
}

const wrongPassword: ApiFailure = {
  status: 422,
  code: 'WRONG_PASSWORD',
  message: 'The current password is missing or wrong.',
  field: 'currentPassword',
};
