import type { Club } from '@foyer/core';
import type { JSX } from 'react';

export interface ClubPictureProps {
  readonly club: Club;
  readonly size: 'thumb' | 'wide';
  /** Empty if the club's name is next to the picture. */
  readonly alt?: string;
  /** False for a picture above the fold. */
  readonly lazy?: boolean;
}

/** The club's picture or, if it has none, a plain background with its initial. */
export function ClubPicture({ club, size, alt = '', lazy = true }: ClubPictureProps): JSX.Element {
  const source = size === 'thumb' ? (club.thumbnail ?? club.imageUrl) : club.imageUrl;
  const [width, height] = size === 'thumb' ? [96, 96] : [1600, 900];
  const className = `foyer-picture foyer-picture--${size}`;
  if (source === null) {
    return (
      <span className={className} aria-hidden="true">
        {club.city.charAt(0)}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={source}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
