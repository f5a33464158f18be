/**
 * The changes that members make to their account. Each call affects only the bearer of the token; none takes another
 * member's id.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { areaText, maybeNumber, shortText, success } from './fields.ts';

/** Proves that the caller is the member and not someone who stole their session. Required where the call says so. */
const currentPassword = z.optional(shortText);

/** Common to all changes: sending one twice has the same effect as once. */
const aChange = {
  answer: success,
  needsToken: true,
} as const;

export const updateAccountInformation = defineCall({
  ...aChange,
  id: 'HT-03',
  name: 'updateAccountInformation',
  summary:
    'Changes the member’s address and contact data. Changing the email address (ignoring case) needs `currentPassword` and takes effect when the member opens the link mailed to the new address; until then it is the `pendingEmail` of HT-02. The answer doesn’t show whether another member has the address. 422 WRONG_PASSWORD; 429 TOO_MANY_SIGN_INS or TOO_MANY_TRIES with Retry-After in seconds.',
  method: 'PUT',
  path: '/v6/account/account-information/update',
  body: z.object({
    address1: z.nullable(shortText),
    address2: z.nullable(shortText),
    city: z.nullable(shortText),
    state: z.nullable(shortText),
    country: z.nullable(shortText),
    zipCode: z.nullable(shortText),
    email: shortText,
    currentPassword,
  }),
  // Sending it twice sends two emails.
  repeatable: false,
});

export const updateUsername = defineCall({
  ...aChange,
  id: 'HT-04',
  name: 'updateUsername',
  summary:
    'Changes the username and ends every other session. A different username needs `currentPassword`: 422 WRONG_PASSWORD. 409 USERNAME_TAKEN; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/username/update',
  body: z.object({ username: shortText, currentPassword }),
});

export const updatePassword = defineCall({
  ...aChange,
  id: 'HT-05',
  name: 'updatePassword',
  summary:
    'Changes the password and ends every other session. 422 WRONG_PASSWORD if the current one is wrong; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/password/update',
  body: z.object({ currentPassword: shortText, newPassword: shortText }),
  // A second attempt would find the new current password.
  repeatable: false,
});

export const linkSocialLogin = defineCall({
  ...aChange,
  id: 'HT-06',
  name: 'linkSocialLogin',
  summary:
    'Links a social login and ends every other session. `accessToken` is the provider’s single-use token for `facebookId`. Needs `currentPassword`: 422 WRONG_PASSWORD. 409 LOGIN_TAKEN if it is linked to another account; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/linkwithfacebook',
  body: z.object({ facebookId: shortText, accessToken: shortText, currentPassword }),
  repeatable: false,
});

export const unlinkSocialLogin = defineCall({
  ...aChange,
  id: 'HT-07',
  name: 'unlinkSocialLogin',
  summary:
    'Unlinks the social login and ends every other session; does nothing if none is linked. Otherwise needs `currentPassword` in a JSON body: 422 WRONG_PASSWORD; 429 TOO_MANY_SIGN_INS with Retry-After in seconds.',
  method: 'DELETE',
  path: '/v6/account/delinkwithfacebook',
  body: z.optional(z.object({ currentPassword })),
});

/** Not in the specification, which has no email confirmation. */
export const resendEmailLink = defineCall({
  ...aChange,
  id: 'SE-21',
  name: 'resendEmailLink',
  summary:
    'Mails the link to the pending email address again and ends the previous link. Without a pending address, but after mail to the account’s own address bounced, mails a link to that address; opening it clears the bounce. Otherwise `success` is false. 429 TOO_MANY_TRIES with Retry-After in seconds.',
  method: 'POST',
  path: '/v6/account/email/resend',
  repeatable: false,
});

export const cancelEmailChange = defineCall({
  ...aChange,
  id: 'SE-21',
  name: 'cancelEmailChange',
  summary: 'Discards the pending email address and ends its link. Does nothing without one.',
  method: 'DELETE',
  path: '/v6/account/email/pending',
});

export const updateMemberProfile = defineCall({
  ...aChange,
  id: 'HT-10',
  name: 'updateMemberProfile',
  summary:
    'Changes the member’s profile. Fields that are left out stay as they are. 403 if `memberId` is another member’s.',
  method: 'PUT',
  path: '/v6.2/member/me',
  body: z.object({
    memberId: z.optional(shortText),
    firstName: z.optional(shortText),
    lastName: z.optional(shortText),
    homeFacilityId: z.optional(shortText),
    /** In centimeters. */
    height: maybeNumber,
    /** In kilograms. */
    weight: maybeNumber,
  }),
});

/** The specification lists the fields and no call. */
export const requestFreeze = defineCall({
  ...aChange,
  id: 'HT-56',
  name: 'requestFreeze',
  summary:
    'Freezes the membership under the rule of HT-91, except that it replaces a freeze that hasn’t started. 409 NO_HOME_CLUB without a membership; 409 with the reason as the code if a freeze isn’t possible.',
  method: 'POST',
  path: '/v6/account/membership/freeze',
  body: z.object({
    /** In whole months. */
    freezeDuration: z.number(),
    /** ISO date, from today to 29 days ahead at the club. */
    startDate: shortText,
    /** For the club only; empty for none. */
    medicalReason: areaText,
  }),
});

/** The specification lists the fields and no call. The card is asked for by the payment application. */
export const saveJoinDetails = defineCall({
  ...aChange,
  id: 'HT-57',
  name: 'saveJoinDetails',
  summary:
    'Saves a new member’s details. The name and address become those of the account; `personal_email` doesn’t change its email address. Details sent later replace earlier ones. 409 NO_HOME_CLUB without a club.',
  method: 'PUT',
  path: '/v6/account/join-details',
  body: z.object({
    first_name: shortText,
    last_name: shortText,
    /** ISO date. */
    birth_date: shortText,
    personal_email: shortText,
    company_email: z.nullable(shortText),
    corp_info: z.nullable(shortText),
    street_address: shortText,
    floor: z.nullable(shortText),
    city: shortText,
    state: z.nullable(shortText),
    zip: shortText,
  }),
});
