import {
  BrowserGeolocation,
  BrowserVisitor,
  ConsoleLogger,
  CookieMemberSession,
  countryHints,
  CryptoIdSource,
  DataLayerAnalytics,
  DocumentCookieJar,
  HistoryNavigation,
  likelyCountry,
  SystemClock,
  WebStorageStore,
} from '@foyer/adapters-browser';
import { laterPort, type WebViewMessages } from '@foyer/core';
import { classTokens, FirstServices, type Ports, portTokens, type Services } from '@foyer/react-ui';

import { clockShift } from './client-options.ts';
import type { RunningExperiments } from './experiments/read-experiments.ts';
import type { createLaterRepositories, LaterRepositories } from './later-repositories.ts';
import { type MemberArrival, memberArrival, takeMemberArrival } from './member-arrival.ts';
import { clockShiftKey, readSwitches, siteSettings, type Switches } from './site-settings.ts';

/** The dependencies that the site needs immediately. */
export interface OpenedPage extends Pick<
  Ports,
  'clock' | 'cookieJar' | 'navigation' | 'sessionStore'
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
  const cookieJar = new DocumentCookieJar();
  const navigation = new HistoryNavigation();
  return {
    ...{ clock, cookieJar, navigation, sessionStore, shiftMs },
    arrival: takeMemberArrival(navigation, token, messages),
  };
}

/** Chooses an adapter for each port: the only place in this site that knows both sides. */
export function composeSite(
  { shiftMs, arrival, ...page }: OpenedPage,
  running: RunningExperiments | null,
): Services {
  const logger = new ConsoleLogger();
  const { clock, cookieJar: cookies, sessionStore } = page;

  const switches = readSwitches(window.location.search, sessionStore);

  const services: FirstServices = new FirstServices({
    ...page,
    ...laterRepositories({
      ...{ clock, cookies, logger, shiftMs },
      form: () => services.get(classTokens.formTrap).take(),
    }),
    analytics: new DataLayerAnalytics(logger),
    geolocation: new BrowserGeolocation(clock),
    ids: new CryptoIdSource(),
    localStore: new WebStorageStore('localStorage'),
    logger,
    memberSession: new CookieMemberSession(cookies),
    settings: siteSettings(switches, running?.experiments),
    // The server knows better when a proxy tells it the country of a request.
    visitor: new BrowserVisitor({ country: likelyCountry(countryHints()) }),
  });
  services.set(memberArrival, arrival);
  arrival.webView.whenHeld(() => openAccountLater(services));
  if (arrival.token !== null) openAccountLater(services);
  if (running !== null) tellExposuresLater(services, running, switches);
  return services;
}

/** The address or an app named the signed-in member, so the session adopts it on any page. */
function openAccountLater(services: Services): void {
  import('./compose-account.ts')
    .then(({ openAccount }) => openAccount(services))
    // The session opens on the next message from an app or on the next member page.
    .catch(() => services.get(portTokens.logger).warn('session-not-fetched'));
}

/** A visitor who has seen the form is part of the experiment. Only then is the SDK that tracks this loaded. */
function tellExposuresLater(
  services: Services,
  running: RunningExperiments,
  switches: Switches,
): void {
  const flow = services.get(classTokens.leadFlow);
  const stop = flow.subscribe(() => {
    if (!flow.getSnapshot().ready) return;
    stop();
    const logger = services.get(portTokens.logger);
    import('./experiments/tell-exposures.ts')
      .then(({ tellExposures }) =>
        tellExposures({
          running,
          switched: new Set([...switches.flags.keys(), ...(switches.variant ? ['variant'] : [])]),
          store: services.get(portTokens.localStore),
          analytics: services.get(portTokens.analytics),
          logger,
        }),
      )
      .catch(() => logger.warn('exposures-not-told'));
  });
}

/** Loaded with the first call, which some pages make at once because of their address. */
function laterRepositories(
  ...given: Parameters<typeof createLaterRepositories>
): Pick<Ports, keyof LaterRepositories> {
  let repositories: Promise<LaterRepositories> | null = null;
  const later =
    <Name extends keyof LaterRepositories>(name: Name) =>
    async (): Promise<LaterRepositories[Name]> => {
      repositories ??= import('./later-repositories.ts').then((part) =>
        part.createLaterRepositories(...given),
      );
      try {
        return (await repositories)[name];
      } catch (error) {
        repositories = null;
        throw error;
      }
    };
  return {
    classes: laterPort(later('classes')),
    clubMedia: laterPort(later('clubMedia')),
    clubRepository: laterPort(later('clubRepository')),
    configuration: laterPort(later('configuration')),
    consentLog: laterPort(later('consentLog')),
    content: laterPort(later('content')),
    corporate: laterPort(later('corporate')),
    corporateLeads: laterPort(later('corporateLeads')),
    joinContent: laterPort(later('joinContent')),
    leads: laterPort(later('leads')),
    openTimes: laterPort(later('openTimes')),
    plans: laterPort(later('plans')),
    products: laterPort(later('products')),
    referrals: laterPort(later('referrals')),
  };
}
