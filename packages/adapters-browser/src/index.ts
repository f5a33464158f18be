export { browserAttribution, type BrowserAttributionOptions } from './browser-attribution.ts';
export { BrowserGeolocation } from './browser-geolocation.ts';
export { BrowserPasskeys } from './browser-passkeys.ts';
export {
  BrowserVisitor,
  type BrowserVisitorOptions,
  type CountryHints,
  likelyCountry,
} from './browser-visitor.ts';
export { ConsoleLogger } from './console-logger.ts';
export { CookieMemberSession, type CookieMemberSessionOptions } from './cookie-member-session.ts';
export { CryptoIdSource } from './crypto-id-source.ts';
export { DataLayerAnalytics, type DataLayerPage } from './data-layer-analytics.ts';
export { DocumentCookieJar, type DocumentCookieJarOptions } from './document-cookie-jar.ts';
export { HistoryNavigation } from './history-navigation.ts';
export { type Arm, type AssignmentOptions, storedVisitorId } from './split-experiments.ts';
export {
  type FlagDetails,
  type OpenFeatureClient,
  OpenFeatureExperiments,
  type OpenFeatureExperimentsOptions,
} from './open-feature-experiments.ts';
export { ServiceWorkerPass, type ServiceWorkerPassOptions } from './service-worker-pass.ts';
export {
  type Split,
  SplitExperiments,
  type SplitExperimentsOptions,
  type Splits,
} from './split-experiments.ts';
export {
  type SplitContext,
  SplitProvider,
  type SplitResolution,
} from './open-feature-experiments.ts';
export { SystemClock } from './system-clock.ts';
export { watchExceptions } from './watch-exceptions.ts';
export { WebStorageStore } from './web-storage-store.ts';
export { WindowMessages } from './window-messages.ts';
