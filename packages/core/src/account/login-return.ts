import { safeReturnPath } from '../flow/return-path.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import { withoutQuery } from './without-query.ts';

/** Where members sign in. RT-06 */
export const loginPath = '/login';

/** Where a login leads that nobody was sent to. RT-13 */
export const accountPath = '/account';

/** Session-storage key of the page that sent the visitor to the login. RT-08 */
export const loginReturnKey = 'foyer.login-return';

/**
 * Keeps the page that needs a member, for after the login. A token in its query is not kept with it. Where it can't be
 * kept, the login leads to the account. Who is at the login already keeps what sent them there. Source: RT-08.
 */
export function keepLoginReturn(store: KeyValueStore, shown: string, tokenQuery = 'token'): void {
  if (isLogin(shown)) return;
  store.write(loginReturnKey, withoutQuery(shown, tokenQuery).path).unwrapOr(undefined);
}

/** True where a page that needs a member sent the visitor to the login. Source: RT-08. */
export function isSentToLogin(store: KeyValueStore): boolean {
  return store.read(loginReturnKey) !== null;
}

/** The page to go to after the login, once: a path of this site that is not the login itself. Source: RT-08, RT-13. */
export function takeLoginReturn(store: KeyValueStore, origin: string): string {
  const kept = store.read(loginReturnKey);
  store.remove(loginReturnKey);
  const path = kept === null || kept === '' ? null : safeReturnPath(kept, origin);
  return path === null || isLogin(path) ? accountPath : path;
}

/**
 * Leaves the login for the page that sent the visitor there, in its place: Back doesn't come to the login again. Where
 * another page is shown by now, it stays. Source: RT-08, RT-13.
 */
export function leaveLogin(navigation: Navigation, store: KeyValueStore, origin: string): void {
  if (isLogin(navigation.current())) navigation.replace(takeLoginReturn(store, origin));
}

function isLogin(path: string): boolean {
  const { pathname } = new URL(path, 'https://page.invalid');
  const parts = decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}` === loginPath;
}
