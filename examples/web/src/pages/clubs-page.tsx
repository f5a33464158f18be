import type { Club } from '@foyer/core';
import {
  citiesOf,
  cityBySlug,
  type ClubCity,
  neighborsOf,
  readClubsQuery,
  writeClubsQuery,
} from '@foyer/core/clubs';
import { portTokens, useClubDirectory, useCopy, useService } from '@foyer/react-ui';
import { ClubFinder, type ClubFinderProps } from '@foyer/react-ui/clubs';
import { type JSX, useCallback, useMemo } from 'react';

import { clubsCopy } from '../copy/pages.ts';
import { headsCopy } from '../copy/heads.ts';
import { PageHeading } from '../layout/page.tsx';
import { queryOf } from '../navigation/addresses.ts';
import { usePath } from '../navigation/hooks.ts';
import { StreetMap } from '../street-map/street-map.tsx';
import { EarlyLinks } from './early-part.tsx';

/** The chain's clubs, nearest first, on a map and in a list, and below it by city. */
export default function ClubsPage(): JSX.Element {
  const copy = useCopy(clubsCopy);
  const { clubs } = useClubDirectory();
  const cities = useMemo(() => citiesOf(clubs), [clubs]);
  return (
    <div className="page clubs">
      <PageHeading title={copy.title} name={useCopy(headsCopy).clubs.name} />
      <AddressedFinder />
      <nav className="clubs__cities" aria-label={copy.byCity}>
        <h2>{copy.byCity}</h2>
        {clubs.length === 0 ? <EarlyLinks name="links" /> : <Cities cities={cities} />}
      </nav>
    </div>
  );
}

/** The clubs of one city, with links to its neighbors. */
export function CityPage({
  slug,
  name,
}: {
  readonly slug: string;
  readonly name: string;
}): JSX.Element {
  const copy = useCopy(clubsCopy);
  const { clubs } = useClubDirectory();
  const city = useMemo(() => cityBySlug(clubs, slug), [clubs, slug]);
  const isInCity = useCallback((club: Club) => city?.clubs.includes(club) ?? false, [city]);
  return (
    <div className="page clubs">
      <PageHeading title={copy.inCity(name)} />
      <p className="foyer-lede">{copy.lede}</p>
      <AddressedFinder only={isInCity} />
      {city === null && (
        <div className="clubs__cities">
          <EarlyLinks name="links" />
        </div>
      )}
      <nav className="clubs__cities" aria-label={copy.neighbors}>
        <h2>{copy.neighbors}</h2>
        {city === null ? <EarlyLinks name="near" /> : <Cities cities={neighborsOf(city, clubs)} />}
        <p>
          <a className="foyer-link" href="/clubs">
            {copy.all}
          </a>
        </p>
      </nav>
    </div>
  );
}

/** Links to cities, with the number of their clubs. */
function Cities({ cities }: { readonly cities: readonly ClubCity[] }): JSX.Element {
  return (
    <ul>
      {cities.map(({ slug, name, clubs }) => (
        <li key={slug}>
          <a href={`/clubs/${slug}`}>{name}</a>
          {clubs.length > 1 && <span className="foyer-fine"> {clubs.length}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The list of clubs, with its search and filters in the address. */
function AddressedFinder(props: Pick<ClubFinderProps, 'only'>): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const path = usePath();
  return (
    <ClubFinder
      query={readClubsQuery(queryOf(path))}
      onQuery={(query, change) =>
        navigation[change](writeClubsQuery(path, query), { samePage: true })
      }
      StreetMap={StreetMap}
      {...props}
    />
  );
}
