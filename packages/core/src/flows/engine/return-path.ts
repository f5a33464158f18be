/** Session-storage key of the path to go back to, left by whoever sent the visitor into the flow. LX-08 */
export const returnPathKey = 'foyer.return-path';

/** Where leaving leads when nothing better is stored. Source: LX-08. */
export const defaultExitPath = '/memberbenefits';

/** Pages that are never a return path. */
const flowPages = ['/inquiry', '/join', '/membership'];

/**
 * Converts the stored text to a return path, `/path?query#fragment`. Null if the text, parsed as a URL, isn't on the
 * page's own origin, or if it leads to a flow's page in any spelling.
 */
export function safeReturnPath(stored: string, origin: string): string | null {
  const url = parseUrl(stored, origin);
  if (url === null || url.origin !== origin || origin === 'null') return null;
  const path = decodePath(url.pathname);
  if (path === null || flowPages.some((page) => path === page || path.startsWith(`${page}/`))) {
    return null;
  }
  // A path that starts with two slashes would be treated as a host.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}

function parseUrl(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/**
 * Lower-cases the path and removes escapes, double slashes and backslashes, so that no spelling hides a flow's page.
 */
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
