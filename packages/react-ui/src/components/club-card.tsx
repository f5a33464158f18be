import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { clubCopy } from '../copy/club.ts';
import { ClubPicture } from './club-picture.tsx';
import { Icon } from './icon.tsx';

/** Where the error summary leads for the club. */
export const clubButtonId = 'foyer-club';

export interface ClubCardProps {
  readonly club: Club | null;
  /** The club, or with none one beside this card, was proposed: the button offers another. LC-03 */
  readonly suggested?: boolean;
  /** Worded; stands under the selector. LC-03 */
  readonly error?: string | undefined;
  /** What the button reads while no club is chosen. LC-21 */
  readonly prompt?: string;
  /** Where the error summary of a form leads that names its fields itself. */
  readonly id?: string;
  readonly onChange: () => void;
}

/** The chosen club and a way to another; without one, the way to choose. LC-03, LC-21 */
export function ClubCard({
  club,
  suggested = false,
  error,
  prompt = clubCopy.select,
  id = clubButtonId,
  onChange,
}: ClubCardProps): JSX.Element {
  const errorId = `${id}-error`;
  return (
    <div className="foyer-club" data-invalid={error === undefined ? undefined : ''}>
      <div className="foyer-club__card" data-empty={club === null ? '' : undefined}>
        {club !== null && (
          <>
            <ClubPicture club={club} size="thumb" lazy={false} />
            <div className="foyer-club__words">
              <p className="foyer-eyebrow">{clubCopy.yours}</p>
              <p className="foyer-club__name">{club.name}</p>
              <p className="foyer-club__place">{[club.address, club.city].join(', ')}</p>
            </div>
          </>
        )}
        {/* One button for both states: the focus comes back to it after a club was chosen. */}
        <button
          id={id}
          type="button"
          className={club === null ? 'foyer-club__select' : 'foyer-link'}
          aria-haspopup="dialog"
          aria-label={club === null || suggested ? undefined : clubCopy.changeClub}
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={onChange}
        >
          {buttonWords(club, suggested, error) ?? prompt}
          {club === null && <Icon name="right" />}
        </button>
      </div>
      {error !== undefined && (
        <p className="foyer-field__error" id={errorId} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function buttonWords(
  club: Club | null,
  suggested: boolean,
  error: string | undefined,
): string | null {
  if (club === null && error !== undefined) return clubCopy.choose;
  if (suggested) return clubCopy.other;
  return club === null ? null : clubCopy.change;
}
