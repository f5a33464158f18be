import { portTokens, useCopy, useService } from '@foyer/react-ui';
import { type JSX, type MouseEvent, useSyncExternalStore } from 'react';

import { siteCopy } from '../copy/site.ts';
import { sessionChanged } from '../site-settings.ts';

/**
 * The header of every page. On narrow windows its links are a popover, which the browser opens, closes and announces
 * on its own, even before any script has loaded.
 */
export function SiteHeader({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(siteCopy);
  const pathname = path.split('?', 1)[0];
  const links = [
    ['/clubs', copy.clubs],
    ['/prices', copy.membership],
    ['/groupfitness', copy.classes],
    ['/for-employers', copy.employers],
    useSignedIn() ? ['/account', copy.account] : ['/login', copy.logIn],
    ['/join/step1', copy.join],
  ];
  return (
    <header className="site-header">
      <a className="site-header__brand" href="/">
        Foyer <span>Clubs</span>
      </a>
      {/* Another page closes the menu: the key makes it a new one. */}
      <nav
        key={pathname}
        id={menuId}
        className="site-header__nav"
        popover="auto"
        aria-label={copy.main}
      >
        <ul className="site-header__links">
          {links.map(([href, label]) => (
            <li key={href}>
              <a
                href={href}
                aria-current={pathname === href ? 'page' : undefined}
                onClick={closeMenu}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className="site-header__book foyer-button foyer-button--primary" href="/membership">
        {copy.book}
      </a>
      <button type="button" className="site-header__menu" popoverTarget={menuId}>
        {copy.menu}
      </button>
    </header>
  );
}

const menuId = 'site-menu';

/** For a link to the page that is open already. On wide windows there's no menu to close. */
function closeMenu({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
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
