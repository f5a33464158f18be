/** The code that an account's logins ask for after the password. Not in the specification. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText, success } from './fields.ts';

const currentPassword = shortText;

/** A list of codes that each work once in place of the app's. Sent this once; the server stores hashes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getSecondStep = defineCall({
  id: 'OP-30',
  name: 'getSecondStep',
  summary: 'Whether the caller’s logins need a code, and how many recovery codes are left.',
  method: 'GET',
  path: '/v6/account/second-step',
  answer: z.object({
    isOn: z.boolean(),
    recoveryCodesLeft: z.number(),
    /** True if the chain requires two-step login or a passkey for every account. */
    isRequired: z.nullish(z.boolean()),
  }),
  needsToken: true,
});

export const beginSecondStep = defineCall({
  id: 'OP-30',
  name: 'beginSecondStep',
  summary:
    'A new key for an authenticator app, which takes effect when it is confirmed. 422 WRONG_PASSWORD; 409 SECOND_STEP_ON.',
  method: 'POST',
  path: '/v6/account/second-step/begin',
  body: z.object({ currentPassword }),
  answer: z.object({
    /** In base32. */
    secret: z.string(),
    /** An `otpauth://` address. */
    address: z.string(),
  }),
  repeatable: false,
  needsToken: true,
});

export const confirmSecondStep = defineCall({
  id: 'OP-30',
  name: 'confirmSecondStep',
  summary:
    'Turns the second step on with the first code of the new key, ends the other sessions, and returns the recovery codes. 422 WRONG_CODE; 429 TOO_MANY_TRIES with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/second-step/confirm',
  body: z.object({ code: shortText }),
  answer: recoveryCodes,
  repeatable: false,
  needsToken: true,
});

export const renewRecoveryCodes = defineCall({
  id: 'OP-32',
  name: 'renewRecoveryCodes',
  summary: 'Replaces the recovery codes. 422 WRONG_PASSWORD; 409 SECOND_STEP_OFF.',
  method: 'POST',
  path: '/v6/account/second-step/recovery-codes',
  body: z.object({ currentPassword }),
  answer: recoveryCodes,
  repeatable: false,
  needsToken: true,
});

export const turnOffSecondStep = defineCall({
  id: 'OP-30',
  name: 'turnOffSecondStep',
  summary: 'Turns the second step off and ends the other sessions. 422 WRONG_PASSWORD.',
  method: 'POST',
  path: '/v6/account/second-step/off',
  body: z.object({ currentPassword }),
  answer: success,
  needsToken: true,
});
