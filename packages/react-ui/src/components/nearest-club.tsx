import type { Club } from '@foyer/core';
import type { JSX, MouseEventHandler } from 'react';

import { nearbyCopy } from '../copy/nearby.ts';
import { ClubPicture } from './club-picture.tsx';

export interface NearestClubProps {
  readonly club: Club;
  readonly onChoose: MouseEventHandler<HTMLButtonElement>;
}

/** The club that is nearest, to be taken with one press. LX-05, LC-03 */
export function NearestClub({ club, onChoose }: NearestClubProps): JSX.Element {
  return (
    <button
      type="button"
      className="foyer-chooser__club"
      aria-label={nearbyCopy.chooseNearest(club.name)}
      onClick={onChoose}
    >
      <ClubPicture club={club} size="thumb" />
      <span className="foyer-chooser__words">
        <span className="foyer-chooser__place">{nearbyCopy.nearest}</span>
        <span className="foyer-chooser__name">{club.name}</span>
        <span className="foyer-chooser__place">{[club.address, club.city].join(', ')}</span>
      </span>
    </button>
  );
}
