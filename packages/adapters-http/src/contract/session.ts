/**
 * Logging in, extending a session and logging out. The specification shows no calls for these. They are ours, under
 * the path of the username check. A session is a bearer token (`Authorization: Bearer …`) or, for pages on the API's
 * own origin that send `Foyer-Session`, an HttpOnly cookie.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { bearerText, shortText } from './text.ts';

const startedSession = z.object({
  /** Null if the session is in a cookie. */
  token: z.nullish(z.string()),
  /** The session's public id, sent as `Foyer-Session` along with the cookie. */
  sessionId: z.nullish(z.string()),
  /** ISO instant. */
  expiresAt: z.string(),
});

export const signIn = defineCall({
  id: 'AC-01',
  name: 'signIn',
  summary:
    'Exchanges a username (or the e-mail address of the account) and a password for a session: a bearer token, or a cookie for a page that sends `Foyer-Session`. 401 WRONG_CREDENTIALS, the same for a member that there is and one that there is not; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/authentication/login',
  params: z.object({}),
  query: z.object({}),
  body: z.object({ username: shortText, password: shortText }),
  answer: startedSession,
  // Each call starts another session, and wrong passwords count.
  repeatable: false,
  needsToken: false,
});
export type WireSignedIn = z.infer<typeof startedSession>;

export const signInSocially = defineCall({
  id: 'AC-12',
  name: 'signInSocially',
  summary:
    'Exchanges a social login’s single-use proof for a session of the account linked to it, like `signIn`. 401 WRONG_CREDENTIALS for a proof that is expired, used or made up; 404 NOT_LINKED when no account is linked; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/authentication/social',
  params: z.object({}),
  query: z.object({}),
  body: z.object({ facebookId: shortText, accessToken: shortText }),
  answer: startedSession,
  // The proof works once.
  repeatable: false,
  needsToken: false,
});

export const adoptSession = defineCall({
  id: 'AC-01',
  name: 'adoptSession',
  summary:
    'Makes the session of a bearer token that came with a page the page’s own; with `Foyer-Session`, as a cookie. 401 NOT_SIGNED_IN for a token that is over; 409 SESSION_LIVE while another account is signed in with the browser’s cookie; with `replace` that session ends.',
  method: 'POST',
  path: '/v6/account/authentication/adopt',
  params: z.object({}),
  query: z.object({}),
  body: z.object({ token: bearerText, replace: z.boolean() }),
  answer: startedSession,
  repeatable: true,
  needsToken: false,
});

export const renewSession = defineCall({
  id: 'AC-06',
  name: 'renewSession',
  summary:
    'Extends the caller’s session to twelve hours from now, a week from its sign-in at most. Answers when it ends.',
  method: 'POST',
  path: '/v6/account/authentication/renew',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    /** ISO instant. */
    expiresAt: z.string(),
  }),
  // Calling it twice has the same effect as once.
  repeatable: true,
  needsToken: true,
});

export const signOut = defineCall({
  id: 'AC-06',
  name: 'signOut',
  summary: 'Ends the caller’s session.',
  method: 'POST',
  path: '/v6/account/authentication/logout',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({ success: z.boolean() }),
  repeatable: false,
  needsToken: true,
});
