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
import { createHttpClient, createHttpRepositories, type Fetch } from '@foyer/adapters-http';
import { createLeadFlow, visitPorts } from '@foyer/core';

/** A flow in a browser, without a container. */
export function composePage(fetch?: Fetch): ReturnType<typeof createLeadFlow> {
  const clock = new SystemClock();
  const logger = new ConsoleLogger();
  const cookies = new DocumentCookieJar();
  const client = createHttpClient({
    baseUrl: '',
    clock,
    logger,
    random: () => Math.random(),
    ...(fetch && { fetch }),
  });
  return createLeadFlow(
    visitPorts({
      ...createHttpRepositories(client, { cookies, logger }),
      clock,
      cookies,
      logger,
      analytics: new DataLayerAnalytics(logger),
      geolocation: new BrowserGeolocation(clock),
      ids: new CryptoIdSource(),
      localStore: new WebStorageStore('localStorage'),
      memberSession: new CookieMemberSession(cookies),
      navigation: new HistoryNavigation(),
      sessionStore: new WebStorageStore('sessionStorage'),
      visitor: new BrowserVisitor(),
    }),
  );
}
