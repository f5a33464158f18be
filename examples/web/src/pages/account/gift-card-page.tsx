import type { PaymentReturn } from '@foyer/core';
import { portTokens, useService } from '@foyer/react-ui';
import { GiftCardScreen } from '@foyer/react-ui/services';
import { type JSX, useState } from 'react';

import { useComesFromPage } from '../../navigation/comes-from-page.ts';
import { queryOf } from '../../navigation/query-of.ts';

/** Where gift cards are bought, which is also where the payment application sends a giver back to. RT-06, RT-13, AC-08 */
export default function GiftCardPage(): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const takesFocus = useComesFromPage();
  // The token is taken out of the address: what the giver came with is read once.
  const [arrival] = useState(() => arrivalOf(navigation.current()));
  return <GiftCardScreen arrival={arrival} takesFocus={takesFocus} />;
}

function arrivalOf(address: string): PaymentReturn {
  const query = queryOf(address);
  return { confirmationToken: query.get('confirmationToken'), payment: query.get('payment') };
}
