import type {
  BodyCompositionSummary,
  NormSegment,
  PlacedLine,
  UnplacedLine,
} from '@foyer/core/training';
import { type JSX, useId } from 'react';

import { Banner } from '../../components/banner.tsx';
import { bodyCopy } from '../../copy/services.ts';
import { useCopy, useLabels, useLocale } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';

export interface BodySummaryProps {
  readonly summary: BodyCompositionSummary;
  /** The formatted date of the measurement. */
  readonly measured?: string;
}

/** Shows each measurement within its range and asks for data that's missing. */
export function BodySummary({ summary, measured }: BodySummaryProps): JSX.Element {
  const copy = useCopy(bodyCopy);
  const labels = useLabels();
  const messages = useFormMessages();
  const titleId = useId();
  const { lines, leanMass, needsCare } = summary;
  const sources = new Set(lines.flatMap((line) => (line.kind === 'placed' ? [line.source] : [])));
  return (
    <section className="foyer foyer-body" aria-labelledby={titleId}>
      <h2 className="foyer-body__title" id={titleId}>
        {copy.title}
      </h2>
      <p className="foyer-fine">
        {measured === undefined ? copy.intro : `${measured}. ${copy.intro}`}
      </p>
      {needsCare && <Banner tone="problem">{messages({ key: 'bloodPressureCrisis' })}</Banner>}
      <dl className="foyer-body__lines">
        {lines.map((line) => (
          <div key={line.measure} className="foyer-body__line">
            <dt className="foyer-body__measure foyer-strong">{copy.measures[line.measure]}</dt>
            {line.kind === 'placed' ? <Placed line={line} /> : <Unplaced line={line} />}
          </div>
        ))}
        {leanMass !== null && (
          <div className="foyer-body__line">
            <dt className="foyer-body__measure foyer-strong">{copy.leanMass}</dt>
            <Value value={leanMass.value} unit={` ${leanMass.unit}`} />
          </div>
        )}
      </dl>
      {sources.size > 0 && (
        <details className="foyer-body__sources foyer-fine">
          <summary>{copy.sources}</summary>
          <ul>
            {Array.from(sources, (source) => (
              <li key={source}>{labels(source)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

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
    <div className="foyer foyer-range" role="img" aria-label={label}>
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

function Placed({ line }: { readonly line: PlacedLine }): JSX.Element {
  const copy = useCopy(bodyCopy);
  const locale = useLocale();
  const band = copy.bands[line.measure][line.band] ?? line.band;
  const measured = (value: number): string =>
    `${value.toLocaleString(locale)}${copy.units[line.unit]}`;

  function range(): string {
    const here = line.segments.find((segment) => segment.band === line.band);
    const low = here?.low ?? null;
    const high = here?.high ?? null;
    if (low === null) return high === null ? '' : copy.below(measured(high));
    return high === null
      ? copy.from(measured(low))
      : copy.between(low.toLocaleString(locale), measured(high));
  }

  return (
    <>
      <Value value={line.value} unit={copy.units[line.unit]} />
      <dd className="foyer-body__band">{band}</dd>
      <dd className="foyer-body__picture">
        <RangePicture
          segments={line.segments}
          band={line.band}
          place={line.place}
          label={copy.picture(measured(line.value), band, range())}
        />
      </dd>
    </>
  );
}

function Unplaced({ line }: { readonly line: UnplacedLine }): JSX.Element {
  const copy = useCopy(bodyCopy);
  return (
    <>
      {line.value !== null && <Value value={line.value} unit={copy.units[line.unit]} />}
      {line.reasons.map((reason) => (
        <dd key={reason} className="foyer-body__reason foyer-fine">
          {copy.reasons[reason]}
        </dd>
      ))}
    </>
  );
}

interface ValueProps {
  readonly value: number;
  readonly unit: string;
}

function Value({ value, unit }: ValueProps): JSX.Element {
  const locale = useLocale();
  return (
    <dd className="foyer-body__value">
      {value.toLocaleString(locale)}
      <span className="foyer-body__unit">{unit}</span>
    </dd>
  );
}
