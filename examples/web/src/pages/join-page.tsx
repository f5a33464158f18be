import { readJoinAddress, type StandardJoinEntry } from '@foyer/core/join';
import { portTokens, useFoyerContainer, useService } from '@foyer/react-ui';
import { StandardJoinScreen, standardJoinOf } from '@foyer/react-ui/join';
import joiningStyles from '@foyer/react-ui/joining.css?url';
import { type JSX, useState } from 'react';

import { useLanguageOfClub } from '../language/site-language.ts';
import { RoomPicture } from '../layout/room-picture.tsx';
import { queryOf } from '../navigation/addresses.ts';
import { useCameFromPage } from '../navigation/hooks.ts';

/** Joining without an employer. The payment application also returns buyers here. */
export default function JoinPage(): JSX.Element {
  const navigation = useService(portTokens.navigation);
  useLanguageOfClub(standardJoinOf(useFoyerContainer()));
  const takesFocus = useCameFromPage();
  // The flow removes the token from the address, so read it only once.
  const [arrival] = useState(() => arrivalOf(navigation.current()));
  return (
    <>
      {/* With a precedence, React waits for the style sheet before it shows the page. */}
      <link rel="stylesheet" href={joiningStyles} precedence="default" />
      <StandardJoinScreen
        arrival={arrival}
        takesFocus={takesFocus}
        picture={<RoomPicture room="studio" sizes="32rem" />}
      />
    </>
  );
}

function arrivalOf(address: string): StandardJoinEntry {
  const { step = null, facilityId = '' } = readJoinAddress(address) ?? {};
  const query = queryOf(address);
  return {
    step,
    // Without a club in the address, the earlier selection stays.
    facilityId: facilityId === '' ? null : facilityId,
    confirmationToken: query.get('confirmationToken'),
    payment: query.get('payment'),
    promo: query.get('promo'),
    heldPrice: query.get('heldPrice'),
  };
}
