import type { Navigation } from '../kernel/platform.port.ts';

/** Removes a query parameter. Returns the rest of the path, and its first value or null. */
export function withoutQuery(
  path: string,
  name: string,
): { readonly path: string; readonly value: string | null } {
  if (!path.includes('?')) return { path, value: null };
  // Prepend the origin instead of using it as the base, so that a path starting with two slashes
  // isn't read as a host.
  const { pathname, search, searchParams, hash } = new URL(`https://page.invalid${path}`);
  const value = searchParams.get(name);
  if (value === null) return { path, value };
  // A parameter name may be percent-encoded.
  const stored = search
    .slice(1)
    .split('&')
    .filter((part) => new URL(`https://page.invalid?${part}`).searchParams.get(name) === null);
  return { path: `${pathname}${stored.length === 0 ? '' : `?${stored.join('&')}`}${hash}`, value };
}

/** Takes a mailed link's code out of the address at once. Empty when the link was cut off; null on other pages. */
export function takeLinkCode(navigation: Navigation): string | null {
  const shown = navigation.current();
  if (!isLinkPath(shown)) return null;
  const { path, value } = withoutQuery(shown, 'code');
  if (value !== null) navigation.replace(path);
  return value;
}

/** Paths of mailed links, without leading and trailing slashes. */
const linkPages = ['activate', 'account/email/confirm', 'account/email/undo'];

function isLinkPath(shown: string): boolean {
  const [path = ''] = shown.split(/[?#]/, 1);
  return linkPages.includes(path.split('/').filter(Boolean).join('/'));
}
