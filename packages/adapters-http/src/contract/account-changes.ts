/** What a member changes of their account. Each call is for the bearer of the token alone: none takes another's id. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

const text = z.nullable(shortText);

/** What all changes have in common: sent twice they do no more than sent once. */
const aChange = {
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ success: z.boolean() }),
  repeatable: true,
  needsToken: true,
} as const;

export const updateAccountInformation = defineCall({
  ...aChange,
  id: 'HT-03',
  name: 'updateAccountInformation',
  summary:
    'Changes where the member lives and is written to. Another e-mail address has to be confirmed by a mail to it.',
  method: 'PUT',
  path: '/v6/account/account-information/update',
  body: z.object({
    address1: text,
    address2: text,
    city: text,
    state: text,
    country: text,
    zipCode: text,
    email: shortText,
  }),
});

export const updateUsername = defineCall({
  ...aChange,
  id: 'HT-04',
  name: 'updateUsername',
  summary: 'Changes the name to sign in by. 409 USERNAME_TAKEN.',
  method: 'POST',
  path: '/v6/account/username/update',
  body: z.object({ username: shortText }),
});

export const updatePassword = defineCall({
  ...aChange,
  id: 'HT-05',
  name: 'updatePassword',
  summary:
    'Changes the password and ends every other session. 422 WRONG_PASSWORD when the current one is not right; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/password/update',
  body: z.object({ currentPassword: shortText, newPassword: shortText }),
  // Sent twice, the second finds another current password.
  repeatable: false,
});

export const linkSocialLogin = defineCall({
  ...aChange,
  id: 'HT-06',
  name: 'linkSocialLogin',
  summary:
    "Links a social login. `accessToken` is what its provider handed out for `facebookId`, good once. 409 LOGIN_TAKEN when another member's account has it.",
  method: 'POST',
  path: '/v6/account/linkwithfacebook',
  body: z.object({ facebookId: shortText, accessToken: shortText }),
  repeatable: false,
});

export const unlinkSocialLogin = defineCall({
  ...aChange,
  id: 'HT-07',
  name: 'unlinkSocialLogin',
  summary: 'Takes the link away, if there is one.',
  method: 'DELETE',
  path: '/v6/account/delinkwithfacebook',
  body: z.undefined(),
});

export const updateMemberProfile = defineCall({
  ...aChange,
  id: 'HT-10',
  name: 'updateMemberProfile',
  summary: 'Changes who the member is; what is left out stays. 403 when `memberId` is not theirs.',
  method: 'PUT',
  path: '/v6.2/member/me',
  body: z.object({
    memberId: z.optional(shortText),
    firstName: z.optional(shortText),
    lastName: z.optional(shortText),
    homeFacilityId: z.optional(shortText),
    /** In centimetres. */
    height: z.optional(z.nullable(z.number())),
    /** In kilograms. */
    weight: z.optional(z.nullable(z.number())),
  }),
});
