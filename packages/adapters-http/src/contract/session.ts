/**
 * Signing in, staying and signing out. The specification shows no call for any: these are ours, beside HT-48 under the
 * same path, and their answer is what every call for members carries as `Authorization: Bearer …`.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

export const signIn = defineCall({
  id: 'AC-01',
  name: 'signIn',
  summary:
    'Exchanges a username (or the e-mail address of the account) and a password for a bearer token. 401 WRONG_CREDENTIALS, the same for a member that there is and one that there is not; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/authentication/login',
  params: z.object({}),
  query: z.object({}),
  body: z.object({ username: shortText, password: shortText }),
  answer: z.object({
    token: z.string(),
    /** ISO instant. */
    expiresAt: z.string(),
  }),
  // Each is another session, and a wrong password counts.
  repeatable: false,
  needsToken: false,
});
export type WireSignedIn = z.infer<typeof signIn.answer>;

export const renewSession = defineCall({
  id: 'AC-06',
  name: 'renewSession',
  summary:
    'The session of the bearer token lasts twelve hours from now, a week from its sign-in at most. Answers when it ends.',
  method: 'POST',
  path: '/v6/account/authentication/renew',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    /** ISO instant. */
    expiresAt: z.string(),
  }),
  // Asked twice, it ends as if asked once.
  repeatable: true,
  needsToken: true,
});

export const signOut = defineCall({
  id: 'AC-06',
  name: 'signOut',
  summary: 'Ends the session of the bearer token that comes with it.',
  method: 'POST',
  path: '/v6/account/authentication/logout',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({ success: z.boolean() }),
  repeatable: false,
  needsToken: true,
});
