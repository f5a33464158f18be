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
  HttpClassRepository,
  HttpClubMediaRepository,
  HttpClubRepository,
  HttpConsentLog,
  HttpCorporateRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpProductRepository,
  HttpReferralRepository,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import { defaultLeadFlowSettings } from '@foyer/core';
import { foyerModule, portTokens } from '@foyer/react-ui';
import { Container } from 'inversify';

/** Chooses an adapter for each port: the one place of this site that knows both sides. */
export function composeSite(): Container {
  const clock = new SystemClock();
  const logger = new ConsoleLogger();
  const cookies = new DocumentCookieJar();
  const client = createHttpClient({
    baseUrl: '',
    clock,
    random: () => Math.random(),
    logger,
    fetch: (input, init) => window.fetch(input, init),
  });

  const container = new Container();
  container.bind(portTokens.analytics).toConstantValue(new DataLayerAnalytics(logger));
  container.bind(portTokens.clock).toConstantValue(clock);
  container
    .bind(portTokens.clubRepository)
    .toConstantValue(new HttpClubRepository(client, { logger }));
  container.bind(portTokens.classes).toConstantValue(new HttpClassRepository(client));
  container
    .bind(portTokens.clubMedia)
    .toConstantValue(new HttpClubMediaRepository(client, { logger }));
  container.bind(portTokens.consentLog).toConstantValue(new HttpConsentLog(client));
  container.bind(portTokens.cookieJar).toConstantValue(cookies);
  container.bind(portTokens.corporate).toConstantValue(new HttpCorporateRepository(client));
  container.bind(portTokens.geolocation).toConstantValue(new BrowserGeolocation(clock));
  container
    .bind(portTokens.configuration)
    .toConstantValue(new HttpVisitConfigurationRepository(client));
  container.bind(portTokens.ids).toConstantValue(new CryptoIdSource());
  container.bind(portTokens.leads).toConstantValue(new HttpLeadRepository(client));
  container.bind(portTokens.localStore).toConstantValue(new WebStorageStore('localStorage'));
  container.bind(portTokens.logger).toConstantValue(logger);
  container.bind(portTokens.memberSession).toConstantValue(new CookieMemberSession(cookies));
  container.bind(portTokens.navigation).toConstantValue(new HistoryNavigation());
  container.bind(portTokens.openTimes).toConstantValue(new HttpOpenTimesRepository(client));
  container.bind(portTokens.products).toConstantValue(new HttpProductRepository(client));
  container.bind(portTokens.referrals).toConstantValue(new HttpReferralRepository(client));
  container.bind(portTokens.sessionStore).toConstantValue(new WebStorageStore('sessionStorage'));
  container.bind(portTokens.settings).toConstantValue(defaultLeadFlowSettings);
  container.bind(portTokens.visitor).toConstantValue(new BrowserVisitor());
  container.load(foyerModule);
  return container;
}
