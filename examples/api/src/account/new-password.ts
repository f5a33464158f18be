import { parsePassword, type PasswordPolicy, type Result } from '@foyer/core';

import { type ApiFailure, invalidField } from '../api-failure.ts';

/** A new password, held to the chain's policy. VA-05, VA-06 */
export function checkPassword(
  field: string,
  password: string,
  policy: PasswordPolicy,
): Result<string, ApiFailure> {
  return parsePassword(password, policy).mapErr((unmet) =>
    invalidField(field, `${field} does not meet: ${unmet.join(', ')}.`),
  );
}
