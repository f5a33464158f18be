import type { PaymentReturn } from '@foyer/core/lead';
import { portTokens, useService } from '@foyer/react-ui';
import { GiftCardScreen } from '@foyer/react-ui/services';
import { type JSX, useState } from 'react';

import { useCameFromPage } from '../../navigation/hooks.ts';
import { queryOf } from '../../navigation/addresses.ts';
import { EarlyPart, useEarlyPart } from '../early-part.tsx';

/** Sells gift cards. The payment application also returns givers here. */
export default function GiftCardPage(): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const takesFocus = useCameFromPage();
  // The flow removes the token from the address, so read it only once.
  const [arrival] = useState(() => arrivalOf(navigation.current()));
  const early = useEarlyPart({ kind: 'gift-card' });
  return (
    <GiftCardScreen
      arrival={arrival}
      takesFocus={takesFocus}
      picture={
        early && (
          <EarlyPart kind="gift-card" early={early}>
            {'{{picture}}'}
          </EarlyPart>
        )
      }
    />
  );
}

function arrivalOf(address: string): PaymentReturn {
  const query = queryOf(address);
  return { confirmationToken: query.get('confirmationToken'), payment: query.get('payment') };
}
