import { useCopy } from '@foyer/react-ui';
import { AccountScreen, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { headsCopy } from '../../copy/heads.ts';
import { usePage } from '../../layout/page.tsx';

/** A member's account. */
export default function AccountPage(): JSX.Element {
  return (
    <RequireMember>
      <Account />
    </RequireMember>
  );
}

function Account(): JSX.Element {
  const heading = usePage(useCopy(headsCopy).account.name);
  return (
    <article className="page">
      <AccountScreen heading={heading} />
    </article>
  );
}
