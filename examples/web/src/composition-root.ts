import {
  BrowserGeolocation,
  BrowserVisitor,
  ConsoleLogger,
  CookieMemberSession,
  CryptoIdSource,
  DataLayerAnalytics,
  DocumentCookieJar,
  HistoryNavigation,
  SystemClock,
  WebStorageStore,
} from '@foyer/adapters-browser';
import {
  createHttpClient,
  type HttpClient,
  HttpClubRepository,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import { laterPort, type Logger } from '@foyer/core';
import { classTokens, foyerModule, portTokens } from '@foyer/react-ui';
import { Container } from 'inversify';

import type { RunningExperiments } from './experiments/read-experiments.ts';
import type { LaterRepositories } from './later-repositories.ts';
import { clockShiftKey, readSwitches, siteSettings, type Switches } from './site-settings.ts';

/** Chooses an adapter for each port: the one place of this site that knows both sides. */
export function composeSite(running: RunningExperiments | null): Container {
  const logger = new ConsoleLogger();
  const cookies = new DocumentCookieJar();
  const sessionStore = new WebStorageStore('sessionStorage');
  const localStore = new WebStorageStore('localStorage');
  const ids = new CryptoIdSource();
  const shiftMs = Number(sessionStore.read(clockShiftKey)) || 0;
  const clock = new SystemClock(shiftMs);
  const client = createHttpClient({
    baseUrl: '',
    clock,
    random: () => Math.random(),
    logger,
    fetch:
      shiftMs === 0
        ? (input, init) => window.fetch(input, init)
        : async (input, init) => (await import('./dev/clock-shift.ts')).fetchAt(clock, input, init),
  });

  const switches = readSwitches(window.location.search, sessionStore);

  const container = new Container();
  container.bind(portTokens.analytics).toConstantValue(new DataLayerAnalytics(logger));
  container.bind(portTokens.clock).toConstantValue(clock);
  container
    .bind(portTokens.clubRepository)
    .toConstantValue(new HttpClubRepository(client, { logger }));
  container.bind(portTokens.cookieJar).toConstantValue(cookies);
  container.bind(portTokens.geolocation).toConstantValue(new BrowserGeolocation(clock));
  container
    .bind(portTokens.configuration)
    .toConstantValue(new HttpVisitConfigurationRepository(client));
  container.bind(portTokens.ids).toConstantValue(ids);
  container.bind(portTokens.localStore).toConstantValue(localStore);
  container.bind(portTokens.logger).toConstantValue(logger);
  container.bind(portTokens.memberSession).toConstantValue(new CookieMemberSession(cookies));
  container.bind(portTokens.navigation).toConstantValue(new HistoryNavigation());
  container.bind(portTokens.sessionStore).toConstantValue(sessionStore);
  container.bind(portTokens.settings).toConstantValue(siteSettings(switches, running?.experiments));
  container.bind(portTokens.visitor).toConstantValue(new BrowserVisitor());
  bindLaterRepositories(container, client, logger);
  container.load(foyerModule);
  if (running !== null) tellExposuresLater(container, running, switches);
  return container;
}

/** Who has seen the form is in the experiment; the SDK that tells so is fetched only then. AN-04 */
function tellExposuresLater(
  container: Container,
  running: RunningExperiments,
  switches: Switches,
): void {
  const flow = container.get(classTokens.leadFlow);
  const stop = flow.subscribe(() => {
    if (!flow.getSnapshot().ready) return;
    stop();
    const logger = container.get(portTokens.logger);
    import('./experiments/tell-exposures.ts')
      .then(({ tellExposures }) =>
        tellExposures({
          running,
          switched: new Set([...switches.flags.keys(), ...(switches.variant ? ['variant'] : [])]),
          store: container.get(portTokens.localStore),
          analytics: container.get(portTokens.analytics),
          logger,
        }),
      )
      .catch(() => logger.warn('exposures-not-told'));
  });
}

/** What no first screen calls is fetched when it is first called. */
function bindLaterRepositories(container: Container, client: HttpClient, logger: Logger): void {
  let repositories: Promise<LaterRepositories> | null = null;
  const later =
    <Name extends keyof LaterRepositories>(name: Name) =>
    async (): Promise<LaterRepositories[Name]> => {
      repositories ??= import('./later-repositories.ts').then(({ createLaterRepositories }) =>
        createLaterRepositories(client, logger),
      );
      try {
        return (await repositories)[name];
      } catch (error) {
        repositories = null;
        throw error;
      }
    };
  container.bind(portTokens.classes).toConstantValue(laterPort(later('classes')));
  container.bind(portTokens.clubMedia).toConstantValue(laterPort(later('clubMedia')));
  container.bind(portTokens.consentLog).toConstantValue(laterPort(later('consentLog')));
  container.bind(portTokens.content).toConstantValue(laterPort(later('content')));
  container.bind(portTokens.corporate).toConstantValue(laterPort(later('corporate')));
  container.bind(portTokens.corporateLeads).toConstantValue(laterPort(later('corporateLeads')));
  container.bind(portTokens.leads).toConstantValue(laterPort(later('leads')));
  container.bind(portTokens.openTimes).toConstantValue(laterPort(later('openTimes')));
  container.bind(portTokens.products).toConstantValue(laterPort(later('products')));
  container.bind(portTokens.referrals).toConstantValue(laterPort(later('referrals')));
}
