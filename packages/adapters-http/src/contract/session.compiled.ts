// Compiled from ./session.ts by `pnpm schemas`. Change it there.
import { flag, object, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './session.ts';

export const renewSession: Compiled<typeof source.renewSession> = {
  name: 'renewSession',
  method: 'POST',
  path: '/v6/account/authentication/renew',
  repeatable: true,
  needsToken: true,
  decode: object({ expiresAt: text }),
};
export const signIn: Compiled<typeof source.signIn> = {
  name: 'signIn',
  method: 'POST',
  path: '/v6/account/authentication/login',
  repeatable: false,
  needsToken: false,
  decode: object({ token: text, expiresAt: text }),
};
export const signOut: Compiled<typeof source.signOut> = {
  name: 'signOut',
  method: 'POST',
  path: '/v6/account/authentication/logout',
  repeatable: false,
  needsToken: true,
  decode: object({ success: flag }),
};
