import type { JSX } from 'react';

import { accountCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { AccountLinks } from './account-links.tsx';
import { AgreementCard, useAccountPart } from './account-parts.tsx';

/** The membership: what it includes, and how to freeze it. */
export function MembershipPage(): JSX.Element {
  const copy = useCopy(accountCopy).ways;
  const part = useAccountPart();
  return (
    <>
      <div className="foyer-account__cards">
        <AgreementCard {...part('addOn')} />
      </div>
      <AccountLinks title={copy.title} links={[{ path: '/account/freeze', label: copy.freeze }]} />
    </>
  );
}
