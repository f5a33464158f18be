import { useCopy } from '@foyer/react-ui';
import {
  type AccountPage as Page,
  accountPageAt,
  AccountScreen,
  memberTitlesCopy,
  RequireMember,
  titleOfPage,
} from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { usePage } from '../../layout/page.tsx';
import { pathnameOf } from '../../navigation/addresses.ts';
import { WaitingPage } from '../../prerender/early-page.tsx';

/** A page of a member's account. */
export default function AccountPage({ path }: { readonly path: string }): JSX.Element {
  return (
    <RequireMember waiting={<WaitingPage />}>
      <Account page={accountPageAt(pathnameOf(path)) ?? 'overview'} />
    </RequireMember>
  );
}

function Account({ page }: { readonly page: Page }): JSX.Element {
  const heading = usePage(useCopy(memberTitlesCopy)[titleOfPage(page)]);
  return (
    <article className="page">
      <AccountScreen heading={heading} page={page} />
    </article>
  );
}
