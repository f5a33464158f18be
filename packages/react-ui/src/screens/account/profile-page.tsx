import type { JSX } from 'react';

import { accountCopy } from '../../copy/account.ts';
import { useAccountCards, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { AccountLinks } from './account-card.tsx';
import { AboutCard, ReachCard, useAccountPart } from './account-parts.tsx';

/** Who the person is, and how to reach them. */
export default function ProfilePage(): JSX.Element {
  const copy = useCopy(accountCopy).ways;
  const part = useAccountPart();
  const isMember = valueOf(useAccountCards().cards.information)?.isProspect === false;
  return (
    <>
      <div className="foyer-account__cards">
        <AboutCard {...part('profile')} />
        <ReachCard {...part('information')} />
      </div>
      {isMember && (
        <AccountLinks
          title={copy.title}
          links={[{ path: '/account/join-details', label: copy.joinDetails }]}
        />
      )}
    </>
  );
}
