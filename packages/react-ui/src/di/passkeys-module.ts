import { ManagePasskeys, PasskeySignIn } from '@foyer/core/second-step';
import { type Container, ContainerModule } from 'inversify';

import { accountTokens } from './account-module.ts';
import { bindClass, getFromModule } from './bind-class.ts';
import { portTokens } from './tokens.ts';

/** The passkeys of the account, which only the security page needs. */
export function managePasskeysOf(container: Container): ManagePasskeys {
  return getFromModule(container, accountTokens.managePasskeys, manageModule);
}

/** Signing in with a passkey, which only the login page needs. */
export function passkeySignInOf(container: Container): PasskeySignIn {
  return getFromModule(container, accountTokens.passkeySignIn, signInModule);
}

const parts = {
  repository: accountTokens.passkeys,
  device: accountTokens.passkeyDevice,
  session: accountTokens.session,
  logger: portTokens.logger,
};

const manageModule: ContainerModule = new ContainerModule((options) => {
  bindClass(options, accountTokens.managePasskeys, ManagePasskeys, parts);
});

const signInModule: ContainerModule = new ContainerModule((options) => {
  bindClass(options, accountTokens.passkeySignIn, PasskeySignIn, parts);
});
