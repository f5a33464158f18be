import {
  BrowserGeolocation,
  BrowserVisitor,
  CookieMemberSession,
  CryptoIdSource,
  DataLayerAnalytics,
  DocumentCookieJar,
  HistoryNavigation,
  likelyCountry,
  SystemClock,
  WebStorageStore,
} from '@foyer/adapters-browser';
import type { Logger } from '@foyer/core';
import {
  addressBar,
  memoryStore,
  noAnalytics,
  nobodySignedIn,
  noCookies,
  noGeolocation,
  unknownVisitor,
} from '@foyer/core/kernel';
import type { Ports } from '@foyer/react-ui';

type PlatformPorts = Pick<
  Ports,
  | 'analytics'
  | 'clock'
  | 'cookies'
  | 'geolocation'
  | 'ids'
  | 'localStore'
  | 'memberSession'
  | 'navigation'
  | 'sessionStore'
  | 'visitor'
>;

/** The platform's adapters: the browser's, or inert ones where a server renders the page. */
export function platformPorts(logger: Logger): PlatformPorts {
  return isServer() ? serverPorts() : browserPorts(logger);
}

/** True where a server renders the page. */
export const isServer = (): boolean => typeof window === 'undefined';

function browserPorts(logger: Logger): PlatformPorts {
  const clock = new SystemClock();
  const cookies = new DocumentCookieJar();
  return {
    clock,
    cookies,
    analytics: new DataLayerAnalytics(logger),
    geolocation: new BrowserGeolocation(clock),
    ids: new CryptoIdSource(),
    localStore: new WebStorageStore('localStorage'),
    memberSession: new CookieMemberSession(cookies),
    navigation: new HistoryNavigation(),
    sessionStore: new WebStorageStore('sessionStorage'),
    visitor: new BrowserVisitor({ country: likelyCountry() }),
  };
}

/** Effects do everything else, and they don't run on a server. */
function serverPorts(): PlatformPorts {
  return {
    analytics: noAnalytics,
    clock: new SystemClock(),
    cookies: noCookies,
    geolocation: noGeolocation,
    ids: new CryptoIdSource(),
    localStore: memoryStore(),
    memberSession: nobodySignedIn,
    navigation: addressBar(),
    sessionStore: memoryStore(),
    visitor: unknownVisitor,
  };
}
