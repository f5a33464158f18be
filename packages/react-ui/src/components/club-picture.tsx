import type { Club } from '@foyer/core';
import type { JSX } from 'react';

export interface ClubPictureProps {
  readonly club: Club;
  readonly size: 'thumb' | 'wide';
  /** Empty where the club's name stands beside it. */
  readonly alt?: string;
  /** False for a picture that is seen at once. */
  readonly lazy?: boolean;
}

/** The club's own picture; without one, a plain field with its initial, so that nothing looks broken. */
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
