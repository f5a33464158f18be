import { useFoyerContainer } from '@foyer/react-ui';
import { SessionGuard, SwitchAccount } from '@foyer/react-ui/account';
import accountStyles from '@foyer/react-ui/account.css?url';
import formStyles from '@foyer/react-ui/forms.css?url';
import servicesStyles from '@foyer/react-ui/services.css?url';
import { type ComponentType, type JSX, lazy, useState } from 'react';

import { openAccount } from '../../compose-account.ts';
import { pathnameOf } from '../../navigation/addresses.ts';
import type * as servicePages from './service-pages.tsx';

const OwnPage = lazy(() => import('./own-page.tsx'));

type Page = ComponentType<{ readonly path: string }>;

/** One of the pages that load with the first of them. */
function servicePage(name: keyof typeof servicePages): Page {
  return lazy(async () => ({ default: (await import('./service-pages.tsx'))[name] }));
}

/** The account, and the pages beside it that use its calls. */
const pages: readonly { readonly at: RegExp; readonly Page: Page }[] = [
  {
    at: /^\/account(?:\/(?:membership|billing|visits|profile|security))?$/,
    Page: lazy(() => import('./account-page.tsx')),
  },
  { at: /^\/day-pass$/, Page: lazy(() => import('./day-pass-page.tsx')) },
  { at: /^\/gift-card\/purchase$/, Page: lazy(() => import('./gift-card-page.tsx')) },
  { at: /^\/desk$/, Page: lazy(() => import('./desk-page.tsx')) },
  { at: /^\/privacy\/request$/, Page: lazy(() => import('./personal-data-page.tsx')) },
  { at: /^\/feedback$/, Page: servicePage('FeedbackPage') },
  { at: /^\/forms\/[^/]+$/, Page: servicePage('FormPage') },
  { at: /^\/trial-pass\/new$/, Page: servicePage('TrialRequestPage') },
  { at: /^\/trial-pass\/mailed\/[^/]+$/, Page: servicePage('MailedPassPage') },
  { at: /^\/trial-pass$/, Page: servicePage('TrialPassPage') },
];

/** Everything that depends on the member's session, which opens with the first of these pages. */
export default function MemberPages({ path }: { readonly path: string }): JSX.Element {
  const container = useFoyerContainer();
  useState(() => openAccount(container));
  const pathname = pathnameOf(path);
  const found = pages.find(({ at }) => at.test(pathname));
  const Current = found?.Page ?? OwnPage;
  return (
    <>
      {/* With a precedence, React waits for the style sheets before it shows the page. */}
      <link rel="stylesheet" href={formStyles} precedence="default" />
      <link rel="stylesheet" href={accountStyles} precedence="default" />
      <link rel="stylesheet" href={servicesStyles} precedence="default" />
      <Current key={pathname} path={path} />
      <SessionGuard />
      <SwitchAccount />
    </>
  );
}
