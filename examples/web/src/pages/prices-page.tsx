import { portTokens, useCopy, useService } from '@foyer/react-ui';
import joiningStyles from '@foyer/react-ui/joining.css?url';
import { PricesScreen } from '@foyer/react-ui/prices';
import pricesStyles from '@foyer/react-ui/prices.css?url';
import type { JSX } from 'react';

import { headsCopy } from '../copy/heads.ts';
import { pricesPageCopy } from '../copy/prices-page.ts';
import { Faq } from '../layout/selling.tsx';
import { PageHeading } from '../layout/page.tsx';
import { queryOf } from '../navigation/addresses.ts';

/** What memberships cost, at the club in the address or the visitor's likely one. */
export default function PricesPage({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(pricesPageCopy);
  const { name } = useCopy(headsCopy).prices;
  const navigation = useService(portTokens.navigation);
  return (
    <div className="page selling">
      {/* With a precedence, React waits for the style sheets before it shows the page. */}
      <link rel="stylesheet" href={joiningStyles} precedence="default" />
      <link rel="stylesheet" href={pricesStyles} precedence="default" />
      <header className="selling__head">
        <PageHeading title={copy.title} name={name} />
        <p className="foyer-lede">{copy.lede}</p>
      </header>
      <PricesScreen
        facilityId={queryOf(path).get('facilityId')}
        onChooseClub={({ facilityId }) =>
          navigation.push(`/prices?facilityId=${encodeURIComponent(facilityId)}`)
        }
      />
      <Faq items={copy.faq} />
    </div>
  );
}
