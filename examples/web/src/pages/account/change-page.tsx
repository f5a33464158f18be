import { useCopy } from '@foyer/react-ui';
import { RequireMember } from '@foyer/react-ui/account';
import type { JSX, ReactNode } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/page.tsx';

/** A page that changes one part of the account, with a link back to the account. */
export function ChangePage({
  title,
  children,
}: {
  readonly title:
    | 'details'
    | 'profile'
    | 'username'
    | 'password'
    | 'social'
    | 'freeze'
    | 'joinDetails';
  readonly children: ReactNode;
}): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ServicePage title={copy[title]} back={<a href="/account">{copy.account}</a>}>
        <div className="foyer-account__change">{children}</div>
      </ServicePage>
    </RequireMember>
  );
}
