import { decodePath, safeReturnPath } from '../flows/engine/return-path.ts';
import type { KeyValueStore, Navigation } from '../kernel/platform.port.ts';
import { withoutQuery } from './address-query.ts';

export const loginPath = '/login';

/** Where the login leads when no return path was saved. */
export const accountPath = '/account';

/** Session-storage key of the page that sent the visitor to the login. */
export const loginReturnKey = 'foyer.login-return';

/** Saves the page that requires sign-in, without its token. If storage fails, the login leads to the account. */
export function rememberLoginReturn(
  store: KeyValueStore,
  shown: string,
  tokenQuery = 'token',
): void {
  if (isLogin(shown)) return;
  store.write(loginReturnKey, withoutQuery(shown, tokenQuery).path).unwrapOr(undefined);
}

/** True when a page that requires sign-in sent the visitor to the login. */
export function isSentToLogin(store: KeyValueStore): boolean {
  return store.read(loginReturnKey) !== null;
}

/** Reads and removes the return path: a path of this site, or the account page. */
export function takeLoginReturn(store: KeyValueStore, origin: string): string {
  const stored = store.read(loginReturnKey);
  store.remove(loginReturnKey);
  const path = stored === null || stored === '' ? null : safeReturnPath(stored, origin);
  return path === null || isLogin(path) ? accountPath : path;
}

/** Replaces the login page, so that Back doesn't lead to it again. Does nothing on another page. */
export function leaveLogin(navigation: Navigation, store: KeyValueStore, origin: string): void {
  if (isLogin(navigation.current())) navigation.replace(takeLoginReturn(store, origin));
}

function isLogin(path: string): boolean {
  const { pathname } = new URL(path, 'https://page.invalid');
  return decodePath(pathname) === loginPath;
}
