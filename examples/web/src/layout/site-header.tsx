import { portTokens, useCopy, useService } from '@foyer/react-ui';
import { type JSX, useSyncExternalStore } from 'react';

import { siteCopy } from '../copy/site.ts';
import { sessionChanged } from '../site-settings.ts';

export function SiteHeader({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(siteCopy);
  const links = [
    { href: '/clubs', label: copy.clubs },
    { href: '/memberbenefits', label: copy.benefits },
    useSignedIn()
      ? { href: '/account', label: copy.account }
      : { href: '/login', label: copy.logIn },
  ];
  const pathname = path.split('?', 1)[0];
  return (
    <header className="site-header">
      <a className="site-header__brand" href="/">
        Foyer <span>Clubs</span>
      </a>
      <nav aria-label={copy.main}>
        <ul className="site-header__links">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={pathname === href ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/**
 * Whether a member is signed in, judged only by the cookie, because the session loads with the pages that need it.
 * Checks again when the session changes in this or another tab, and when the visitor returns to the page.
 */
function useSignedIn(): boolean {
  const session = useService(portTokens.memberSession);
  const clock = useService(portTokens.clock);
  return useSyncExternalStore(
    subscribe,
    () => {
      const end = session.expiresAt();
      return end !== null && end.epochMilliseconds > clock.now().epochMilliseconds;
    },
    // A prerendered page has no session.
    () => false,
  );
}

/** Changes in another tab cause `storage`; a page from the back/forward cache causes `pageshow`. */
const events = [sessionChanged, 'storage', 'pageshow', 'focus'];

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
