import { cityBySlug } from '@foyer/core/clubs';
import { useClubDirectory } from '@foyer/react-ui';
import { type JSX, lazy, useState } from 'react';

import { filledCity } from './filled-city.ts';

const ClubPage = lazy(() => import('./club-page.tsx'));
const CityPage = lazy(() => import('./city-page.tsx'));

/** The page at `/clubs/{slug}`: of the club with that name, else of the city. */
export function ClubOrCity({ slug }: { readonly slug: string }): JSX.Element {
  const { clubs } = useClubDirectory();
  const [filled] = useState(() => filledCity(slug));
  const isClub = clubs.some(({ facilityId, webName }) => facilityId === slug || webName === slug);
  const city = isClub ? null : (cityBySlug(clubs, slug) ?? filled);
  return city === null ? <ClubPage slug={slug} /> : <CityPage slug={slug} name={city.name} />;
}
