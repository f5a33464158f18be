import { BrowserPasskeys, ServiceWorkerPass } from '@foyer/adapters-browser';
import {
  createAccountClient,
  createHttpAccountChanges,
  createHttpAccountRepository,
  createHttpAccountSessions,
  createHttpAgreementRepository,
  createHttpMembershipRepository,
  createHttpRegistrationRepository,
  createHttpSecondStep,
  createHttpSignInRepository,
  createHttpTrainingRepository,
} from '@foyer/adapters-http';
import { type CheckMembership } from '@foyer/core/account';
import { clearOfflinePassWithSession } from '@foyer/core/passes';
import {
  AccountSession,
  defaultAccountSessionSettings,
  hostOf,
  type HostSettings,
  type SocialProvider,
} from '@foyer/core/session';
import { classTokens, portTokens, type FoyerContainer } from '@foyer/react-ui';
import { accountTokens, bindAccount } from '@foyer/react-ui/account';

import { clientOptions, clockShift } from './client-options.ts';
import type * as clubServicePorts from './http-club-services.ts';
import { lazyPort } from './lazy-port.ts';
import { memberArrival } from './member-arrival.ts';
import { clockShiftKey, isLoopback, sessionChanged } from './site-settings.ts';
import { allowLinksAndWorkers } from './trusted-types.ts';

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
    arrived,
    webView,
    settings: {
      ...defaultAccountSessionSettings,
      credential: isOwnHost(host, pageOrigin) ? 'cookie' : 'bearer',
      webViewOrigins: hosts.webViewOrigins,
    },
  });
  const client = createAccountClient({
    ...clientOptions({
      clock,
      logger,
      shiftMs: clockShift(container.get(portTokens.sessionStore).read(clockShiftKey)),
      form: container.get(classTokens.formTrap).take,
    }),
    hosts,
    pageOrigin,
    session,
  });
  // For the service worker's address.
  allowLinksAndWorkers();
  const offlinePass = new ServiceWorkerPass({
    page: '/account/my-pass',
    worker: '/account/pass-worker.js',
  });
  bindAccount(container, {
    accounts: createHttpAccountRepository(client),
    agreements: createHttpAgreementRepository(client),
    changes: createHttpAccountChanges(client),
    clubServices: later((part) => part.createHttpClubServices(client)),
    dayPasses: later((part) => part.createHttpDayPasses(client)),
    personalData: later((part) => part.createHttpPersonalData(client)),
    desk: later((part) => part.createHttpArrivalDesk(client)),
    gifts: later((part) => part.createHttpGiftOrders(client)),
    membership: createHttpMembershipRepository(client),
    passkeys: lazyPort(() =>
      import('./http-passkeys.ts').then(
        (part) => part.createHttpPasskeys(client),
        () => null,
      ),
    ),
    passkeyDevice: new BrowserPasskeys(),
    registrations: createHttpRegistrationRepository(client),
    secondStep: createHttpSecondStep(client),
    sessions: createHttpAccountSessions(client),
    signIns: createHttpSignInRepository(client),
    training: createHttpTrainingRepository(client),
    offlinePass,
    session,
    socialProvider: siteIdentity(document, window.location.hostname),
  });
  session.open();
  clearOfflinePassWithSession(session, offlinePass, logger);
  container.get(accountTokens.adoptArrivedToken).open();
  session.subscribe(() => window.dispatchEvent(new Event(sessionChanged)));
  window.dispatchEvent(new Event(sessionChanged));
}

/** A port that the account's own pages don't need, so it loads with its first call. */
function later<Port extends object>(create: (part: typeof clubServicePorts) => Port): Port {
  return lazyPort(() => import('./http-club-services.ts').then(create, () => null));
}

/** Checks whether the signed-in visitor may book or join. Opens the session if no page has yet. */
export function checkMembershipOf(container: FoyerContainer): CheckMembership {
  openAccount(container);
  return container.get(accountTokens.checkMembership);
}

/**
 * Read from the delivered page, `<meta name="foyer-hosts" content='{"accountHost": "https://…"}'>`, so that the QA site
 * and production can use the same build. Defaults to the page's own server and no app.
 */
export function siteHosts(page: Pick<Document, 'querySelector'>): SiteHosts {
  const content = page.querySelector<HTMLMetaElement>('meta[name=foyer-hosts]')?.content;
  return { ...noHosts, ...parsed<SiteHosts>(content ?? '') };
}

/**
 * The social login provider, read from the delivered page: `<meta name="foyer-identity" content='{"name": "Example ID",
 * "address": "https://id.example/ask?client=club"}'>`. Defaults to none, or to the API's stand-in on a developer's own
 * machine.
 */
export function siteIdentity(
  page: Pick<Document, 'querySelector'>,
  hostname: string,
): SocialProvider | null {
  const content = page.querySelector<HTMLMetaElement>('meta[name=foyer-identity]')?.content;
  if (content === undefined) return isLoopback(hostname) ? defaultProvider : null;
  const { name, address } = parsed<SocialProvider>(content);
  return typeof name === 'string' && typeof address === 'string' ? { name, address } : null;
}

/** Calls to the page's own host can use a session cookie that scripts can't read. */
function isOwnHost(host: string, pageOrigin: string): boolean {
  return host === '' || new URL(host).origin === pageOrigin;
}

/** The hosts of this site's account calls, and the apps around it that may sign a member in. */
interface SiteHosts extends HostSettings {
  readonly webViewOrigins: readonly string[];
}

const noHosts: SiteHosts = {
  accountHost: '',
  stagingHost: '',
  qaOrigin: null,
  apiHost: '',
  webViewOrigins: [],
};

const defaultProvider: SocialProvider = { name: 'Example ID', address: '/dev/identity' };

/** Nothing for text that isn't the JSON of an object. */
function parsed<Value extends object>(text: string): Partial<Value> {
  try {
    return (JSON.parse(text) as Partial<Value> | null) ?? {};
  } catch {
    return {};
  }
}
