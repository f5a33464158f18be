import { portTokens, useFoyerContainer, useService } from '@foyer/react-ui';
import { CorporateJoinScreen, corporateJoinOf } from '@foyer/react-ui/corporate';
import corporateStyles from '@foyer/react-ui/corporate.css?url';
import joiningStyles from '@foyer/react-ui/joining.css?url';
import { type JSX, useState } from 'react';

import { useLanguageOfClub } from '../language/site-language.ts';
import { RoomPicture } from '../layout/room-picture.tsx';
import { queryOf } from '../navigation/addresses.ts';
import { useCameFromPage } from '../navigation/hooks.ts';

/** Joining through an employer. The payment application also returns buyers here. */
export default function CorporatePage(): JSX.Element {
  const navigation = useService(portTokens.navigation);
  useLanguageOfClub(corporateJoinOf(useFoyerContainer()));
  const takesFocus = useCameFromPage();
  // The flow removes the token from the address, so read it only once.
  const [arrival] = useState(() => {
    const query = queryOf(navigation.current());
    return {
      facilityId: query.get('facilityId'),
      employer: query.get('employer'),
      invited: query.has('invited'),
      confirmationToken: query.get('confirmationToken'),
      payment: query.get('payment'),
      promo: query.get('promo'),
    };
  });
  return (
    <>
      {/* With a precedence, React waits for the style sheets before it shows the page. */}
      <link rel="stylesheet" href={joiningStyles} precedence="default" />
      <link rel="stylesheet" href={corporateStyles} precedence="default" />
      <CorporateJoinScreen
        arrival={arrival}
        takesFocus={takesFocus}
        picture={<RoomPicture room="cafe" sizes="32rem" />}
      />
    </>
  );
}
