import {
  BrowserGeolocation,
  BrowserVisitor,
  ConsoleLogger,
  CryptoIdSource,
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
import type { KeyValueStore } from '@foyer/core';
import { foyerModule, portTokens } from '@foyer/react-ui';
import { type CompositionRequest, namedStore, sharedInPage } from '@foyer/react-ui/element';
import { Container } from 'inversify';

import { noCookies, nobodySignedIn, visitorOn } from './foreign-page.ts';
import { clubsFromAfar, mediaFromAfar } from './pictures-from-afar.ts';

/** Chooses an adapter for each port of an embedded flow: the API is another origin's, the page is a stranger's. */
export function composeElement(request: CompositionRequest): Container {
  const { options, settings, analytics, navigation } = request;
  const clock = new SystemClock();
  const logger = new ConsoleLogger();
  const client = createHttpClient({
    baseUrl: options.api,
    clock,
    random: () => Math.random(),
    logger,
    fetch: (input, init) => window.fetch(input, init),
  });
  const clubs = new HttpClubRepository(client, { logger });
  const media = new HttpClubMediaRepository(client, { logger });
  const storeOf = (area: 'localStorage' | 'sessionStorage'): KeyValueStore =>
    namedStore(sharedInPage(new WebStorageStore(area)), options.name);

  const container = new Container();
  container.bind(portTokens.analytics).toConstantValue(analytics);
  container.bind(portTokens.classes).toConstantValue(new HttpClassRepository(client));
  container.bind(portTokens.clock).toConstantValue(clock);
  container.bind(portTokens.clubMedia).toConstantValue(mediaFromAfar(media, options.api));
  container.bind(portTokens.clubRepository).toConstantValue(clubsFromAfar(clubs, options.api));
  container
    .bind(portTokens.configuration)
    .toConstantValue(new HttpVisitConfigurationRepository(client));
  container.bind(portTokens.consentLog).toConstantValue(new HttpConsentLog(client));
  container.bind(portTokens.cookieJar).toConstantValue(noCookies);
  container.bind(portTokens.corporate).toConstantValue(new HttpCorporateRepository(client));
  container.bind(portTokens.geolocation).toConstantValue(new BrowserGeolocation(clock));
  container.bind(portTokens.ids).toConstantValue(new CryptoIdSource());
  container.bind(portTokens.leads).toConstantValue(new HttpLeadRepository(client));
  container.bind(portTokens.localStore).toConstantValue(storeOf('localStorage'));
  container.bind(portTokens.logger).toConstantValue(logger);
  container.bind(portTokens.memberSession).toConstantValue(nobodySignedIn);
  container.bind(portTokens.navigation).toConstantValue(navigation);
  container.bind(portTokens.openTimes).toConstantValue(new HttpOpenTimesRepository(client));
  container.bind(portTokens.products).toConstantValue(new HttpProductRepository(client));
  container.bind(portTokens.referrals).toConstantValue(new HttpReferralRepository(client));
  container.bind(portTokens.sessionStore).toConstantValue(storeOf('sessionStorage'));
  container.bind(portTokens.settings).toConstantValue(settings);
  container
    .bind(portTokens.visitor)
    .toConstantValue(
      visitorOn(options.sourceUrl, new BrowserVisitor({ country: options.country })),
    );
  container.load(foyerModule);
  return container;
}
