import { parsePassword, type PasswordPolicy, type Result } from '@foyer/core';

import { type ApiFailure, invalidField } from '../api-failure.ts';

/** Checks a new password against the brand's password policy. */
export function checkPassword(
  field: string,
  password: string,
  policy: PasswordPolicy,
): Result<string, ApiFailure> {
  return parsePassword(password, policy).mapErr((unmet) =>
    invalidField(field, `${field} does not meet: ${unmet.join(', ')}.`),
  );
}
