import type { Club, MessageKey } from '@foyer/core';
import type { ClubAtDistance, NearbyClubsSnapshot } from '@foyer/core/clubs';
import type { JSX } from 'react';

import { nearbyCopy } from '../copy/visit.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { RadioTile } from './radio-tile.tsx';
import { Skeleton } from './loading-state.tsx';
import { SiteAnchor } from './site-link.tsx';

export interface NearbyClubsProps {
  readonly nearby: NearbyClubsSnapshot;
  readonly chosen: Club | null;
  readonly onChoose: (club: Club) => void;
}

/**
 * Shows up to three clubs near the visitor to choose from, or says that there are none or why they couldn't be found.
 */
export function NearbyClubs({ nearby, chosen, onChoose }: NearbyClubsProps): JSX.Element {
  const copy = useCopy(nearbyCopy);
  const locale = useLocale();
  const messages = useMessages();
  const { status, clubs, failure } = nearby;
  if (status === 'failed') {
    return (
      <p className="foyer-nearby__note" role="status">
        {messages({ key: (failure && failureMessages[failure]) ?? 'nearbyNotFound' })}{' '}
        {copy.anyClub}
      </p>
    );
  }
  if (status !== 'ready') {
    return (
      <div role="status">
        <span className="foyer-hidden">{copy.looking}</span>
        <Skeleton shape="row" count={3} />
      </div>
    );
  }
  if (clubs.length === 0) {
    return (
      <p className="foyer-nearby__note">
        <SiteAnchor path="/clubs">{messages({ key: 'noNearbyClubs' })}</SiteAnchor>
      </p>
    );
  }
  return (
    <fieldset className="foyer-nearby">
      <legend className="foyer-nearby__legend foyer-field__label">{copy.legend}</legend>
      {clubs.map((near) => {
        const { facilityId, name, address, city } = near.club;
        const place = [address, city].filter((part) => part !== '').join(', ');
        const distance = distanceLabel(near, locale);
        return (
          <RadioTile
            key={facilityId}
            name="foyer-nearby"
            value={facilityId}
            className="foyer-near"
            checked={facilityId === chosen?.facilityId}
            label={`${name}, ${place}, ${distance}`}
            onSelect={() => onChoose(near.club)}
          >
            <span className="foyer-name">{name}</span>
            <span className="foyer-place">{place}</span>
            <span className="foyer-near__distance foyer-fine">{distance}</span>
          </RadioTile>
        );
      })}
    </fieldset>
  );
}

/** The failures that the visitor can do something about. */
const failureMessages: Partial<Record<NonNullable<NearbyClubsSnapshot['failure']>, MessageKey>> = {
  denied: 'locationDenied',
  unsupported: 'geolocationUnsupported',
};

const kmPerMile = 1.609_344;
/** Countries whose road signs use miles. */
const inMiles = new Set(['US', 'UK', 'GB']);

/** Formats the distance to a club in the units of its country and in the visitor's language: `0.8 mi`, `12 km`. */
export function distanceLabel({ club, distanceKm }: ClubAtDistance, locale: string): string {
  const isMiles = inMiles.has(club.country);
  const distance = isMiles ? distanceKm / kmPerMile : distanceKm;
  const digits = distance < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(distance);
}
