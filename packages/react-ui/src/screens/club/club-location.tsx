import type { Club } from '@foyer/core';
import { type ClubProfile, coordinatesOf, nearbyRadiusKm, nearestClubs } from '@foyer/core/clubs';
import { type ComponentType, type JSX, Suspense } from 'react';

import { lazyWithRetry, SilentRetry } from '../../components/lazy-with-retry.tsx';
import { SiteLink, SiteAnchor } from '../../components/site-link.tsx';
import { clubPageCopy } from '../../copy/club.ts';
import { useHydrated } from '../../hooks/use-early-input.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { StreetMapProps } from '../clubs/finder-results.tsx';
import { ClubPicture } from '../../components/club-card.tsx';
import { distanceLabel } from '../../components/nearby-clubs.tsx';

/** Separate, because the outlines of states and countries come with it. */
const ClubsMap = lazyWithRetry(() => import('../../components/clubs-map.tsx'), SilentRetry);

export interface ClubLocationProps {
  readonly club: Club;
  readonly profile: ClubProfile | null;
  readonly StreetMap?: ComponentType<StreetMapProps> | undefined;
}

/** Where the club is and how to get there. */
export function ClubLocation({ club, profile, StreetMap }: ClubLocationProps): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const directions = useDirections(club);
  const { address, city, state, zip, facilityId } = club;
  return (
    <section className="foyer-club-page__section">
      <h2>{copy.location}</h2>
      <div className="foyer-location foyer-stack-5">
        <div className="foyer-location__words foyer-stack-4">
          <p className="foyer-name">
            {address}
            <br />
            {[city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')}
          </p>
          <p>
            <a className="foyer-link" href={directions} target="_blank" rel="noreferrer">
              {copy.directions}
            </a>
          </p>
          {profile !== null && <Ways profile={profile} />}
          <p>
            <SiteLink path={`/feedback?facilityId=${encodeURIComponent(facilityId)}`}>
              {copy.tellUs}
            </SiteLink>
          </p>
        </div>
        <div className="foyer-location__map">
          <Suspense fallback={null}>
            <ClubsMap facilityIds={[facilityId]} home={facilityId} />
          </Suspense>
          {StreetMap && <StreetMap clubs={[club]} selected={club} onSelect={() => undefined} />}
        </div>
      </div>
    </section>
  );
}

function Ways({ profile }: { readonly profile: ClubProfile }): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const { transit, parking, accessibility, manager } = profile;
  return (
    <>
      <dl className="foyer-location__ways foyer-stack-4">
        {transit.length > 0 && (
          <div>
            <dt>{copy.transit}</dt>
            {transit.map(({ lines, stop, minutes }) => (
              <dd key={`${lines} ${stop}`}>
                {copy.stop(lines, stop)}
                <span className="foyer-soft"> · {copy.onFoot(minutes)}</span>
              </dd>
            ))}
          </div>
        )}
        {parking !== null && (
          <div>
            <dt>{copy.parking}</dt>
            <dd>{parking}</dd>
          </div>
        )}
        {accessibility.length > 0 && (
          <div>
            <dt>{copy.accessibility}</dt>
            {accessibility.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        )}
      </dl>
      {manager !== null && <p className="foyer-soft">{copy.manager(manager)}</p>}
    </>
  );
}

/** Apple's maps on Apple's devices, which open the app; everywhere else Google's. */
function useDirections({ lat, long, name, address, city }: Club): string {
  const isHydrated = useHydrated();
  const isApple = isHydrated && /iPhone|iPad|Macintosh/.test(navigator.userAgent);
  const place = [name, address, city].filter(Boolean).join(', ');
  const query = isApple
    ? new URLSearchParams({ daddr: `${lat},${long}`, q: name })
    : new URLSearchParams({ api: '1', destination: place });
  return isApple
    ? `https://maps.apple.com/?${query.toString()}`
    : `https://www.google.com/maps/dir/?${query.toString()}`;
}

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
              className="foyer-near-club foyer-stack-1"
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
