import { citiesOf } from '@foyer/core/clubs';
import { useClubDirectory, useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { citiesCopy } from '../copy/cities.ts';
import { headsCopy } from '../copy/heads.ts';
import { clubsCopy } from '../copy/pages.ts';
import { PageHeading } from '../layout/page.tsx';
import { AddressedFinder } from './addressed-finder.tsx';
import { Cities } from './city-page.tsx';

/** The chain's clubs, nearest first, on a map and in a list, and below it by city. */
export default function ClubsPage(): JSX.Element {
  const { byCity } = useCopy(citiesCopy);
  const { clubs } = useClubDirectory();
  return (
    <div className="page clubs">
      <PageHeading title={useCopy(clubsCopy).title} name={useCopy(headsCopy).clubs.name} />
      <AddressedFinder />
      {clubs.length > 0 && (
        <nav className="clubs__cities" aria-label={byCity}>
          <h2>{byCity}</h2>
          <Cities cities={citiesOf(clubs)} />
        </nav>
      )}
    </div>
  );
}
