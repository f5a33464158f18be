import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { pagesCopy } from '../copy/pages.ts';
import { TextPage } from '../layout/page.tsx';

/** Says that there is no such page, with links to continue. */
export function NotFoundPage(): JSX.Element {
  const words = useCopy(pagesCopy);
  return (
    <TextPage title={words.noPage} lede={words.noPageLede}>
      <p className="page__ways">
        <a className="foyer-button foyer-button--primary" href="/">
          {words.toFront}
        </a>
        <a className="foyer-link" href="/clubs">
          {words.seeClubs}
        </a>
      </p>
    </TextPage>
  );
}
