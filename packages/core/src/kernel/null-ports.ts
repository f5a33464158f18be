/** Ports of a platform that has nothing: no storage, no cookies, nobody signed in. For programs without a browser. */
import type {
  Analytics,
  CookieJar,
  Geolocation,
  KeyValueStore,
  Logger,
  MemberSession,
  Navigation,
  Visitor,
} from './platform.port.ts';
import { createObservable } from './observable.ts';
import { Err, Ok } from './result.ts';

const nothing = (): void => undefined;
const nobody = (): null => null;

export const noAnalytics: Analytics = { record: nothing };
export const noCookies: CookieJar = { read: nobody, write: nothing, remove: nothing };
export const noGeolocation: Geolocation = {
  isAllowed: () => Promise.resolve(false),
  locate: () => Promise.resolve(Err({ kind: 'unsupported', message: 'No geolocation' })),
};
export const nobodySignedIn: MemberSession = { expiresAt: nobody };
export const quietLogger: Logger = { warn: nothing, error: nothing };
export const unknownVisitor: Visitor = {
  country: nobody,
  timeZone: () => 'UTC',
  pageUrl: () => '',
};

/** Stores text for the life of the program. No other tab writes to it. */
export function memoryStore(): KeyValueStore {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => Ok(void stored.set(key, value)),
    remove: (key) => void stored.delete(key),
    onOutsideChange: () => nothing,
  };
}

/** An address bar that holds one address and has no history. */
export function addressBar(start = '/'): Navigation {
  const address = createObservable(start);
  const show = (path: string): void => address.set(path);
  return {
    current: () => address.get(),
    isRevisited: () => false,
    push: show,
    replace: show,
    load: show,
    onChange: (listener) => address.subscribe(listener),
  };
}
