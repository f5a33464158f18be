import { citiesOf } from '@foyer/core/clubs';
import { useClubDirectory, useCopy } from '@foyer/react-ui';
import { type JSX, useMemo } from 'react';

import { citiesCopy } from '../copy/cities.ts';
import { clubsCopy } from '../copy/pages.ts';
import { headsCopy } from '../copy/heads.ts';
import { PageHeading } from '../layout/page.tsx';
import { AddressedFinder, Cities } from './city-page.tsx';
import { EarlyLinks } from './early-part.tsx';

/** The chain's clubs, nearest first, on a map and in a list, and below it by city. */
export default function ClubsPage(): JSX.Element {
  const { byCity } = useCopy(citiesCopy);
  const { clubs } = useClubDirectory();
  const cities = useMemo(() => citiesOf(clubs), [clubs]);
  return (
    <div className="page clubs">
      <PageHeading title={useCopy(clubsCopy).title} name={useCopy(headsCopy).clubs.name} />
      <AddressedFinder />
      <nav className="clubs__cities" aria-label={byCity}>
        <h2>{byCity}</h2>
        {clubs.length === 0 ? <EarlyLinks name="links" /> : <Cities cities={cities} />}
      </nav>
    </div>
  );
}
