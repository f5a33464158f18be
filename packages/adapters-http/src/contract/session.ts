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
    'Exchanges a username (or the e-mail address of the account) and a password for a session: a bearer token, or a cookie for a page that sends `Foyer-Session`. 401 WRONG_CREDENTIALS, the same for a member that there is and one that there is not; An account with a second step gets a `challenge` for `finishSignIn` instead. 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
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
    'Exchanges a social login’s single-use proof for a session of the account linked to it, like `signIn`. 401 WRONG_CREDENTIALS for a proof that is expired, used or made up; 404 NOT_LINKED when no account is linked; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
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
    'Finishes a login that needs a code: one of the authenticator app or a recovery code, each of which works once. `trustsBrowser` sets a cookie with which logins in this browser need no code for 30 days. 422 WRONG_CODE; 410 CHALLENGE_OVER ten minutes after the password; 429 TOO_MANY_TRIES with Retry-After in seconds.',
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
    'Makes the session of a bearer token that came with a page the page’s own; with `Foyer-Session`, as a cookie. 401 NOT_SIGNED_IN for a token that is over; 409 SESSION_LIVE while another account is signed in with the browser’s cookie; with `replace` that session ends.',
  method: 'POST',
  path: '/v6/account/authentication/adopt',
  body: z.object({ token: bearerText, replace: z.boolean() }),
  answer: startedSession,
});

export const renewSession = defineCall({
  id: 'AC-06',
  name: 'renewSession',
  summary:
    'Extends the caller’s session to twelve hours from now, a week from its sign-in at most. Answers when it ends.',
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
  summary: 'The live sessions of the caller’s account, the last used first.',
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
    'What happened to the caller’s account in the last 90 days, newest first, 200 entries at most: logins and failed ones, changes of the login, sessions that ended, visits that were moved. Readers skip kinds that they don’t know.',
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
    'Ends one session of the caller’s account. Succeeds for one that has ended and for one that isn’t theirs, which stays as it is.',
  method: 'DELETE',
  path: '/v6/account/sessions/{sessionId}',
  params: z.object({ sessionId: shortText }),
  answer: success,
  needsToken: true,
});

export const endOtherSessions = defineCall({
  id: 'HT-97',
  name: 'endOtherSessions',
  summary: 'Ends every session of the caller’s account but the one that calls.',
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
  summary:
    'Whether a member signs in by this username. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/authentication/verify-username',
  body: z.object({ username: shortText }),
  answer: z.object({ verified: z.boolean() }),
});

export const recoverByEmail = defineCall({
  ...anAsking,
  id: 'HT-49',
  name: 'recoverByEmail',
  summary:
    'Mails the username, and a link to choose another password, to an address by which a member has an account; to a member who has no login yet, the link by which it is chosen. Says the same of any other address. 429 TOO_MANY_TRIES with Retry-After in seconds.',
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
    'Whether there is a member of this number and last name, and whether they have a login already. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/registration/validateuser',
  body: z.object({ memberId: shortText, lastName: shortText }),
  answer: z.object({ isValid: z.boolean(), isRegistered: z.boolean() }),
});

export const signUpWithEmail = defineCall({
  ...anAsking,
  id: 'HT-51',
  name: 'signUpWithEmail',
  summary:
    'Emails a link to the page where a username and a password are chosen: for a member, named by number and last name, to the address that their club has; for a prospect (`memberId` null), to `email`. 422 for an unknown member; 429 TOO_MANY_TRIES with Retry-After in seconds.',
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
    'What a link to a login stands for. Reading it uses nothing up. 404 for a token that nobody was sent; 410 TOKEN_USED or TOKEN_EXPIRED. The path holds a secret: it is not cached and not logged.',
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
    'Uses a mailed token up: sets the login that was chosen and ends every session. `username` null keeps the one that there is. 409 USERNAME_TAKEN; 422 COMMON_PASSWORD; 404 or 410 as of HT-52.',
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
    'Uses up the token of a link that confirms a new email address or undoes it. Confirming makes the pending address the account’s, mails the former one an undo link for 7 days, and ends every session but the one that asked. Undoing restores the former address and ends every session. 404 or 410 as of HT-52.',
  path: '/v6/account/email/link',
  body: z.object({ token: shortText }),
  answer: success,
});

export const resendVerification = defineCall({
  ...anAsking,
  id: 'HT-54',
  name: 'resendVerification',
  summary:
    'Emails the link again. `name` is a member number or a username, never an email address, because paths end up in logs. Succeeds for unknown names, too, so that it reveals nothing. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  path: '/v6/account/verify-email/resend/{name}',
  params: z.object({ name: shortText }),
  answer: success,
  isPublicForm: true,
});
