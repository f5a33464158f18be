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
import { classTokens, portTokens, type Services } from '@foyer/react-ui';
import { accountTokens, bindAccount } from '@foyer/react-ui/account';

import { clientOptions, clockShift } from './client-options.ts';
import { memberArrival } from './member-arrival.ts';
import { sessionChanged } from './session-changed.ts';
import { siteHosts } from './site-hosts.ts';
import { siteIdentity } from './site-identity.ts';
import { clockShiftKey } from './site-settings.ts';

/**
 * Chooses an adapter for each account port and opens the member's session, once per page load. Loaded with the first
 * member page.
 */
export function openAccount(services: Services): void {
  if (services.isBound(accountTokens.session)) return;
  const clock = services.get(portTokens.clock);
  const logger = services.get(portTokens.logger);
  const { token: arrived, webView } = services.get(memberArrival);
  const hosts = siteHosts(document);
  const pageOrigin = window.location.origin;
  const host = hostOf('account', pageOrigin, hosts);
  const session = new AccountSession({
    clock,
    cookies: services.get(portTokens.cookieJar),
    navigation: services.get(portTokens.navigation),
    localStore: services.get(portTokens.localStore),
    ...{ arrived, webView },
    settings: {
      ...defaultAccountSessionSettings,
      credential: isOwnHost(host, pageOrigin) ? 'cookie' : 'bearer',
      webViewOrigins: hosts.webViewOrigins,
    },
  });
  const client = createAccountClient({
    ...clientOptions(
      clock,
      logger,
      clockShift(services.get(portTokens.sessionStore).read(clockShiftKey)),
      services.get(classTokens.formTrap).take,
    ),
    hosts,
    pageOrigin,
    session,
  });
  bindAccount(services, {
    accounts: new HttpAccountRepository(client, { host }),
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
  services.get(accountTokens.adoptArrivedToken).open();
  session.subscribe(() => window.dispatchEvent(new Event(sessionChanged)));
  window.dispatchEvent(new Event(sessionChanged));
}

/** Calls to the page's own host can use a session cookie that scripts can't read. */
function isOwnHost(host: string, pageOrigin: string): boolean {
  return host === '' || new URL(host).origin === pageOrigin;
}
