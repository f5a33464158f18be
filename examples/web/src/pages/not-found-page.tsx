import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { headsCopy } from '../copy/heads.ts';
import { pagesCopy } from '../copy/pages.ts';
import { siteCopy } from '../copy/site.ts';
import { ClubSearch } from '../layout/club-search.tsx';
import { ServicePage } from '../layout/named-page.tsx';

/** Says that there is no such page, with a search for clubs and links to continue. */
export function NotFoundPage(): JSX.Element {
  const copy = useCopy(pagesCopy);
  const site = useCopy(siteCopy);
  const { name, description } = useCopy(headsCopy).noPage;
  const ways = [
    ['/', copy.toFront],
    ['/clubs', copy.seeClubs],
    ['/prices', site.membership],
    ['/groupfitness', site.classes],
    ['/membership', site.book],
    ['/account', site.account],
  ] as const;
  return (
    <ServicePage title={name} lede={description}>
      <ClubSearch />
      <ul className="page__ways">
        {ways.map(([href, label]) => (
          <li key={href}>
            <a className="foyer-link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </ServicePage>
  );
}
