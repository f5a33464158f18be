import type { JSX } from 'react';

export interface SkeletonProps {
  readonly shape: 'line' | 'cell' | 'row' | 'chooser' | 'choice' | 'club' | 'card';
  readonly count?: number;
}

/** Gray placeholder shapes. The caller provides the loading message for screen readers. */
export function Skeleton({ shape, count = 1 }: SkeletonProps): JSX.Element {
  return (
    <div className={`foyer-skeleton foyer-skeleton--${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  );
}
