import { readJoinAddress, type StandardJoinEntry } from '@foyer/core';
import { portTokens, useFoyerContainer, useService } from '@foyer/react-ui';
import { StandardJoinScreen, standardJoinOf } from '@foyer/react-ui/join';
import joiningStyles from '@foyer/react-ui/joining.css?url';
import { type JSX, useState } from 'react';

import { useLanguageOfClub } from '../language/use-language-of-club.ts';
import { useComesFromPage } from '../navigation/comes-from-page.ts';

/** Joining as anyone does, which is also where the payment application sends a buyer back to. RT-05, SJ-05 */
export default function JoinPage(): JSX.Element {
  const navigation = useService(portTokens.navigation);
  useLanguageOfClub(standardJoinOf(useFoyerContainer()));
  const takesFocus = useComesFromPage();
  // The flow takes the token out of the address: what the visitor came with is read once.
  const [arrival] = useState(() => arrivalOf(navigation.current()));
  return (
    <>
      {/* With a precedence, the page waits for it: nothing is drawn bare. */}
      <link rel="stylesheet" href={joiningStyles} precedence="default" />
      <StandardJoinScreen arrival={arrival} takesFocus={takesFocus} />
    </>
  );
}

function arrivalOf(address: string): StandardJoinEntry {
  const { step = null, facilityId = '' } = readJoinAddress(address) ?? {};
  const query = new URLSearchParams(address.split('?', 2)[1] ?? '');
  return {
    step,
    // Where none is named, the one that was chosen before stands.
    facilityId: facilityId === '' ? null : facilityId,
    confirmationToken: query.get('confirmationToken'),
    payment: query.get('payment'),
  };
}
