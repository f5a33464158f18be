import { useCopy } from '@foyer/react-ui';
import {
  type AccountPage as Page,
  accountPageAt,
  AccountScreen,
  RequireMember,
} from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { headsCopy } from '../../copy/heads.ts';
import { usePage } from '../../layout/page.tsx';
import { pathnameOf } from '../../navigation/addresses.ts';
import { WaitingPage } from '../../prerender/early-page.tsx';
import { headOfPage } from './head-of-page.ts';

/** A page of a member's account. */
export default function AccountPage({ path }: { readonly path: string }): JSX.Element {
  return (
    <RequireMember waiting={<WaitingPage />}>
      <Account page={accountPageAt(pathnameOf(path)) ?? 'overview'} />
    </RequireMember>
  );
}

function Account({ page }: { readonly page: Page }): JSX.Element {
  const heading = usePage(useCopy(headsCopy)[headOfPage[page]].name);
  return (
    <article className="page">
      <AccountScreen heading={heading} page={page} />
    </article>
  );
}
