import type { JSX } from 'react';

import { SiteLink } from '../../components/site-link.tsx';
import { promisesCopy } from '../../copy/promises.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { MembershipPanel } from '../membership/membership-panel.tsx';
import { CardSection } from './account-card.tsx';
import { AgreementCard, useAccountPart } from './account-parts.tsx';

/** The membership with everything that can be changed about it, and what it includes. */
export default function MembershipPage(): JSX.Element {
  const part = useAccountPart();
  return (
    <>
      <MembershipPanel />
      <div className="foyer-account__cards">
        <AgreementCard {...part('addOn')} />
        <AgreedCard />
      </div>
    </>
  );
}

/** Leads to what the member was shown and agreed to. */
function AgreedCard(): JSX.Element {
  const copy = useCopy(promisesCopy).card;
  return (
    <CardSection title={copy.title}>
      <div className="foyer-account__empty">
        <p>{copy.text}</p>
        <SiteLink path="/account/agreed">{copy.link}</SiteLink>
      </div>
    </CardSection>
  );
}
