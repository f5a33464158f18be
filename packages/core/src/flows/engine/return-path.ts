/** Session-storage key of the path to go back to, left by whoever sent the visitor into the flow. LX-08 */
export const returnPathKey = 'foyer.return-path';

/** Where leaving leads when nothing better is stored. Source: LX-08. */
export const defaultExitPath = '/memberbenefits';

/** Pages that a visitor who leaves is never sent back into. Source: LX-09. */
const flowPages = ['/inquiry', '/join', '/membership'];

/**
 * The path to go back to, as `/path?query#fragment`; null when the stored text is no way back: not on the page's own
 * origin once read as a URL, whatever its spelling, or a page of the flows themselves. Source: LX-09.
 */
export function safeReturnPath(stored: string, origin: string): string | null {
  const url = parseUrl(stored, origin);
  if (url === null || url.origin !== origin || origin === 'null') return null;
  const path = decodePath(url.pathname);
  if (path === null || flowPages.some((page) => path === page || path.startsWith(`${page}/`))) {
    return null;
  }
  // A path that begins with two slashes would be read as a host by whoever navigates to it.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}

function parseUrl(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/** Lower-cased and without escapes, double slashes or backslashes, so that no spelling hides a flow's page. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
      .replaceAll('\\', '/')
      .split('/')
      .filter(Boolean)
      .reduce((path, part) => `${path}/${part.toLowerCase()}`, '');
  } catch {
    return null;
  }
}
