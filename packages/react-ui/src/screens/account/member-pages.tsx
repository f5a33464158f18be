import { takeLinkCode } from '@foyer/core/registration';
import {
  type JSX,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { memberTitlesCopy } from '../../copy/member-titles.ts';
import { useProduct, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { type AccountPage, accountPageAt, passPath, pathOfPage } from './account-pages.ts';
import { AccountScreen } from './account-screen.tsx';
import { ActivateScreen } from './activate-screen.tsx';
import { BelowPath } from './below-path.tsx';
import { ChangeDetails, ChangePassword, ChangeProfile, ChangeUsername } from './change-forms.tsx';
import { FreezeScreen, JoinDetailsScreen } from './club-forms.tsx';
import { EmailLinkScreen } from './email-link-screen.tsx';
import { InviteScreen } from './invite-screen.tsx';
import { RecoverScreen, ResendScreen } from './link-form.tsx';
import { LoginScreen } from './login-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { RequireMember, SessionGuard, SwitchAccount } from './session.tsx';
import { SocialReturn, SocialScreen } from './social-screen.tsx';

const Agreement = lazyWithRetry(async () => ({
  default: (await import('../services/agreement-screen.tsx')).AgreementScreen,
}));
const Agreed = lazyWithRetry(async () => ({
  default: (await import('../membership/agreed-page.tsx')).AgreedPage,
}));
const Invoice = lazyWithRetry(async () => ({
  default: (await import('../membership/invoice-page.tsx')).InvoicePage,
}));
const Pass = lazyWithRetry(async () => ({
  default: (await import('./pass.tsx')).PassPage,
}));
const Training = lazyWithRetry(async () => ({
  default: (await import('../services/training-screen.tsx')).TrainingScreen,
}));

export interface MemberPagesProps {
  /** The path below which the pages live: `/club` puts the account at `/club/account`. Empty by default. */
  readonly basePath?: string;
  /** Shown at an address that is none of these pages. */
  readonly notFound?: ReactNode;
}

/**
 * The page of the current address: `/login`, `/activate`, `/account` and everything below it. Needs a container with
 * the account's ports (`bindAccount`).
 */
export function MemberPages({ basePath = '', notFound = null }: MemberPagesProps): JSX.Element {
  return (
    <BelowPath path={basePath.replace(/\/$/, '')}>
      <CurrentPage notFound={notFound} />
      <SessionGuard />
      <SwitchAccount />
    </BelowPath>
  );
}

function CurrentPage({ notFound }: Required<Pick<MemberPagesProps, 'notFound'>>): JSX.Element {
  const { path, query } = useAddress();
  const code = useLinkCode();
  const titles = useCopy(memberTitlesCopy);
  const accountPage = accountPageAt(path);
  const page = accountPage === null ? pageAt(path, query, code) : null;
  const title = titleOf(accountPage) ?? page?.title ?? null;
  const heading = useArrivedHeading(path, title && titles[title]);
  if (accountPage !== null) {
    return (
      <RequireMember>
        <div className="foyer foyer-flow">
          <AccountScreen heading={heading} page={accountPage} />
        </div>
      </RequireMember>
    );
  }
  if (page === null) return <>{notFound}</>;
  const { back, content } = page;
  const backTitle = titleOf(back ?? null);
  const shown = (
    <div className="foyer foyer-flow">
      <header className="foyer-headline foyer-account__head">
        <h1 ref={heading} className="foyer-headline__title" tabIndex={-1}>
          {titles[page.title]}
        </h1>
        {back && backTitle && <SiteLink path={pathOfPage(back)}>{titles[backTitle]}</SiteLink>}
      </header>
      <Suspense fallback={<Skeleton shape="card" />}>{content}</Suspense>
    </div>
  );
  return back ? <RequireMember key={path}>{shown}</RequireMember> : shown;
}

interface MemberPage {
  readonly title: Title;
  readonly content: JSX.Element;
  /** The page of the account that leads to this one, which is for members only. */
  readonly back?: AccountPage;
}

type Title = Exclude<keyof typeof memberTitlesCopy, 'copyKey'>;

/** The overview is the account itself. */
function titleOf(page: AccountPage | null): Title | null {
  return page === 'overview' ? 'account' : page;
}

/** Null if there is no page at this path. */
function pageAt(path: string, query: URLSearchParams, code: string | null): MemberPage | null {
  const agreement = /^\/account\/agreements\/([^/]+)$/.exec(path)?.[1];
  if (agreement !== undefined) {
    const version = query.get('version');
    const content = <Agreement key={version} agreementId={agreement} version={version} />;
    return { title: 'agreement', content, back: 'membership' };
  }
  const invoice = /^\/account\/billing\/([^/]+)$/.exec(path)?.[1];
  if (invoice !== undefined) {
    return { title: 'invoice', content: <Invoice number={invoice} />, back: 'billing' };
  }
  switch (path) {
    case '/login':
      return { title: 'login', content: <LoginScreen /> };
    case '/activate':
      return { title: 'setUp', content: <ActivateScreen code={code} /> };
    case '/account/register':
      return { title: 'register', content: <RegisterScreen /> };
    case '/account/activate':
      return { title: 'activate', content: <RegisterScreen isMember /> };
    case '/account/recover':
      return { title: 'recover', content: <RecoverScreen /> };
    case '/account/resend':
      return { title: 'resend', content: <ResendScreen /> };
    case '/account/email/confirm':
      return { title: 'confirmEmail', content: <EmailLinkScreen purpose="confirm" code={code} /> };
    case '/account/email/undo':
      return { title: 'undoEmail', content: <EmailLinkScreen purpose="undo" code={code} /> };
    case '/account/details':
      return changePage('profile', 'details', <ChangeDetails />);
    case '/account/profile/edit':
      return changePage('profile', 'editProfile', <ChangeProfile />);
    case '/account/username':
      return changePage('security', 'username', <ChangeUsername />);
    case '/account/password':
      return changePage('security', 'password', <ChangePassword />);
    case '/account/social':
      return changePage(
        'security',
        'social',
        <SocialReturn>
          <SocialScreen />
        </SocialReturn>,
      );
    case '/account/join-details': {
      const variant = query.get('variant') === 'corporate' ? 'corporate' : 'standard';
      return changePage('profile', 'memberDetails', <JoinDetailsScreen variant={variant} />);
    }
    case '/account/freeze':
      return changePage('membership', 'freeze', <FreezeScreen />);
    case '/account/agreed':
      return { title: 'agreed', content: <Agreed />, back: 'membership' };
    case '/account/invite':
      return changePage('overview', 'invite', <InviteScreen />);
    case passPath:
      return { title: 'pass', content: <Pass />, back: 'overview' };
    case '/account/training':
      return { title: 'training', content: <Training />, back: 'overview' };
    default:
      return null;
  }
}

function changePage(back: AccountPage, title: Title, form: JSX.Element): MemberPage {
  return { title, content: <div className="foyer-account__change">{form}</div>, back };
}

function useAddress(): { readonly path: string; readonly query: URLSearchParams } {
  const navigation = useService(portTokens.navigation);
  const address = useSyncExternalStore(
    useCallback((listener: () => void) => navigation.onChange(listener), [navigation]),
    () => navigation.current(),
    () => navigation.current(),
  );
  const { pathname, searchParams } = new URL(address, 'http://foyer.invalid');
  return { path: pathname.replace(/\/+$/, ''), query: searchParams };
}

/** The code of a mailed link, which is removed from the address immediately. Null for none. */
function useLinkCode(): string | null {
  const navigation = useService(portTokens.navigation);
  const { path, query } = useAddress();
  const [link, setLink] = useState({ path, code: query.get('code') });
  // A code that came with another link.
  if (link.path !== path) setLink({ path, code: query.get('code') });
  const hasCode = query.has('code');
  useEffect(() => {
    if (hasCode) takeLinkCode(navigation);
  }, [navigation, hasCode]);
  return link.code;
}

/** Sets the document's title. The heading of every page but the first takes the focus, as a page load would do. */
function useArrivedHeading(
  path: string,
  title: string | null,
): (heading: HTMLHeadingElement | null) => void {
  const product = useProduct();
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${product}`;
  }, [title, product]);
  return useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (heading === null) return;
      const isFirst = arrivedAt.current === null;
      const isNew = arrivedAt.current !== path;
      arrivedAt.current = path;
      if (isNew && !isFirst) heading.focus({ preventScroll: true });
    },
    [path],
  );
}
