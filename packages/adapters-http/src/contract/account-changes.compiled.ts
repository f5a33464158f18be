// Compiled from ./account-changes.ts by `pnpm schemas`. Change it there.
import { flag, object } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './account-changes.ts';

const part1 = object({ success: flag });
export const cancelEmailChange: Compiled<typeof source.cancelEmailChange> = {
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/v6/account/email/pending',
  repeatable: true,
  needsToken: true,
  decode: part1,
};
export const linkSocialLogin: Compiled<typeof source.linkSocialLogin> = {
  name: 'linkSocialLogin',
  method: 'POST',
  path: '/v6/account/linkwithfacebook',
  repeatable: false,
  needsToken: true,
  decode: part1,
};
export const resendEmailLink: Compiled<typeof source.resendEmailLink> = {
  name: 'resendEmailLink',
  method: 'POST',
  path: '/v6/account/email/resend',
  repeatable: false,
  needsToken: true,
  decode: part1,
};
export const unlinkSocialLogin: Compiled<typeof source.unlinkSocialLogin> = {
  name: 'unlinkSocialLogin',
  method: 'DELETE',
  path: '/v6/account/delinkwithfacebook',
  repeatable: true,
  needsToken: true,
  decode: part1,
};
export const updateAccountInformation: Compiled<typeof source.updateAccountInformation> = {
  name: 'updateAccountInformation',
  method: 'PUT',
  path: '/v6/account/account-information/update',
  repeatable: false,
  needsToken: true,
  decode: part1,
};
export const updateMemberProfile: Compiled<typeof source.updateMemberProfile> = {
  name: 'updateMemberProfile',
  method: 'PUT',
  path: '/v6.2/member/me',
  repeatable: true,
  needsToken: true,
  decode: part1,
};
export const updatePassword: Compiled<typeof source.updatePassword> = {
  name: 'updatePassword',
  method: 'POST',
  path: '/v6/account/password/update',
  repeatable: false,
  needsToken: true,
  decode: part1,
};
export const updateUsername: Compiled<typeof source.updateUsername> = {
  name: 'updateUsername',
  method: 'POST',
  path: '/v6/account/username/update',
  repeatable: true,
  needsToken: true,
  decode: part1,
};
