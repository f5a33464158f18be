import type { JSX } from 'react';

import { BillingPanel, UpdateCard } from '../membership/billing-panel.tsx';
import { useMyMembership } from '../membership/membership-parts.tsx';
import { BillingCard, GiftCardCard, useAccountPart } from './account-parts.tsx';

/** What the member pays, what they have paid, how, and what is left on their gift card. */
export default function BillingPage(): JSX.Element {
  const part = useAccountPart();
  const { status } = useMyMembership().cards.membership;
  return (
    <>
      <BillingPanel />
      <div className="foyer-account__cards">
        {/* The panel says what the membership costs, if the chain keeps memberships online. */}
        <BillingCard {...part('billing')} showsMembership={status === 'empty'}>
          {status === 'loading' ? (
            <span className="foyer-button foyer-facts__soon" aria-hidden="true" />
          ) : (
            status === 'ready' && <UpdateCard />
          )}
        </BillingCard>
        <GiftCardCard {...part('giftCard')} />
      </div>
    </>
  );
}
