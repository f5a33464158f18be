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
import { AccountSession, defaultAccountSessionSettings, hostOf } from '@foyer/core/session';
import { classTokens, portTokens, type FoyerContainer } from '@foyer/react-ui';
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
export function openAccount(container: FoyerContainer): void {
  if (container.isBound(accountTokens.session)) return;
  const clock = container.get(portTokens.clock);
  const logger = container.get(portTokens.logger);
  const { token: arrived, webView } = container.get(memberArrival);
  const hosts = siteHosts(document);
  const pageOrigin = window.location.origin;
  const host = hostOf('account', pageOrigin, hosts);
  const session = new AccountSession({
    clock,
    cookies: container.get(portTokens.cookies),
    navigation: container.get(portTokens.navigation),
    localStore: container.get(portTokens.localStore),
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
      clockShift(container.get(portTokens.sessionStore).read(clockShiftKey)),
      container.get(classTokens.formTrap).take,
    ),
    hosts,
    pageOrigin,
    session,
  });
  bindAccount(container, {
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
  container.get(accountTokens.adoptArrivedToken).open();
  session.subscribe(() => window.dispatchEvent(new Event(sessionChanged)));
  window.dispatchEvent(new Event(sessionChanged));
}

/** Calls to the page's own host can use a session cookie that scripts can't read. */
function isOwnHost(host: string, pageOrigin: string): boolean {
  return host === '' || new URL(host).origin === pageOrigin;
}
