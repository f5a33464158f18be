import type { PictureSet } from '@foyer/core/clubs';
import type { JSX } from 'react';

export interface PictureProps {
  /** What is shown without a set. */
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly set?: PictureSet | null | undefined;
  /** How wide it is on the page, as in an image's `sizes`. A lazy picture is measured by the browsers that can. */
  readonly sizes?: string;
  /** False for a picture above the fold. */
  readonly lazy?: boolean;
  readonly className?: string;
  readonly fetchPriority?: 'high';
  readonly onError?: () => void;
}

/** A picture in the size that fits its place: by night in a dark scheme, and its color until it has loaded. */
export function Picture({
  set,
  sizes = '(max-width: 650px) 100vw, 40rem',
  lazy = true,
  alt,
  ...image
}: PictureProps): JSX.Element {
  const fitting = lazy ? `auto, ${sizes}` : sizes;
  return (
    <picture className="foyer-picture-set">
      {set?.night && (
        <source media="(prefers-color-scheme: dark)" srcSet={set.night} sizes={fitting} />
      )}
      <img
        {...image}
        alt={alt}
        {...(set && { srcSet: set.srcSet, sizes: fitting, style: { background: set.color ?? '' } })}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
      />
    </picture>
  );
}
