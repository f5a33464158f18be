import { useFoyerContainer } from '@foyer/react-ui';
import { SessionGuard, SwitchAccount } from '@foyer/react-ui/account';
import accountStyles from '@foyer/react-ui/account.css?url';
import formStyles from '@foyer/react-ui/forms.css?url';
import servicesStyles from '@foyer/react-ui/services.css?url';
import { type JSX, lazy, useState } from 'react';

import { openAccount } from '../../compose-account.ts';
import { pathnameOf } from '../../navigation/addresses.ts';
import { type Page, pageOf } from '../lazy-page.ts';
import { NotFoundPage } from '../not-found-page.tsx';

const AccountPage = lazy(() => import('./account-page.tsx'));
const changePages = () => import('./change-pages.tsx');
const loginPages = () => import('./login-pages.tsx');
const membershipPages = () => import('./membership-pages.tsx');
const servicePages = () => import('./service-pages.tsx');

/** The member pages, each loaded with those beside it when it is opened. */
const pages: readonly { readonly at: RegExp; readonly Page: Page }[] = [
  { at: /^\/login$/, Page: pageOf(loginPages, 'LoginPage') },
  { at: /^\/activate$/, Page: pageOf(loginPages, 'ActivatePage') },
  { at: /^\/account\/(?:register|activate)$/, Page: pageOf(loginPages, 'RegisterPage') },
  { at: /^\/account\/recover$/, Page: pageOf(loginPages, 'RecoverPage') },
  { at: /^\/account\/resend$/, Page: pageOf(loginPages, 'ResendPage') },
  { at: /^\/account\/email\/(?:confirm|undo)$/, Page: pageOf(loginPages, 'EmailLinkPage') },
  { at: /^\/account(?:\/(?:membership|billing|visits|profile|security))?$/, Page: AccountPage },
  { at: /^\/account\/my-pass$/, Page: lazy(() => import('./pass-page.tsx')) },
  { at: /^\/account\/billing\/[^/]+$/, Page: lazy(() => import('./invoice-page.tsx')) },
  { at: /^\/account\/details$/, Page: pageOf(changePages, 'DetailsPage') },
  { at: /^\/account\/profile\/edit$/, Page: pageOf(changePages, 'ProfilePage') },
  { at: /^\/account\/username$/, Page: pageOf(changePages, 'UsernamePage') },
  { at: /^\/account\/password$/, Page: pageOf(changePages, 'PasswordPage') },
  { at: /^\/account\/social$/, Page: lazy(() => import('./social-page.tsx')) },
  { at: /^\/account\/join-details$/, Page: pageOf(membershipPages, 'JoinDetailsPage') },
  { at: /^\/account\/freeze$/, Page: pageOf(membershipPages, 'FreezePage') },
  { at: /^\/account\/invite$/, Page: pageOf(membershipPages, 'InvitePage') },
  { at: /^\/account\/agreements\/[^/]+$/, Page: lazy(() => import('./agreement-page.tsx')) },
  { at: /^\/account\/agreed$/, Page: lazy(() => import('./agreed-page.tsx')) },
  { at: /^\/account\/training$/, Page: lazy(() => import('./training-page.tsx')) },
  { at: /^\/day-pass$/, Page: lazy(() => import('./day-pass-page.tsx')) },
  { at: /^\/gift-card\/purchase$/, Page: lazy(() => import('./gift-card-page.tsx')) },
  { at: /^\/desk$/, Page: lazy(() => import('./desk-page.tsx')) },
  { at: /^\/privacy\/request$/, Page: lazy(() => import('./personal-data-page.tsx')) },
  { at: /^\/feedback$/, Page: pageOf(servicePages, 'FeedbackPage') },
  { at: /^\/forms\/[^/]+$/, Page: pageOf(servicePages, 'FormPage') },
  { at: /^\/trial-pass\/new$/, Page: pageOf(servicePages, 'TrialRequestPage') },
  { at: /^\/trial-pass\/mailed\/[^/]+$/, Page: pageOf(servicePages, 'MailedPassPage') },
  { at: /^\/trial-pass$/, Page: pageOf(servicePages, 'TrialPassPage') },
];

/** Everything that depends on the member's session, which opens with the first of these pages. */
export default function MemberPages({ path }: { readonly path: string }): JSX.Element {
  const container = useFoyerContainer();
  useState(() => openAccount(container));
  const pathname = pathnameOf(path);
  const found = pages.find(({ at }) => at.test(pathname));
  if (found === undefined) return <NotFoundPage />;
  return (
    <>
      {/* With a precedence, React waits for the style sheets before it shows the page. */}
      <link rel="stylesheet" href={formStyles} precedence="default" />
      <link rel="stylesheet" href={accountStyles} precedence="default" />
      <link rel="stylesheet" href={servicesStyles} precedence="default" />
      <found.Page key={pathname} path={path} />
      <SessionGuard />
      <SwitchAccount />
    </>
  );
}
