import {
  browserAttribution,
  BrowserGeolocation,
  BrowserVisitor,
  ConsoleLogger,
  CryptoIdSource,
  likelyCountry,
  SystemClock,
  WebStorageStore,
} from '@foyer/adapters-browser';
import {
  createHttpClient,
  createHttpClassRepository,
  createHttpClubMediaRepository,
  createHttpClubRepository,
  createHttpConsentLog,
  createHttpCorporateRepository,
  createHttpLeadRepository,
  createHttpOpenTimesRepository,
  createHttpProductRepository,
  createHttpReferralRepository,
  createHttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import type { KeyValueStore, Navigation } from '@foyer/core';
import { type AttributionKeeper } from '@foyer/core/lead';
import { askedCountries } from '@foyer/core/consents';
import { nobodySignedIn, noCookies, type Visitor } from '@foyer/core/kernel';
import { classTokens, createContainer, type FoyerContainer } from '@foyer/react-ui';
import { type CompositionRequest, namedStore, sharedInPage } from '@foyer/react-ui/element';

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
    attribution: () => attribution.current(),
  });
  const storeOf = (area: 'localStorage' | 'sessionStorage'): KeyValueStore =>
    namedStore(sharedInPage(new WebStorageStore(area)), options.name);

  const localStore = storeOf('localStorage');
  const visitor = visitorOn(
    options.sourceUrl,
    new BrowserVisitor({ country: options.country ?? likelyCountry() }),
  );
  const attribution = browserAttribution({
    store: localStore,
    clock,
    visitor,
    optInCountries: askedCountries(settings.consents),
    isEmbedded: true,
  });

  const container = createContainer({
    analytics,
    classes: createHttpClassRepository(client),
    clock,
    clubMedia: createHttpClubMediaRepository(client, { logger }),
    clubs: createHttpClubRepository(client, { logger }),
    configuration: createHttpVisitConfigurationRepository(client),
    consentLog: createHttpConsentLog(client),
    // The host page's cookies aren't the chain's.
    cookies: noCookies,
    corporate: createHttpCorporateRepository(client),
    geolocation: new BrowserGeolocation(clock),
    ids: new CryptoIdSource(),
    leads: createHttpLeadRepository(client, { logger }),
    localStore,
    logger,
    // Another site can't see who is signed in to the chain's site.
    memberSession: nobodySignedIn,
    navigation: handingOver(navigation, attribution),
    openTimes: createHttpOpenTimesRepository(client),
    products: createHttpProductRepository(client),
    referrals: createHttpReferralRepository(client),
    sessionStore: storeOf('sessionStorage'),
    settings,
    visitor,
  });
  return container;
}

/** Hands what brought the visitor over to the site. */
function handingOver(navigation: Navigation, attribution: AttributionKeeper): Navigation {
  return {
    current: () => navigation.current(),
    isRevisited: () => navigation.isRevisited(),
    push: (path) => navigation.push(attribution.handOver(path)),
    replace: (path) => navigation.replace(attribution.handOver(path)),
    load: (address) => navigation.load(address),
    onChange: (listener) => navigation.onChange(listener),
  };
}

/** The visitor according to the browser, on the page that the host names. */
function visitorOn(sourceUrl: string | null, browser: Visitor): Visitor {
  return {
    country: () => browser.country(),
    timeZone: () => browser.timeZone(),
    pageUrl: () => sourceUrl ?? browser.pageUrl(),
  };
}
