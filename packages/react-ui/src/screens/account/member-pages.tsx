import { takeLinkCode } from '@foyer/core/registration';
import {
  type ComponentType,
  type JSX,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { type LazyWithRetry, lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { memberTitlesCopy } from '../../copy/member-titles.ts';
import { useProduct, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { type AccountPage, accountPageAt, passPath, pathOfPage } from './account-pages.ts';
import { AccountScreen } from './account-screen.tsx';
import { BelowPath } from './below-path.tsx';
import { RequireMember, SessionGuard, SwitchAccount } from './session.tsx';

/** Each screen loads with the first page that shows it. */
const Activate = lazyScreen(async () => (await import('./activate-screen.tsx')).ActivateScreen);
const Agreed = lazyScreen(async () => (await import('../membership/agreed-page.tsx')).AgreedPage);
const Agreement = lazyScreen(
  async () => (await import('../services/agreement-screen.tsx')).AgreementScreen,
);
const ChangeDetails = lazyScreen(async () => (await import('./change-forms.tsx')).ChangeDetails);
const ChangePassword = lazyScreen(async () => (await import('./change-forms.tsx')).ChangePassword);
const ChangeProfile = lazyScreen(async () => (await import('./change-forms.tsx')).ChangeProfile);
const ChangeUsername = lazyScreen(async () => (await import('./change-forms.tsx')).ChangeUsername);
const EmailLink = lazyScreen(async () => (await import('./email-link-screen.tsx')).EmailLinkScreen);
const Freeze = lazyScreen(async () => (await import('./club-forms.tsx')).FreezeScreen);
const Invite = lazyScreen(async () => (await import('./invite-screen.tsx')).InviteScreen);
const Invoice = lazyScreen(
  async () => (await import('../membership/invoice-page.tsx')).InvoicePage,
);
const JoinDetails = lazyScreen(async () => (await import('./club-forms.tsx')).JoinDetailsScreen);
const Login = lazyScreen(async () => (await import('./login-screen.tsx')).LoginScreen);
const Pass = lazyScreen(async () => (await import('./pass-page.tsx')).PassPage);
const Recover = lazyScreen(async () => (await import('./link-form.tsx')).RecoverScreen);
const Register = lazyScreen(async () => (await import('./register-screen.tsx')).RegisterScreen);
const Resend = lazyScreen(async () => (await import('./link-form.tsx')).ResendScreen);
const Social = lazyScreen(async () => (await import('./social-screen.tsx')).SocialScreen);
const SocialReturn = lazyScreen(async () => (await import('./social-screen.tsx')).SocialReturn);
const Training = lazyScreen(
  async () => (await import('../services/training-screen.tsx')).TrainingScreen,
);

function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithRetry<Props> {
  return lazyWithRetry(async () => ({ default: await load() }));
}

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
  const page = accountPage === null ? memberPageAt(path, query, code) : null;
  const title = accountPage === null ? (page?.title ?? null) : titleOfPage(accountPage);
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
  const { back, content, Around } = page;
  const shown = (
    <div className="foyer foyer-flow">
      <header className="foyer-headline foyer-account__head">
        <h1 ref={heading} className="foyer-headline__title" tabIndex={-1}>
          {titles[page.title]}
        </h1>
        {back && <SiteLink path={pathOfPage(back)}>{titles[titleOfPage(back)]}</SiteLink>}
      </header>
      <Suspense fallback={<Skeleton shape="card" />}>{content}</Suspense>
    </div>
  );
  const guarded = back ? <RequireMember key={path}>{shown}</RequireMember> : shown;
  if (Around === undefined) return guarded;
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <Around>{guarded}</Around>
    </Suspense>
  );
}

/** A page below the account or on the way to it, without a layout. */
export interface MemberPage {
  readonly title: MemberTitle;
  readonly content: JSX.Element;
  /** The page of the account that leads to this one, which is for members only. */
  readonly back?: AccountPage;
  /** Goes around the page, outside of what sends others to the login. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
}

/** The key of a page's title in `memberTitlesCopy`. */
export type MemberTitle = Exclude<keyof typeof memberTitlesCopy, 'copyKey'>;

/** The key of the title of a page of the account. The overview is the account itself. */
export function titleOfPage(page: AccountPage): MemberTitle {
  return page === 'overview' ? 'account' : page;
}

/**
 * The page at a path without a slash at its end; null if there is none. `code` is the one of a mailed link. The pages of
 * the account itself are in `accountPageAt`.
 */
export function memberPageAt(
  path: string,
  query: URLSearchParams,
  code: string | null,
): MemberPage | null {
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
      return { title: 'login', content: <Login /> };
    case '/activate':
      return { title: 'setUp', content: <Activate code={code} /> };
    case '/account/register':
      return { title: 'register', content: <Register /> };
    case '/account/activate':
      return { title: 'activate', content: <Register isMember /> };
    case '/account/recover':
      return { title: 'recover', content: <Recover /> };
    case '/account/resend':
      return { title: 'resend', content: <Resend /> };
    case '/account/email/confirm':
      return { title: 'confirmEmail', content: <EmailLink purpose="confirm" code={code} /> };
    case '/account/email/undo':
      return { title: 'undoEmail', content: <EmailLink purpose="undo" code={code} /> };
    case '/account/details':
      return changePage('profile', 'details', <ChangeDetails />);
    case '/account/profile/edit':
      return changePage('profile', 'editProfile', <ChangeProfile />);
    case '/account/username':
      return changePage('security', 'username', <ChangeUsername />);
    case '/account/password':
      return changePage('security', 'password', <ChangePassword />);
    case '/account/social':
      return { ...changePage('security', 'social', <Social />), Around: SocialReturn };
    case '/account/join-details': {
      const variant = query.get('variant') === 'corporate' ? 'corporate' : 'standard';
      return changePage('profile', 'memberDetails', <JoinDetails variant={variant} />);
    }
    case '/account/freeze':
      return changePage('membership', 'freeze', <Freeze />);
    case '/account/agreed':
      return { title: 'agreed', content: <Agreed />, back: 'membership' };
    case '/account/invite':
      return changePage('overview', 'invite', <Invite />);
    case passPath:
      return { title: 'pass', content: <Pass />, back: 'overview' };
    case '/account/training':
      return { title: 'training', content: <Training />, back: 'overview' };
    default:
      return null;
  }
}

function changePage(back: AccountPage, title: MemberTitle, form: JSX.Element): MemberPage {
  return {
    title,
    content: <div className="foyer-account__change foyer-one-form">{form}</div>,
    back,
  };
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
