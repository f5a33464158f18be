// Compiled from ./registration.ts by `pnpm schemas`. Change it there.
import { flag, nullable, object, oneOf, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './registration.ts';

const part1 = object({ success: flag });
export const activateUser: Compiled<typeof source.activateUser> = {
  name: 'activateUser',
  method: 'POST',
  path: '/v6/account/user/activate',
  repeatable: false,
  needsToken: false,
  decode: part1,
};
export const getMailedToken: Compiled<typeof source.getMailedToken> = {
  name: 'getMailedToken',
  method: 'GET',
  path: '/v6/utility/token/{token}',
  repeatable: true,
  needsToken: false,
  decode: object({
    purpose: oneOf('activate', 'recover'),
    firstName: text,
    username: optional(nullable(text)),
  }),
};
export const recoverByEmail: Compiled<typeof source.recoverByEmail> = {
  name: 'recoverByEmail',
  method: 'POST',
  path: '/v6/account/recover/email',
  repeatable: false,
  needsToken: false,
  decode: part1,
};
export const resendVerification: Compiled<typeof source.resendVerification> = {
  name: 'resendVerification',
  method: 'POST',
  path: '/v6/account/verify-email/resend/{name}',
  repeatable: false,
  needsToken: false,
  decode: part1,
};
export const signUpWithEmail: Compiled<typeof source.signUpWithEmail> = {
  name: 'signUpWithEmail',
  method: 'POST',
  path: '/v6/account/registration/signupwithemail',
  repeatable: false,
  needsToken: false,
  decode: part1,
};
export const useEmailLink: Compiled<typeof source.useEmailLink> = {
  name: 'useEmailLink',
  method: 'POST',
  path: '/v6/account/email/link',
  repeatable: false,
  needsToken: false,
  decode: part1,
};
export const validateUser: Compiled<typeof source.validateUser> = {
  name: 'validateUser',
  method: 'POST',
  path: '/v6/account/registration/validateuser',
  repeatable: false,
  needsToken: false,
  decode: object({ isValid: flag, isRegistered: flag }),
};
export const verifyUsername: Compiled<typeof source.verifyUsername> = {
  name: 'verifyUsername',
  method: 'POST',
  path: '/v6/account/authentication/verify-username',
  repeatable: false,
  needsToken: false,
  decode: object({ verified: flag }),
};
