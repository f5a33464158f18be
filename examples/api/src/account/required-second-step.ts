import { secondStepRequiredCode } from '@foyer/adapters-http/error-codes';
import { Err } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { failure } from '../http/api-failure.ts';
import type { Authenticate, CallName } from '../http/serve-call.ts';
import type { SignedIn } from './account-table.ts';
import { passkeysOf } from './passkey-table.ts';
import { secondStepOf } from './second-step-table.ts';

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
