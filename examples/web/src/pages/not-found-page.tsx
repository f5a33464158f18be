import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { headsCopy } from '../copy/heads.ts';
import { pagesCopy } from '../copy/pages.ts';
import { TextPage } from '../layout/named-page.tsx';

/** Says that there is no such page, with links to continue. */
export function NotFoundPage(): JSX.Element {
  const copy = useCopy(pagesCopy);
  const { description } = useCopy(headsCopy).noPage;
  return (
    <TextPage page="noPage" lede={description}>
      <p className="page__ways">
        <a className="foyer-button foyer-button--primary" href="/">
          {copy.toFront}
        </a>
        <a className="foyer-link" href="/clubs">
          {copy.seeClubs}
        </a>
      </p>
    </TextPage>
  );
}
