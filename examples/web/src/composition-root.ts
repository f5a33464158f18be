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

/** What the site stands on from its first moment. */
export interface OpenedPage extends Pick<
  Ports,
  'clock' | 'cookieJar' | 'navigation' | 'sessionStore'
> {
  readonly shiftMs: number;
  readonly arrival: MemberArrival;
}

/** The first thing that the site does, before it waits for anything. `token` is what stood in the address, `messages` what was posted. AC-01 */
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

/** Chooses an adapter for each port: the one place of this site that knows both sides. */
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
    // Whoever serves the site knows better, where a proxy tells it the country of a request.
    visitor: new BrowserVisitor({ country: likelyCountry(countryHints()) }),
  });
  services.set(memberArrival, arrival);
  arrival.webView.whenHeld(() => openAccountLater(services));
  if (arrival.token !== null) openAccountLater(services);
  if (running !== null) tellExposuresLater(services, running, switches);
  return services;
}

/** An address or an app has said who is signed in: the session takes it up on whatever page. AC-01 */
function openAccountLater(services: Services): void {
  import('./compose-account.ts')
    .then(({ openAccount }) => openAccount(services))
    // It waits for an app's next message, or for a page that is for members.
    .catch(() => services.get(portTokens.logger).warn('session-not-fetched'));
}

/** Who has seen the form is in the experiment; the SDK that tells so is fetched only then. AN-04 */
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

/** Fetched with the first call; the address of some pages asks for one at once. RT-02 */
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
