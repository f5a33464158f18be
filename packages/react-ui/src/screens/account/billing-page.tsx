import type { JSX } from 'react';

import { BillingPanel, UpdateCard } from '../membership/billing-panel.tsx';
import { useMyMembership } from '../membership/use-membership.ts';
import { BillingCard, GiftCardCard, useAccountPart } from './account-parts.tsx';

/** What the member pays, what they have paid, how, and what is left on their gift card. */
export default function BillingPage(): JSX.Element {
  const part = useAccountPart();
  const { cards } = useMyMembership();
  return (
    <>
      <BillingPanel />
      <div className="foyer-account__cards">
        {/* The panel says what the membership costs, if the chain keeps memberships online. */}
        <BillingCard {...part('billing')} showsMembership={cards.membership.status === 'empty'}>
          {cards.membership.status === 'ready' && <UpdateCard />}
        </BillingCard>
        <GiftCardCard {...part('giftCard')} />
      </div>
    </>
  );
}
