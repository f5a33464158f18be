import { BrowserPasskeys } from '@foyer/adapters-browser';
import { createAccountClient, createHttpMemberRepositories } from '@foyer/adapters-http';
import { clearOfflinePassWithSession } from '@foyer/core/passes';
import { AccountSession, defaultAccountSessionSettings } from '@foyer/core/session';
import { classTokens, portTokens } from '@foyer/react-ui';
import { type AccountPorts, accountTokens, bindAccount } from '@foyer/react-ui/account';

import type { Foyer } from './create-foyer.ts';

/** The account's ports that an app replaces, the rules for passwords, and the provider of social logins. */
export type OwnAccountPorts = Partial<Omit<AccountPorts, 'session'>>;

/**
 * Opens the member's session and connects the account to the back end, once per page; further calls do nothing.
 * `Account` calls it. Call it yourself, in a browser, to know the member on other pages, or for ports of your own.
 *
 * @example
 * openAccount(foyer, { socialProvider: { name: 'Example ID', address: 'https://id.example/ask' } });
 */
export function openAccount(foyer: Foyer, own: OwnAccountPorts = {}): void {
  const { api, container } = foyer;
  if (container.isBound(accountTokens.session)) return;
  const clock = container.get(portTokens.clock);
  const logger = container.get(portTokens.logger);
  const pageOrigin = window.location.origin;
  const isSameOrigin = new URL(api, pageOrigin).origin === pageOrigin;
  const session = new AccountSession({
    clock,
    cookies: container.get(portTokens.cookies),
    navigation: container.get(portTokens.navigation),
    localStore: container.get(portTokens.localStore),
    webView: { onMessage: () => () => undefined },
    settings: {
      ...defaultAccountSessionSettings,
      // Calls to the page's own origin can use a session cookie that scripts can't read.
      credential: isSameOrigin ? 'cookie' : 'bearer',
    },
  });
  const client = createAccountClient({
    clock,
    logger,
    random: () => Math.random(),
    form: container.get(classTokens.formTrap).take,
    hosts: { accountHost: api, apiHost: api, qaOrigin: null, stagingHost: '' },
    pageOrigin,
    session,
  });
  bindAccount(container, {
    ...createHttpMemberRepositories(client),
    passkeyDevice: new BrowserPasskeys(),
    ...own,
    session,
  });
  session.open();
  const offlinePass = container.get(accountTokens.offlinePass);
  if (offlinePass !== null) clearOfflinePassWithSession(session, offlinePass, logger);
  container.get(accountTokens.adoptArrivedToken).open();
}
