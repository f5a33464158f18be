import { ManagePasskeys, PasskeySignIn } from '@foyer/core/second-step';
import type { Container } from 'inversify';

import { accountTokens } from './account-module.ts';
import { bindClass, getOrBind } from './bind-class.ts';
import { portTokens } from './tokens.ts';

const parts = {
  repository: accountTokens.passkeys,
  device: accountTokens.passkeyDevice,
  session: accountTokens.session,
  logger: portTokens.logger,
};

/** The passkeys of the account, which only the security page needs. */
export function managePasskeysOf(container: Container): ManagePasskeys {
  return getOrBind(container, accountTokens.managePasskeys, () => {
    bindClass(container, accountTokens.managePasskeys, ManagePasskeys, parts);
  });
}

/** Signing in with a passkey, which only the login page needs. */
export function passkeySignInOf(container: Container): PasskeySignIn {
  return getOrBind(container, accountTokens.passkeySignIn, () => {
    bindClass(container, accountTokens.passkeySignIn, PasskeySignIn, parts);
  });
}
