import type { Club } from '@foyer/core';
import type { JSX, MouseEventHandler } from 'react';

import { nearbyCopy } from '../copy/nearby.ts';
import { useCopy } from '../locale/use-copy.ts';
import { ClubPicture } from './club-picture.tsx';

export interface NearestClubProps {
  readonly club: Club;
  readonly onChoose: MouseEventHandler<HTMLButtonElement>;
}

/** Offers the nearest club with a single press. */
export function NearestClub({ club, onChoose }: NearestClubProps): JSX.Element {
  const copy = useCopy(nearbyCopy);
  return (
    <button
      type="button"
      className="foyer-chooser__club"
      aria-label={copy.chooseNearest(club.name)}
      onClick={onChoose}
    >
      <ClubPicture club={club} size="thumb" />
      <span className="foyer-chooser__words">
        <span className="foyer-chooser__place">{copy.nearest}</span>
        <span className="foyer-chooser__name">{club.name}</span>
        <span className="foyer-chooser__place">{[club.address, club.city].join(', ')}</span>
      </span>
    </button>
  );
}
