import type { JSX } from 'react';

export interface SkeletonProps {
  /** The shape of what comes. */
  readonly shape: 'line' | 'cell' | 'row' | 'chooser' | 'choice' | 'club' | 'card';
  readonly count?: number;
}

/** Grey shapes in the place of what is on its way. Whoever shows it says in words what is loading. */
export function Skeleton({ shape, count = 1 }: SkeletonProps): JSX.Element {
  return (
    <div className={`foyer-skeleton foyer-skeleton--${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  );
}
