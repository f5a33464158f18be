/** `@foyer/core/kernel`: results, money, the platform's ports, and what the rooms above share. */
export { mayHaveHappened } from '../kernel/result.ts';
export type {
  AnalyticsEvent,
  CookieJar,
  Coordinates,
  Experiments,
  FlowOrder,
  FlowPlace,
  Geolocation,
  LocationFailure,
  MemberSession,
  PathChange,
  StoreFailure,
  Visitor,
} from '../kernel/platform.port.ts';
export { isExpired } from '../kernel/expiring-store.ts';
export { instantText, isInstant, isTimeZone } from '../kernel/temporal.ts';
export { Activity } from '../kernel/activity.ts';
export { guardPort, guardPorts, kindOf } from '../kernel/guard-ports.ts';
export * from '../kernel/null-ports.ts';
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
