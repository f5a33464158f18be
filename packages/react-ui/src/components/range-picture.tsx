import type { NormSegment } from '@foyer/core';
import type { JSX } from 'react';

export interface RangePictureProps {
  readonly segments: readonly NormSegment[];
  /** The segment that the value lies in. */
  readonly band: string;
  /** 0 to 1 along the picture. */
  readonly place: number;
  /** All that the picture says, in words. */
  readonly label: string;
}

/** A range from its low end to its high one, with its limits, and a mark where somebody stands in it. PT-05 */
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
