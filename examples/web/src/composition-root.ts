import {
  BrowserGeolocation,
  BrowserVisitor,
  ConsoleLogger,
  CookieMemberSession,
  CryptoIdSource,
  DataLayerAnalytics,
  DocumentCookieJar,
  HistoryNavigation,
  likelyCountry,
  SystemClock,
  WebStorageStore,
} from '@foyer/adapters-browser';
import type { CheckMembership } from '@foyer/core/account';
import { takeLinkCode } from '@foyer/core/registration';
import { holdWebViewMessages, type WebViewMessages } from '@foyer/core/session';
import {
  classTokens,
  createContainer,
  type FoyerContainer,
  type Ports,
  portTokens,
} from '@foyer/react-ui';

import { clockShift } from './client-options.ts';
import type { RunningExperiments } from './experiments/read-experiments.ts';
import { lazyPort } from './lazy-port.ts';
import { lazyRepositories } from './lazy-repositories.ts';
import { type MemberArrival, memberArrival } from './member-arrival.ts';
import {
  clockShiftKey,
  cookieDomain,
  readSwitches,
  siteSettings,
  type Switches,
} from './site-settings.ts';

/** The dependencies that the site needs immediately. */
export interface OpenedPage extends Pick<
  Ports,
  'clock' | 'cookies' | 'navigation' | 'sessionStore'
> {
  readonly shiftMs: number;
  readonly arrival: MemberArrival;
}

/**
 * The first thing that the site does, before it waits for anything. `token` comes from the address, `messages` from an
 * app around the page.
 */
export function openPage(token: string | null, messages: WebViewMessages): OpenedPage {
  const sessionStore = new WebStorageStore('sessionStorage');
  const shiftMs = clockShift(sessionStore.read(clockShiftKey));
  const clock = new SystemClock(shiftMs);
  const cookies = new DocumentCookieJar(cookieDomain(document));
  const navigation = new HistoryNavigation();
  return {
    clock,
    cookies,
    navigation,
    sessionStore,
    shiftMs,
    // The code leaves the address now, as the token did, so that later code never sees it.
    arrival: { token, linkCode: takeLinkCode(navigation), webView: holdWebViewMessages(messages) },
  };
}

/** Chooses an adapter for each port: the only place in this site that knows both sides. */
export function composeSite(
  { shiftMs, arrival, ...page }: OpenedPage,
  running: RunningExperiments | null,
): FoyerContainer {
  const logger = new ConsoleLogger();
  const { clock, cookies, sessionStore } = page;

  const switches = readSwitches(window.location.search, sessionStore);

  const container: FoyerContainer = createContainer({
    ...page,
    ...lazyRepositories(
      { clock, cookies, logger, shiftMs, form: () => container.get(classTokens.formTrap).take() },
      () => attribution,
    ),
    analytics: new DataLayerAnalytics(logger),
    checkMembership: lazyPort(() => loadCheckMembership(container)),
    geolocation: new BrowserGeolocation(clock),
    ids: new CryptoIdSource(),
    localStore: new WebStorageStore('localStorage'),
    logger,
    memberSession: new CookieMemberSession(cookies),
    settings: siteSettings(switches, running?.experiments),
    // The server knows better when a proxy tells it the country of a request.
    visitor: new BrowserVisitor({ country: likelyCountry() }),
  });
  const attribution = import('./attribution.ts').then(
    ({ siteAttribution }) => siteAttribution(container),
    () => null,
  );
  container.bind(memberArrival).toConstantValue(arrival);
  arrival.webView.whenHeld(() => openAccountLater(container));
  if (arrival.token !== null) openAccountLater(container);
  if (running !== null) trackExposuresLazily(container, running, switches);
  return container;
}

/** Only called while someone is signed in. Null if the code fails to load. */
async function loadCheckMembership(container: FoyerContainer): Promise<CheckMembership | null> {
  try {
    return (await import('./compose-account.ts')).checkMembershipOf(container);
  } catch {
    return null;
  }
}

/** The address or an app named the signed-in member, so the session adopts it on any page. */
function openAccountLater(container: FoyerContainer): void {
  import('./compose-account.ts')
    .then(({ openAccount }) => openAccount(container))
    // The session opens on the next message from an app or on the next member page.
    .catch(() => container.get(portTokens.logger).warn('session-not-loaded'));
}

/** A visitor who has seen the form is part of the experiment. Only then is the SDK that tracks this loaded. */
function trackExposuresLazily(
  container: FoyerContainer,
  running: RunningExperiments,
  switches: Switches,
): void {
  const flow = container.get(classTokens.leadFlow);
  const stop = flow.subscribe(() => {
    if (!flow.getSnapshot().ready) return;
    stop();
    const logger = container.get(portTokens.logger);
    import('./experiments/track-exposures.ts')
      .then(({ trackExposures }) =>
        trackExposures({
          running,
          switched: new Set([...switches.flags.keys(), ...(switches.variant ? ['variant'] : [])]),
          store: container.get(portTokens.localStore),
          analytics: container.get(portTokens.analytics),
          logger,
        }),
      )
      .catch(() => logger.warn('exposures-not-tracked'));
  });
}
