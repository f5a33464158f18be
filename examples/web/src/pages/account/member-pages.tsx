import { useFoyerContainer } from '@foyer/react-ui';
import { SessionGuard, SwitchAccount } from '@foyer/react-ui/account';
import accountStyles from '@foyer/react-ui/account.css?url';
import formStyles from '@foyer/react-ui/forms.css?url';
import servicesStyles from '@foyer/react-ui/services.css?url';
import { type ComponentType, type JSX, lazy, type LazyExoticComponent, useState } from 'react';

import { openAccount } from '../../compose-account.ts';
import { NotFoundPage } from '../not-found-page.tsx';

type Page = LazyExoticComponent<ComponentType<{ readonly path: string }>>;

/** The member pages, each loaded when it is opened. */
const pages: readonly { readonly at: RegExp; readonly Page: Page }[] = [
  { at: /^\/login$/, Page: lazy(() => import('./login-page.tsx')) },
  { at: /^\/account$/, Page: lazy(() => import('./account-page.tsx')) },
  { at: /^\/account\/details$/, Page: lazy(() => import('./details-page.tsx')) },
  { at: /^\/account\/profile$/, Page: lazy(() => import('./profile-page.tsx')) },
  { at: /^\/account\/username$/, Page: lazy(() => import('./username-page.tsx')) },
  { at: /^\/account\/password$/, Page: lazy(() => import('./password-page.tsx')) },
  { at: /^\/account\/social$/, Page: lazy(() => import('./social-page.tsx')) },
  { at: /^\/account\/agreements\/[^/]+$/, Page: lazy(() => import('./agreement-page.tsx')) },
  { at: /^\/account\/training$/, Page: lazy(() => import('./training-page.tsx')) },
  { at: /^\/account\/(?:register|activate)$/, Page: lazy(() => import('./register-page.tsx')) },
  { at: /^\/account\/recover$/, Page: lazy(() => import('./recover-page.tsx')) },
  { at: /^\/account\/resend$/, Page: lazy(() => import('./resend-page.tsx')) },
  { at: /^\/account\/email\/confirm$/, Page: lazy(() => import('./confirm-email-page.tsx')) },
  { at: /^\/account\/email\/undo$/, Page: lazy(() => import('./undo-email-page.tsx')) },
  { at: /^\/activate$/, Page: lazy(() => import('./activate-page.tsx')) },
  { at: /^\/gift-card\/purchase$/, Page: lazy(() => import('./gift-card-page.tsx')) },
  { at: /^\/feedback$/, Page: lazy(() => import('./feedback-page.tsx')) },
  { at: /^\/trial-pass$/, Page: lazy(() => import('./trial-pass-page.tsx')) },
];

/** Everything that depends on the member's session, which opens with the first of these pages. */
export default function MemberPages({ path }: { readonly path: string }): JSX.Element {
  const container = useFoyerContainer();
  useState(() => openAccount(container));
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');
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
