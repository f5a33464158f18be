import type { JSX } from 'react';

import { openNowText } from '../../components/open-now.tsx';
import { openNowCopy } from '../../copy/club.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { OpenFact } from './use-club-facts.ts';

/** `Open until 11:00 PM`, in the club's zone. */
export function OpenLine({ state, now, isOpen }: OpenFact): JSX.Element {
  const copy = useCopy(openNowCopy);
  return (
    <p className="foyer-open-line foyer-fine" data-open={isOpen ? '' : undefined}>
      {openNowText(copy, state, now, useLocale())}
    </p>
  );
}
