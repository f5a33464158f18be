/** Passkeys of an account, and signing in with one. Not in the specification. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { longText, maybeText, passkeyText, shortText, startedSession, success } from './fields.ts';

/** What the browser's WebAuthn calls take, as JSON. Readers pass it on unread. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });

/** Everything binary is in base64url. */
const clientDataJSON = longText;

export const listPasskeys = defineCall({
  id: 'OP-90',
  name: 'listPasskeys',
  summary: 'The caller’s passkeys, oldest first.',
  method: 'GET',
  path: '/v6/account/passkeys',
  answer: z.object({
    passkeys: z.array(
      z.object({
        /** Names the passkey in calls; it isn’t the credential’s id. */
        id: z.string(),
        name: z.string(),
        /** ISO instant. */
        addedAt: z.string(),
        /** ISO instant; null until it is used. */
        usedAt: maybeText,
      }),
    ),
  }),
  needsToken: true,
});
export type WirePasskey = z.infer<typeof listPasskeys.answer>['passkeys'][number];

export const beginPasskey = defineCall({
  id: 'OP-90',
  name: 'beginPasskey',
  summary:
    'The options for creating a passkey, valid for ten minutes. 422 WRONG_PASSWORD; 409 TOO_MANY_PASSKEYS if the account has ten.',
  method: 'POST',
  path: '/v6/account/passkeys/begin',
  body: z.object({ currentPassword: shortText }),
  answer: options,
  needsToken: true,
});

export const addPasskey = defineCall({
  id: 'OP-90',
  name: 'addPasskey',
  summary:
    'Adds the passkey that the browser created, ends the other sessions, and mails the member. 422 PASSKEY_REFUSED if it wasn’t created with this account’s options from `beginPasskey`, is too late, or was already sent; 409 TOO_MANY_PASSKEYS.',
  method: 'POST',
  path: '/v6/account/passkeys',
  body: z.object({
    name: shortText,
    passkey: z.object({
      id: longText,
      clientDataJSON,
      attestationObject: passkeyText,
      transports: z.array(shortText).check(z.maxLength(10)),
    }),
  }),
  answer: success,
  // Its challenge works once.
  repeatable: false,
  needsToken: true,
});

export const renamePasskey = defineCall({
  id: 'OP-91',
  name: 'renamePasskey',
  summary: 'Renames a passkey of the caller. 404 if the caller has no such passkey.',
  method: 'POST',
  path: '/v6/account/passkeys/{passkeyId}/name',
  params: z.object({ passkeyId: shortText }),
  body: z.object({ name: shortText }),
  answer: success,
  needsToken: true,
});

export const removePasskey = defineCall({
  id: 'OP-91',
  name: 'removePasskey',
  summary:
    'Removes a passkey, ends the other sessions, and mails the member. If the caller has no such passkey, succeeds and changes nothing. 422 WRONG_PASSWORD.',
  method: 'POST',
  path: '/v6/account/passkeys/{passkeyId}/remove',
  params: z.object({ passkeyId: shortText }),
  body: z.object({ currentPassword: shortText }),
  answer: success,
  needsToken: true,
});

export const beginPasskeySignIn = defineCall({
  id: 'OP-92',
  name: 'beginPasskeySignIn',
  summary: 'The options for signing in with a passkey. They are the same for everyone.',
  method: 'POST',
  path: '/v6/account/authentication/passkey/begin',
  answer: options,
});

export const signInWithPasskey = defineCall({
  id: 'OP-92',
  name: 'signInWithPasskey',
  summary:
    'Exchanges a passkey’s signature for a session, like `signIn`. It counts as both steps of a login. 401 WRONG_CREDENTIALS if the signature is too late, already used, or belongs to no account; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/authentication/passkey',
  body: z.object({
    id: longText,
    clientDataJSON,
    authenticatorData: longText,
    signature: longText,
    userHandle: z.nullable(shortText),
  }),
  answer: startedSession,
  // Its challenge works once.
  repeatable: false,
});
