import { safeReturnPath } from '../flow/return-path.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import { withoutQuery } from './without-query.ts';

/** Where members sign in. RT-06 */
export const loginPath = '/login';

/** Where a login leads that nobody was sent to. RT-13 */
export const accountPath = '/account';

/** Session-storage key of the page that sent the visitor to the login. RT-08 */
export const loginReturnKey = 'foyer.login-return';

/**
 * Keeps the page that needs a member, for after the login. A token in its query is not kept with it. Where it can't be
 * kept, the login leads to the account. Source: RT-08.
 */
export function keepLoginReturn(store: KeyValueStore, shown: string, tokenQuery = 'token'): void {
  store.write(loginReturnKey, withoutQuery(shown, tokenQuery).path).unwrapOr(undefined);
}

/** The page to go to after the login, once: a path of this site that is not the login itself. Source: RT-08, RT-13. */
export function takeLoginReturn(store: KeyValueStore, origin: string): string {
  const kept = store.read(loginReturnKey);
  store.remove(loginReturnKey);
  const path = kept === null || kept === '' ? null : safeReturnPath(kept, origin);
  return path === null || isLogin(path) ? accountPath : path;
}

function isLogin(path: string): boolean {
  const { pathname } = new URL(path, 'https://page.invalid');
  const parts = decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}` === loginPath;
}
