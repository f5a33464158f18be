import type { Club } from '@foyer/core';
import { type JSX, useState } from 'react';

import { joiningCopy } from '../copy/join.ts';
import { useClubDirectory } from '../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { areaOf, type MapOutline, placeOn } from '../maps/map-outline.ts';
import { metros, outlines } from '../maps/outlines/index.ts';
import { useOutline } from '../maps/use-outline.ts';

export interface ClubsMapProps {
  readonly facilityIds: readonly string[];
  /** The club that gets a ring. */
  readonly home: string;
}

/** The text alternative names at most this many cities. */
const namedCities = 3;

/** A small map of clubs, with a list of them by city. Keeps its place empty until the clubs are known. */
export default function ClubsMap({ facilityIds, home }: ClubsMapProps): JSX.Element | null {
  const { clubs: all, status } = useClubDirectory();
  const wanted = new Set(facilityIds);
  const clubs = all.filter(({ facilityId }) => wanted.has(facilityId));
  if (status === 'failed' || (status === 'ready' && clubs.length === 0)) return null;
  return (
    <div className="foyer-clubs-map">
      <div className="foyer-clubs-map__picture">
        {clubs.length > 0 && <Picture clubs={clubs} home={home} />}
      </div>
      {clubs.length > 1 && <Cities clubs={clubs} home={home} />}
    </div>
  );
}

interface ShownClubs {
  readonly clubs: readonly Club[];
  readonly home: string;
}

function Picture({ clubs, home }: ShownClubs): JSX.Element | null {
  const copy = useCopy(joiningCopy).map;
  const outline = useOutline(areaOf(clubs, (area) => area in outlines, metros));
  const homeClub = clubs.find(({ facilityId }) => facilityId === home);
  if (outline === null) return null;
  const cities = byCity(clubs).toSorted((a, b) => b.clubs.length - a.clubs.length);
  const names = cities.slice(0, namedCities).map(({ city }) => city);
  const label = copy.label(clubs.length, names, cities.length - names.length);
  return (
    <svg
      role="img"
      aria-label={homeClub && clubs.length > 1 ? `${label} ${copy.home(homeClub.name)}` : label}
      viewBox={`0 0 ${outline.width} ${outline.height}`}
      preserveAspectRatio="xMinYMid"
    >
      <path className="foyer-clubs-map__land" d={outline.path} />
      {clubs.map((club) => (
        <Dot key={club.facilityId} club={club} outline={outline} />
      ))}
      {homeClub && (
        <>
          <Dot club={homeClub} outline={outline} radius={9} look="ring" />
          <Dot club={homeClub} outline={outline} radius={5} />
        </>
      )}
    </svg>
  );
}

interface DotProps {
  readonly club: Club;
  readonly outline: MapOutline;
  readonly radius?: number;
  readonly look?: 'dot' | 'ring';
}

function Dot({ club, outline, radius = 4, look = 'dot' }: DotProps): JSX.Element {
  const { x, y } = placeOn(outline, club);
  return <circle className={`foyer-clubs-map__${look}`} cx={x} cy={y} r={radius} />;
}

/** Renders the list only when it's opened, because a chain may have hundreds of clubs. */
function Cities(shown: ShownClubs): JSX.Element {
  const copy = useCopy(joiningCopy).map;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="foyer-clubs-map__more"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{copy.list}</summary>
      {isOpen && <CityList {...shown} />}
    </details>
  );
}

function CityList({ clubs, home }: ShownClubs): JSX.Element {
  const copy = useCopy(joiningCopy).map;
  const locale = useLocale();
  const homeCity = clubs.find(({ facilityId }) => facilityId === home)?.city;
  const cities = byCity(clubs).toSorted(
    (a, b) =>
      Number(b.city === homeCity) - Number(a.city === homeCity) ||
      a.city.localeCompare(b.city, locale),
  );
  return (
    // All clubs of a chain are a long list, which the keyboard can scroll once it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="foyer-clubs-map__list" role="region" aria-label={copy.listed} tabIndex={0}>
      <ul className="foyer-stack-3">
        {cities.map(({ city, clubs: inCity }) => (
          <li key={city}>
            <span className="foyer-soft">{city}</span>
            <ul>
              {inCity.map(({ facilityId, name }) => (
                <li key={facilityId}>{facilityId === home ? <strong>{name}</strong> : name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function byCity(clubs: readonly Club[]): { city: string; clubs: Club[] }[] {
  return [...Map.groupBy(clubs, ({ city }) => city)].map(([city, inCity]) => ({
    city,
    clubs: inCity,
  }));
}
