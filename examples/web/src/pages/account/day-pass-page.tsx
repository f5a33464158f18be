import type { DayPassArrival } from '@foyer/core/passes';
import { portTokens, useService } from '@foyer/react-ui';
import { DayPassScreen } from '@foyer/react-ui/services';
import { type JSX, useState } from 'react';

import { RoomPicture } from '../../layout/room-picture.tsx';
import { queryOf } from '../../navigation/addresses.ts';
import { useCameFromPage } from '../../navigation/hooks.ts';

/** Sells day passes. The payment application also returns buyers here. */
export default function DayPassPage(): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const takesFocus = useCameFromPage();
  // The flow removes the token from the address, so read it only once.
  const [arrival] = useState(() => arrivalOf(navigation.current()));
  return (
    <DayPassScreen
      arrival={arrival}
      takesFocus={takesFocus}
      picture={<RoomPicture room="lounge" sizes="(max-width: 1023px) 100vw, 32rem" />}
    />
  );
}

function arrivalOf(address: string): DayPassArrival {
  const query = queryOf(address);
  return {
    confirmationToken: query.get('confirmationToken'),
    payment: query.get('payment'),
    facilityId: query.get('facilityId'),
  };
}
