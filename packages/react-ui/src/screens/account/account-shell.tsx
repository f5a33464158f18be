import { type JSX, type ReactNode, type Ref, useEffect, useRef } from 'react';

import { SiteAnchor } from '../../components/site-link.tsx';
import { accountCopy } from '../../copy/account.ts';
import { memberTitlesCopy } from '../../copy/member-titles.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { type AccountPage, pathOfPage } from './account-pages.ts';
import { SignOutButton } from './session.tsx';

export interface AccountShellProps {
  readonly title: string;
  readonly lede?: string;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
  /** The page that is shown. */
  readonly page: AccountPage;
  /** The pages to link to. */
  readonly pages: readonly AccountPage[];
  readonly children: ReactNode;
}

/** What every page of the account has around its content: the links to the others, a heading, and the way out. */
export function AccountShell({
  title,
  lede,
  heading,
  page,
  pages,
  children,
}: AccountShellProps): JSX.Element {
  return (
    <div className="foyer foyer-account">
      <AccountNavigation page={page} pages={pages} />
      <div className="foyer-account__page">
        <header className="foyer-headline">
          <h1 ref={heading} className="foyer-account__title" tabIndex={-1}>
            {title}
          </h1>
          {lede !== undefined && <p className="foyer-lede">{lede}</p>}
        </header>
        {children}
      </div>
      <div className="foyer-account__leave">
        <SignOutButton look="quiet" />
      </div>
    </div>
  );
}

function AccountNavigation({
  page,
  pages,
}: Pick<AccountShellProps, 'page' | 'pages'>): JSX.Element {
  const copy = useCopy(accountCopy);
  const titles = useCopy(memberTitlesCopy);
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const show = (): void => scrollIntoRow(current.current);
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  });
  return (
    <nav className="foyer-account__nav" aria-label={copy.parts}>
      <ul>
        {pages.map((name) => (
          <li key={name} ref={name === page ? current : undefined}>
            <SiteAnchor path={pathOfPage(name)} aria-current={name === page ? 'page' : undefined}>
              {titles[name]}
            </SiteAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the row of links scrolls, and the current page may be at its end. */
function scrollIntoRow(link: HTMLLIElement | null): void {
  const row = link?.parentElement;
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
