import {
  BrowserGeolocation,
  BrowserVisitor,
  ConsoleLogger,
  countryHints,
  CryptoIdSource,
  likelyCountry,
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
import { classTokens, createContainer, type FoyerContainer } from '@foyer/react-ui';
import { type CompositionRequest, namedStore, sharedInPage } from '@foyer/react-ui/element';

import { noCookies, nobodySignedIn, visitorOn } from './host-page.ts';
import { clubsWithAbsoluteUrls, mediaWithAbsoluteUrls } from './absolute-media-urls.ts';

/**
 * Chooses an adapter for each port of an embedded flow, where the API has another origin and the page belongs to
 * someone else.
 */
export function composeElement(request: CompositionRequest): FoyerContainer {
  const { options, settings, analytics, navigation } = request;
  const clock = new SystemClock();
  const logger = new ConsoleLogger();
  const client = createHttpClient({
    baseUrl: options.api,
    clock,
    random: () => Math.random(),
    logger,
    form: () => container.get(classTokens.formTrap).take(),
  });
  const clubs = new HttpClubRepository(client, { logger });
  const media = new HttpClubMediaRepository(client, { logger });
  const storeOf = (area: 'localStorage' | 'sessionStorage'): KeyValueStore =>
    namedStore(sharedInPage(new WebStorageStore(area)), options.name);

  const container = createContainer({
    analytics,
    classes: new HttpClassRepository(client),
    clock,
    clubMedia: mediaWithAbsoluteUrls(media, options.api),
    clubRepository: clubsWithAbsoluteUrls(clubs, options.api),
    configuration: new HttpVisitConfigurationRepository(client),
    consentLog: new HttpConsentLog(client),
    cookies: noCookies,
    corporate: new HttpCorporateRepository(client),
    geolocation: new BrowserGeolocation(clock),
    ids: new CryptoIdSource(),
    leads: new HttpLeadRepository(client, { logger }),
    localStore: storeOf('localStorage'),
    logger,
    memberSession: nobodySignedIn,
    navigation,
    openTimes: new HttpOpenTimesRepository(client),
    products: new HttpProductRepository(client),
    referrals: new HttpReferralRepository(client),
    sessionStore: storeOf('sessionStorage'),
    settings,
    visitor: visitorOn(
      options.sourceUrl,
      new BrowserVisitor({ country: options.country ?? likelyCountry(countryHints()) }),
    ),
  });
  return container;
}
