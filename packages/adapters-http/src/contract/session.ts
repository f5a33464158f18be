/**
 * Logging in, extending a session and logging out. The specification shows no calls for these. They are ours, under
 * the path of the username check. A session is a bearer token (`Authorization: Bearer …`) or, for pages on the API's
 * own origin that send `Foyer-Session`, an HttpOnly cookie.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { bearerText, longText, maybeText, shortText, startedSession, success } from './fields.ts';

/** Without `expiresAt`, no session has begun: the account needs a code, and `challenge` goes to `finishSignIn`. */
const signedIn = z.object({
  token: maybeText,
  sessionId: maybeText,
  /** ISO instant. */
  expiresAt: maybeText,
  challenge: maybeText,
});
export type WireFirstStep = z.infer<typeof signedIn>;

export const signIn = defineCall({
  id: 'AC-01',
  name: 'signIn',
  summary:
    'Exchanges a username, or the account’s email address, and a password for a session: a bearer token, or a cookie for a page that sends `Foyer-Session`. An account with a second step gets a `challenge` for `finishSignIn` instead. 401 WRONG_CREDENTIALS, whether or not the member exists; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/authentication/login',
  body: z.object({ username: shortText, password: shortText }),
  answer: signedIn,
  // Each call starts another session, and wrong passwords count.
  repeatable: false,
});
export type WireSignedIn = z.infer<typeof startedSession>;

export const signInSocially = defineCall({
  id: 'AC-12',
  name: 'signInSocially',
  summary:
    'Exchanges a social login’s single-use token for a session of the account linked to it, like `signIn`. 401 WRONG_CREDENTIALS for a token that is expired, used or forged; 404 NOT_LINKED if no account is linked; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/authentication/social',
  body: z.object({ facebookId: shortText, accessToken: shortText }),
  answer: signedIn,
  // The proof works once.
  repeatable: false,
});

/** Not in the specification, like everything about the second step. */
export const finishSignIn = defineCall({
  id: 'OP-31',
  name: 'finishSignIn',
  summary:
    'Completes a login with a code from the authenticator app or a recovery code. Each works once. `trustsBrowser` sets a cookie with which logins in this browser need no code for 30 days. 422 WRONG_CODE; 410 CHALLENGE_OVER ten minutes after the password; 429 TOO_MANY_TRIES with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/authentication/second-step',
  body: z.object({ challenge: longText, code: shortText, trustsBrowser: z.boolean() }),
  answer: startedSession,
  // A code works once.
  repeatable: false,
});

export const adoptSession = defineCall({
  id: 'AC-01',
  name: 'adoptSession',
  summary:
    'Turns a bearer token that came with a page into the page’s own session, or into a cookie with `Foyer-Session`. 401 NOT_SIGNED_IN for an expired token; 409 SESSION_LIVE while another account is signed in with the browser’s cookie, unless `replace` ends that session.',
  method: 'POST',
  path: '/v6/account/authentication/adopt',
  body: z.object({ token: bearerText, replace: z.boolean() }),
  answer: startedSession,
});

export const renewSession = defineCall({
  id: 'AC-06',
  name: 'renewSession',
  summary:
    'Extends the caller’s session to twelve hours from now, at most to a week after its sign-in. Returns when it ends.',
  method: 'POST',
  path: '/v6/account/authentication/renew',
  answer: z.object({
    /** ISO instant. */
    expiresAt: z.string(),
  }),
  needsToken: true,
});

export const signOut = defineCall({
  id: 'AC-06',
  name: 'signOut',
  summary: 'Ends the caller’s session.',
  method: 'POST',
  path: '/v6/account/authentication/logout',
  answer: success,
  repeatable: false,
  needsToken: true,
});

/** Where the caller is signed in. Not in the specification. */
export const listSessions = defineCall({
  id: 'HT-95',
  name: 'listSessions',
  summary: 'The active sessions of the caller’s account, the last used first.',
  method: 'GET',
  path: '/v6/account/sessions',
  answer: z.object({
    sessions: z.array(
      z.object({
        /** Names the session in calls; it's no credential. */
        id: z.string(),
        /** The name of the browser, and of the device's system; null if unknown. */
        browser: maybeText,
        system: maybeText,
        /** ISO instant. */
        signedInAt: z.string(),
        /** ISO instant, exact to some minutes. */
        lastUsedAt: z.string(),
        /** True for the caller's own. */
        isThis: z.boolean(),
      }),
    ),
  }),
  needsToken: true,
});
export type WireSession = z.infer<typeof listSessions.answer>['sessions'][number];

/** What happened to the caller's account. Not in the specification. */
export const listActivity = defineCall({
  id: 'OP-23',
  name: 'listActivity',
  summary:
    'Up to 200 events of the caller’s account in the last 90 days, newest first: logins, failed logins, changes of the login, ended sessions and moved visits. Clients should skip kinds that they don’t know.',
  method: 'GET',
  path: '/v6/account/activity',
  answer: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        /** ISO instant. */
        at: z.string(),
        /** The network without the part that names a device: `203.0.113.0/24`; null if unknown. */
        network: maybeText,
        browser: maybeText,
        system: maybeText,
      }),
    ),
  }),
  needsToken: true,
});
export type WireAccountEvent = z.infer<typeof listActivity.answer>['events'][number];

export const endSession = defineCall({
  id: 'HT-96',
  name: 'endSession',
  summary:
    'Ends one session of the caller’s account. If the session has ended or belongs to someone else, succeeds and changes nothing.',
  method: 'DELETE',
  path: '/v6/account/sessions/{sessionId}',
  params: z.object({ sessionId: shortText }),
  answer: success,
  needsToken: true,
});

export const endOtherSessions = defineCall({
  id: 'HT-97',
  name: 'endOtherSessions',
  summary: 'Ends every session of the caller’s account except the one that calls.',
  method: 'DELETE',
  path: '/v6/account/sessions',
  answer: success,
  needsToken: true,
});

/**
 * Registration and account recovery. No call reveals who is a member: emails go to the address on file, and a link's
 * token proves that its reader owns that address.
 */
/** Common to all of these calls: each counts toward a limit or sends another email. */
const anAsking = {
  method: 'POST',
  repeatable: false,
} as const;

export const verifyUsername = defineCall({
  ...anAsking,
  id: 'HT-48',
  name: 'verifyUsername',
  summary: 'Whether a member has this username. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/authentication/verify-username',
  body: z.object({ username: shortText }),
  answer: z.object({ verified: z.boolean() }),
});

export const recoverByEmail = defineCall({
  ...anAsking,
  id: 'HT-49',
  name: 'recoverByEmail',
  summary:
    'Mails a member their username and a link to choose a new password, or, if they have no login yet, a link to choose one; where several accounts share the address, for each. The answer is the same for an unknown address. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/recover/email',
  body: z.object({ email: shortText }),
  answer: success,
  isPublicForm: true,
});

export const validateUser = defineCall({
  ...anAsking,
  id: 'HT-50',
  name: 'validateUser',
  summary:
    'Whether there is a member with this number and last name, and whether they already have a login. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/registration/validateuser',
  body: z.object({ memberId: shortText, lastName: shortText }),
  answer: z.object({ isValid: z.boolean(), isRegistered: z.boolean() }),
});

export const signUpWithEmail = defineCall({
  ...anAsking,
  id: 'HT-51',
  name: 'signUpWithEmail',
  summary:
    'Mails a link to choose a username and password: for a member, named by number and last name, to the address that their club has; for a prospect (`memberId` null), to `email`. 422 for an unknown member; 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/registration/signupwithemail',
  body: z.object({
    memberId: z.nullable(shortText),
    /** Only a prospect's. */
    firstName: z.nullish(shortText),
    lastName: shortText,
    /** Only a prospect's. */
    email: z.nullish(shortText),
  }),
  answer: success,
  isPublicForm: true,
});
export type WireSignUp = z.infer<typeof signUpWithEmail.body>;

export const getMailedToken = defineCall({
  id: 'HT-52',
  name: 'getMailedToken',
  summary:
    'Whom a login link is for. Reading it doesn’t use it up. The path contains a secret, so it is neither cached nor logged. 404 for an unknown token; 410 TOKEN_USED or TOKEN_EXPIRED.',
  method: 'GET',
  path: '/v6/utility/token/{token}',
  params: z.object({ token: shortText }),
  answer: z.object({
    purpose: z.enum(['activate', 'recover']),
    firstName: z.string(),
    /** Null if the member has not chosen one yet. */
    username: maybeText,
  }),
});

export const activateUser = defineCall({
  ...anAsking,
  id: 'HT-53',
  name: 'activateUser',
  summary:
    'Sets the login that was chosen, ends every session, and uses the mailed token up. A null `username` keeps the present one. 409 USERNAME_TAKEN; 422 COMMON_PASSWORD; 404 or 410 as for HT-52.',
  path: '/v6/account/user/activate',
  body: z.object({
    token: shortText,
    username: z.nullable(shortText),
    password: shortText,
  }),
  answer: success,
});

/** Not in the specification, which has no email confirmation. */
export const useEmailLink = defineCall({
  ...anAsking,
  id: 'SE-22',
  name: 'useEmailLink',
  summary:
    'Confirms or undoes a new email address with a mailed token, which is used up. Confirming makes the pending address the account’s, mails an undo link, valid for 7 days, to the former address, and ends every session except the one that requested the change. Undoing restores the former address and ends every session. 404 or 410 as for HT-52.',
  path: '/v6/account/email/link',
  body: z.object({ token: shortText }),
  answer: success,
});

export const resendVerification = defineCall({
  ...anAsking,
  id: 'HT-54',
  name: 'resendVerification',
  summary:
    'Mails the link again. `name` is a member number or a username, never an email address, because paths end up in logs. Unknown names succeed as well, so that the answer reveals nothing. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/verify-email/resend/{name}',
  params: z.object({ name: shortText }),
  answer: success,
  isPublicForm: true,
});
