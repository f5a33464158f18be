import { selectedClubCookie } from '../../clubs/club.ts';
import type { FlowDependencies } from './flow-dependencies.ts';

/** Session-storage key of the path that leaving a flow returns to. */
export const returnPathKey = 'foyer.return-path';

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

export type ReturnPathDependencies = Pick<
  FlowDependencies,
  'navigation' | 'sessionStore' | 'visitor'
>;

/**
 * Remembers the page from which the visitor entered a flow, for the exit. Going from one flow page to another keeps
 * the page before the first. `before` is the previous page, as a path or a URL of any site. It's used only if this
 * tab has no return path yet. Returns a function that stops this.
 */
export function rememberReturnPath(
  { navigation, sessionStore, visitor }: ReturnPathDependencies,
  before: string,
): () => void {
  const { origin } = new URL(visitor.pageUrl());
  const safePath = (address: string): string | null => safeReturnPath(address, origin);
  const keep = (from: string, to: string): void => {
    const path = from === '' ? null : safePath(from);
    // Only flow pages are invalid return paths, so this detects entering a flow.
    if (path === null || safePath(to) !== null) return;
    // If this can't be stored, leaving goes to the default page.
    sessionStore.write(returnPathKey, path).unwrapOr(undefined);
  };
  let shown = navigation.current();
  if (sessionStore.read(returnPathKey) === null) keep(before, shown);
  return navigation.onChange(() => {
    const from = shown;
    shown = navigation.current();
    keep(from, shown);
  });
}

/** How long the loader stays if the next page is slow to replace the flow. */
const leavingMs = 1000;

/** Clears the flow with `forget` and goes to where the visitor came from. The loader shows until then. */
export function leaveFlow(
  {
    sessionStore,
    cookies,
    navigation,
    visitor,
    activity,
    clock,
    settings,
  }: ReturnPathDependencies &
    Pick<FlowDependencies, 'cookies' | 'activity' | 'clock'> & {
      readonly settings: { readonly exitPath: string };
    },
  forget: () => void,
): void {
  const stored = sessionStore.read(returnPathKey);
  sessionStore.remove(returnPathKey);
  cookies.remove(selectedClubCookie);
  forget();
  activity.beginVisibly();
  clock.after(leavingMs, () => activity.end());
  const returnPath =
    stored === null ? null : safeReturnPath(stored, new URL(visitor.pageUrl()).origin);
  navigation.push(returnPath ?? settings.exitPath);
}

function parseUrl(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/**
 * Lower-cases the path and removes escapes, double slashes and backslashes, so that no spelling hides a flow's page. Null
 * if it has an escape that isn't text.
 */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/[\\/]+/g, '/')
      .replace(/\/$/, '');
  } catch {
    return null;
  }
}
