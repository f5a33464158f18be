import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { offersCopy } from '../copy/offers.ts';
import { usePage } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import type { OfferName } from './offers.ts';

/** A page about one of the clubs' offers, with the lead flow below. */
export function OfferPage({ offer }: { readonly offer: OfferName }): JSX.Element {
  const { title, lede } = useCopy(offersCopy)[offer];
  const heading = usePage(title);
  return (
    <>
      <header className="page embedding">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="page__lede">{lede}</p>
      </header>
      <EmbeddedFlow path={`/${offer}`} />
    </>
  );
}
