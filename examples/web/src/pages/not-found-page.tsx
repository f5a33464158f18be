import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { headsCopy } from '../copy/heads.ts';
import { pagesCopy } from '../copy/pages.ts';
import { ServicePage } from '../layout/named-page.tsx';

/** Says that there is no such page, with links to continue. */
export function NotFoundPage(): JSX.Element {
  const copy = useCopy(pagesCopy);
  const { description } = useCopy(headsCopy).noPage;
  return (
    <ServicePage page="noPage" lede={description}>
      <div className="foyer-actions">
        <a className="foyer-button foyer-button--primary" href="/">
          {copy.toFront}
        </a>
        <a className="foyer-link" href="/clubs">
          {copy.seeClubs}
        </a>
      </div>
    </ServicePage>
  );
}
