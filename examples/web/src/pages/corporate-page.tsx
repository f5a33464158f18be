import { portTokens, useFoyerContainer, useService } from '@foyer/react-ui';
import { CorporateJoinScreen, corporateJoinOf } from '@foyer/react-ui/corporate';
import corporateStyles from '@foyer/react-ui/corporate.css?url';
import joiningStyles from '@foyer/react-ui/joining.css?url';
import { type JSX, useState } from 'react';

import { useLanguageOfClub } from '../language/use-language-of-club.ts';
import { useComesFromPage } from '../navigation/comes-from-page.ts';

/** Joining through an employer, which is also where the payment application sends a buyer back to. RT-04 */
export default function CorporatePage(): JSX.Element {
  const navigation = useService(portTokens.navigation);
  useLanguageOfClub(corporateJoinOf(useFoyerContainer()));
  const takesFocus = useComesFromPage();
  // The flow takes the token out of the address: what the visitor came with is read once.
  const [arrival] = useState(() => {
    const query = new URLSearchParams(navigation.current().split('?', 2)[1] ?? '');
    return {
      facilityId: query.get('facilityId'),
      confirmationToken: query.get('confirmationToken'),
      payment: query.get('payment'),
    };
  });
  return (
    <>
      {/* With a precedence, the page waits for them: nothing is drawn bare. */}
      <link rel="stylesheet" href={joiningStyles} precedence="default" />
      <link rel="stylesheet" href={corporateStyles} precedence="default" />
      <CorporateJoinScreen arrival={arrival} takesFocus={takesFocus} />
    </>
  );
}
