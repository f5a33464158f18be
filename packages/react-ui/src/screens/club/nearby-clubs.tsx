import type { Club } from '@foyer/core';
import { coordinatesOf, nearbyRadiusKm, nearestClubs } from '@foyer/core/clubs';
import type { JSX } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { distanceLabel } from '../../components/nearby-clubs.tsx';
import { SiteAnchor } from '../../components/site-link.tsx';
import { clubPageCopy } from '../../copy/club.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

const most = 3;

/** The three nearest clubs. Renders nothing if none is within reach. */
export function NearbyClubs({
  club,
  clubs,
}: {
  readonly club: Club;
  readonly clubs: readonly Club[];
}): JSX.Element | null {
  const copy = useCopy(clubPageCopy);
  const locale = useLocale();
  const others = clubs.filter(({ facilityId }) => facilityId !== club.facilityId);
  const near = nearestClubs(others, coordinatesOf(club), most).filter(
    ({ distanceKm }) => distanceKm <= nearbyRadiusKm,
  );
  if (near.length === 0) return null;
  return (
    <section className="foyer-club-page__section">
      <h2>{copy.nearby}</h2>
      <ul className="foyer-near-clubs">
        {near.map((one) => (
          <li key={one.club.facilityId}>
            <SiteAnchor
              className="foyer-near-club"
              path={`/clubs/${encodeURIComponent(one.club.webName ?? one.club.facilityId)}`}
            >
              <ClubPicture club={one.club} size="wide" />
              <span className="foyer-name">{one.club.name}</span>
              <span className="foyer-soft">
                {[one.club.city, distanceLabel(one, locale)].join(' · ')}
              </span>
            </SiteAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
