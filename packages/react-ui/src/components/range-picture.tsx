import type { NormSegment } from '@foyer/core/training';
import type { JSX } from 'react';

export interface RangePictureProps {
  readonly segments: readonly NormSegment[];
  readonly band: string;
  /** The position along the range, 0 to 1. */
  readonly place: number;
  /** The text alternative for the whole picture. */
  readonly label: string;
}

/** A range with its limits and a marker at the member's value. */
export function RangePicture({ segments, band, place, label }: RangePictureProps): JSX.Element {
  return (
    <div className="foyer-range" role="img" aria-label={label}>
      <div className="foyer-range__bar">
        {segments.map((segment) => (
          <span
            key={segment.band}
            className="foyer-range__segment"
            data-here={segment.band === band ? '' : undefined}
            style={{ flexGrow: segment.to - segment.from }}
          />
        ))}
        <span className="foyer-range__mark" style={{ insetInlineStart: `${place * 100}%` }} />
      </div>
      <div className="foyer-range__limits">
        {segments.map(
          ({ band: of, from, low }) =>
            low !== null && (
              <span key={of} style={{ insetInlineStart: `${from * 100}%` }}>
                {low}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
