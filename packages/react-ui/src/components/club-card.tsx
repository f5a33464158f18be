import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { clubCopy } from '../copy/club.ts';
import { useCopy } from '../locale/use-copy.ts';
import type { Worded } from '../locale/worded.ts';
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
  /** The error comes by itself, with no summary that tells of it: a screen reader hears it from here. FM-06 */
  readonly announces?: boolean;
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
  announces = false,
  prompt,
  id = clubButtonId,
  onChange,
}: ClubCardProps): JSX.Element {
  const words = useCopy(clubCopy);
  const errorId = `${id}-error`;
  return (
    <div className="foyer-club" data-invalid={error === undefined ? undefined : ''}>
      <div className="foyer-club__card" data-empty={club === null ? '' : undefined}>
        {club !== null && (
          <>
            <ClubPicture club={club} size="thumb" lazy={false} />
            <div className="foyer-club__words">
              <p className="foyer-eyebrow">{words.yours}</p>
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
          aria-label={club === null || suggested ? undefined : words.changeClub}
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={onChange}
        >
          {buttonWords(words, club, suggested, error) ?? prompt ?? words.select}
          {club === null && <Icon name="right" />}
        </button>
      </div>
      {error !== undefined && (
        <p className="foyer-field__error" id={errorId} role={announces ? 'alert' : undefined}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function buttonWords(
  words: Worded<typeof clubCopy>,
  club: Club | null,
  suggested: boolean,
  error: string | undefined,
): string | null {
  if (club === null && error !== undefined) return words.choose;
  if (suggested) return words.other;
  return club === null ? null : words.change;
}
