import type { JSX } from 'react';

import { BillingCard, GiftCardCard, useAccountPart } from './account-parts.tsx';

/** What the member pays, how, and what is left on their gift card. */
export function BillingPage(): JSX.Element {
  const part = useAccountPart();
  return (
    <div className="foyer-account__cards">
      <BillingCard {...part('billing')} />
      <GiftCardCard {...part('giftCard')} />
    </div>
  );
}
