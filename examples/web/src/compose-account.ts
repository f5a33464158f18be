import {
  createAccountClient,
  HttpAccountChanges,
  HttpAccountRepository,
  HttpAgreementRepository,
  HttpClubServices,
  HttpGiftOrders,
  HttpRegistrationRepository,
  HttpSignInRepository,
  HttpTrainingRepository,
} from '@foyer/adapters-http';
import { AccountSession, defaultAccountSessionSettings, hostOf } from '@foyer/core';
import { portTokens } from '@foyer/react-ui';
import { accountTokens, bindAccount } from '@foyer/react-ui/account';
import type { Container } from 'inversify';

import { clientOptions, clockShift } from './client-options.ts';
import { memberArrival } from './member-arrival.ts';
import { sessionChanged } from './session-changed.ts';
import { siteHosts } from './site-hosts.ts';
import { siteIdentity } from './site-identity.ts';
import { clockShiftKey } from './site-settings.ts';

/**
 * Chooses an adapter for each port of the account and opens the member's session, once a page: fetched with the first
 * page that has to do with members.
 */
export function openAccount(container: Container): void {
  if (container.isBound(accountTokens.session)) return;
  const clock = container.get(portTokens.clock);
  const logger = container.get(portTokens.logger);
  const { token: arrived, webView } = container.get(memberArrival);
  const hosts = siteHosts(document);
  const pageOrigin = window.location.origin;
  const session = new AccountSession({
    clock,
    cookies: container.get(portTokens.cookieJar),
    navigation: container.get(portTokens.navigation),
    localStore: container.get(portTokens.localStore),
    ...{ arrived, webView },
    settings: { ...defaultAccountSessionSettings, webViewOrigins: hosts.webViewOrigins },
  });
  const client = createAccountClient({
    ...clientOptions(
      clock,
      logger,
      clockShift(container.get(portTokens.sessionStore).read(clockShiftKey)),
    ),
    hosts,
    pageOrigin,
    session,
  });
  bindAccount(container, {
    accounts: new HttpAccountRepository(client, { host: hostOf('account', pageOrigin, hosts) }),
    agreements: new HttpAgreementRepository(client),
    changes: new HttpAccountChanges(client),
    clubServices: new HttpClubServices(client),
    gifts: new HttpGiftOrders(client),
    registrations: new HttpRegistrationRepository(client),
    session,
    signIns: new HttpSignInRepository(client),
    socialProvider: siteIdentity(document, window.location.hostname),
    training: new HttpTrainingRepository(client),
  });
  session.open();
  session.subscribe(() => window.dispatchEvent(new Event(sessionChanged)));
  window.dispatchEvent(new Event(sessionChanged));
}
