import type { AccountCardName } from '@foyer/core/account';
import {
  type ComponentType,
  type JSX,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { accountLedesCopy, accountCopy } from '../../copy/account.ts';
import { memberTitlesCopy } from '../../copy/member-titles.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useDelayed } from '../../hooks/timing.ts';
import { useLoadedAccount, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { type AccountPage, accountPages, membershipPages, pathOfPage } from './account-pages.ts';
import { BecomeMember } from './account-card.tsx';
import { readChanged } from './change-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { SiteAnchor } from '../../components/site-link.tsx';
import { SignOutButton } from './session.tsx';

export interface AccountScreenProps {
  /** Gives access to the page's heading, which takes the focus after a client-side navigation. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** The page of the account to show. The overview by default. */
  readonly page?: AccountPage;
}

/** One page of the account, with links to the others. Each page loads only the data that it shows. */
export function AccountScreen({ heading, page = 'overview' }: AccountScreenProps): JSX.Element {
  const copy = useCopy(accountCopy);
  const titles = useCopy(memberTitlesCopy);
  const ledes = useCopy(accountLedesCopy);
  const { cards } = useLoadedAccount(cardsOfPage[page]);
  const isProspect = valueOf(cards.information)?.isProspect === true;
  const firstName = valueOf(cards.profile)?.firstName ?? null;
  const overview = firstName === null ? copy.title : copy.hello(firstName);
  const isForMembers = membershipPages.includes(page);
  const Page = contents[page];
  return (
    <AccountShell
      title={page === 'overview' ? overview : titles[page]}
      heading={heading}
      {...(!(isProspect && isForMembers) && { lede: ledes[page] })}
      page={page}
      pages={accountPages.filter((one) => !isProspect || !membershipPages.includes(one))}
    >
      <Saved key={page} />
      {isProspect && isForMembers ? (
        <BecomeMember />
      ) : (
        <Suspense fallback={<Skeleton shape="card" />}>
          <Page />
        </Suspense>
      )}
    </AccountShell>
  );
}

const cardsOfPage: Readonly<Record<AccountPage, readonly AccountCardName[]>> = {
  overview: ['information', 'profile', 'pictures', 'billing', 'visits'],
  membership: ['information', 'addOn'],
  billing: ['information', 'billing', 'giftCard'],
  visits: ['information', 'visits'],
  profile: ['information', 'profile'],
  security: ['information'],
};

/** The overview comes with the screen, because most visits to the account begin and end there. */
const contents: Readonly<Record<AccountPage, ComponentType>> = {
  overview: OverviewPage,
  membership: lazyWithRetry(() => import('./membership-page.tsx')),
  billing: lazyWithRetry(() => import('./billing-page.tsx')),
  visits: lazyWithRetry(() => import('./visits-page.tsx')),
  profile: lazyWithRetry(() => import('./profile-page.tsx')),
  security: lazyWithRetry(() => import('./security-page.tsx')),
};

/** Confirms the change that a form has just saved. */
function Saved(): JSX.Element {
  const copy = useCopy(accountCopy);
  const changed = useWhatChanged();
  return (
    <div role="status" className="foyer-account__told">
      {changed !== null && (
        <p className="foyer-banner foyer-banner--note">{copy.changed[changed]}</p>
      )}
    </div>
  );
}

/** Returns the change named in the URL and removes it from there. The page keeps showing the confirmation. */
function useWhatChanged(): ReturnType<typeof readChanged> {
  const navigation = useService(portTokens.navigation);
  const [changed] = useState(() => readChanged(navigation.current()));
  useEffect(() => {
    if (changed !== null) navigation.replace(navigation.current().split('?', 1)[0] ?? '');
  }, [changed, navigation]);
  // Screen readers only announce text that changes inside an existing live region.
  const isVisible = useDelayed(changed !== null, 100);
  return isVisible ? changed : null;
}

interface AccountShellProps {
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
function AccountShell({
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
      <div className="foyer-account__page foyer-stack-6">
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
