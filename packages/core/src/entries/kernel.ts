/** `@foyer/core/kernel`: results, money, the platform's ports, and what the rooms above share. */
export { mayHaveHappened } from '../kernel/call-failure.ts';
export type { AnalyticsEvent, FlowOrder, FlowPlace } from '../kernel/analytics.port.ts';
export type {
  CookieJar,
  Coordinates,
  Experiments,
  Geolocation,
  LocationFailure,
  MemberSession,
  StoreFailure,
  Visitor,
} from '../kernel/platform.port.ts';
export { isExpired } from '../kernel/expiring-store.ts';
export { instantText, isInstant, isTimeZone } from '../kernel/instant-text.ts';
export { Activity } from '../kernel/activity.ts';
export { guardPort, guardPorts, kindOf } from '../kernel/guard-ports.ts';
export {
  addressBar,
  memoryStore,
  noAnalytics,
  nobodySignedIn,
  noCookies,
  noGeolocation,
  quietLogger,
  unknownVisitor,
} from '../kernel/null-ports.ts';
export { createObservable, type Observable } from '../kernel/observable.ts';
export {
  type Currency,
  currencyOf,
  formatMoney,
  type Money,
  type MoneyStyle,
  readMinorUnits,
  writeMajorUnits,
} from '../kernel/money.ts';
export type { PathChange } from '../kernel/platform.port.ts';
