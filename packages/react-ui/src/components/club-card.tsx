import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { clubCopy } from '../copy/first-step.ts';
import { useCopy } from '../locale/use-copy.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

/** The id that the error summary links to. */
export const clubButtonId = 'foyer-club';

export interface ClubCardProps {
  readonly club: Club | null;
  /**
   * True if the club was suggested rather than chosen (by this card or, without a club, next to it). The button then
   * offers another one.
   */
  readonly suggested?: boolean;
  readonly error?: string | undefined;
  /** Announces the error to screen readers, for an error that no summary reports. */
  readonly announces?: boolean;
  /** The label of the button while no club is chosen. */
  readonly prompt?: string;
  /** The label of the button while a club is chosen; by default, the card's own. */
  readonly change?: string;
  /** The id of the button, for a form whose error summary names its own fields. */
  readonly id?: string;
  readonly onChange: () => void;
}

/** Shows the chosen club with a button to change it, or a button to choose one. */
export function ClubCard({
  club,
  suggested = false,
  error,
  announces = false,
  prompt,
  change,
  id = clubButtonId,
  onChange,
}: ClubCardProps): JSX.Element {
  const copy = useCopy(clubCopy);

  function label(): string {
    if (club === null && error !== undefined) return copy.choose;
    if (club !== null && change !== undefined) return change;
    if (suggested) return copy.other;
    return club === null ? (prompt ?? copy.select) : copy.changeClub;
  }

  return (
    <div className="foyer-club" data-invalid={error === undefined ? undefined : ''}>
      <div className="foyer-club__card" data-empty={club === null ? '' : undefined}>
        {club !== null && (
          <>
            <ClubPicture club={club} size="thumb" lazy={false} />
            <div className="foyer-club__words">
              <p className="foyer-eyebrow">{copy.yours}</p>
              <p className="foyer-club__name">{club.name}</p>
              <p className="foyer-place">{[club.address, club.city].filter(Boolean).join(', ')}</p>
            </div>
          </>
        )}
        {/* The same button in both states, so that the focus can return to it after a club was chosen. */}
        <button
          id={id}
          type="button"
          className={club === null ? 'foyer-club__select' : 'foyer-link'}
          aria-haspopup="dialog"
          aria-describedby={error && `${id}-error`}
          onClick={onChange}
        >
          {label()}
          {club === null && <Icon name="right" />}
        </button>
      </div>
      <FieldError id={id} error={error} announces={announces} />
    </div>
  );
}

export interface ClubPictureProps {
  readonly club: Club;
  readonly size: 'thumb' | 'wide';
  /** False for a picture above the fold. */
  readonly lazy?: boolean;
}

/** The club's picture, next to its name, or, if it has none, a plain background with its initial. */
export function ClubPicture({ club, size, lazy = true }: ClubPictureProps): JSX.Element {
  const source = size === 'thumb' ? (club.thumbnail ?? club.imageUrl) : club.imageUrl;
  const [width, height] = size === 'thumb' ? [96, 96] : [1600, 900];
  const className = `foyer foyer-picture foyer-picture--${size}`;
  if (source === null) {
    return (
      <span className={className} aria-hidden="true">
        {club.city.charAt(0)}
      </span>
    );
  }
  return (
    <Picture
      className={className}
      src={source}
      width={width}
      height={height}
      lazy={lazy}
      alt=""
      set={club.picture}
      {...(size === 'thumb' && { sizes: '6rem' })}
    />
  );
}
