import type { JSX } from 'react';

import { MembershipPanel } from '../membership/membership-panel.tsx';
import { AgreementCard, useAccountPart } from './account-parts.tsx';

/** The membership with everything that can be changed about it, and what it includes. */
export function MembershipPage(): JSX.Element {
  const part = useAccountPart();
  return (
    <>
      <MembershipPanel />
      <div className="foyer-account__cards">
        <AgreementCard {...part('addOn')} />
      </div>
    </>
  );
}
