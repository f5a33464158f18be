import type { BodyCompositionSummary, PlacedLine, SummaryLine, UnplacedLine } from '@foyer/core';
import { type JSX, useId } from 'react';

import { Banner } from '../../components/banner.tsx';
import { RangePicture } from '../../components/range-picture.tsx';
import { bandWords, bodyCopy, measureWords, reasonWords, unitWords } from '../../copy/body.ts';
import { useFormMessages } from './use-form-messages.ts';

export interface BodySummaryProps {
  readonly summary: BodyCompositionSummary;
  /** When it was measured, in words. */
  readonly measured?: string;
}

const words = bodyCopy;

/** Where a member stands in the range of each measurement, and what is missing to say so. PT-05 */
export function BodySummary({ summary, measured }: BodySummaryProps): JSX.Element {
  const messages = useFormMessages();
  const titleId = useId();
  const { lines, leanMass, needsCare } = summary;
  const sources = new Set(lines.flatMap((line) => (line.kind === 'placed' ? [line.source] : [])));
  return (
    <section className="foyer-body" aria-labelledby={titleId}>
      <h2 className="foyer-body__title" id={titleId}>
        {words.title}
      </h2>
      <p className="foyer-body__intro">
        {measured === undefined ? words.intro : `${measured}. ${words.intro}`}
      </p>
      {needsCare && <Banner tone="problem">{messages({ key: 'bloodPressureCrisis' })}</Banner>}
      <dl className="foyer-body__lines">
        {lines.map((line) => (
          <div key={line.measure} className="foyer-body__line">
            <dt className="foyer-body__measure">{measureWords[line.measure]}</dt>
            {line.kind === 'placed' ? <Placed line={line} /> : <Unplaced line={line} />}
          </div>
        ))}
        {leanMass !== null && (
          <div className="foyer-body__line">
            <dt className="foyer-body__measure">{words.leanMass}</dt>
            <Value value={leanMass.value} unit={` ${leanMass.unit}`} />
          </div>
        )}
      </dl>
      {sources.size > 0 && (
        <details className="foyer-body__sources">
          <summary>{words.sources}</summary>
          <ul>
            {Array.from(sources, (source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Placed({ line }: { readonly line: PlacedLine }): JSX.Element {
  const band = bandWords[line.measure][line.band] ?? line.band;
  return (
    <>
      <Value value={line.value} unit={unitWords[line.unit]} />
      <dd className="foyer-body__band">{band}</dd>
      <dd className="foyer-body__picture">
        <RangePicture
          segments={line.segments}
          band={line.band}
          place={line.place}
          label={words.picture(valueWords(line.value, line), band, rangeWords(line))}
        />
      </dd>
    </>
  );
}

function Unplaced({ line }: { readonly line: UnplacedLine }): JSX.Element {
  return (
    <>
      {line.value !== null && <Value value={line.value} unit={unitWords[line.unit]} />}
      {line.reasons.map((reason) => (
        <dd key={reason} className="foyer-body__reason">
          {reasonWords[reason]}
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
  return (
    <dd className="foyer-body__value">
      {value}
      <span className="foyer-body__unit">{unit}</span>
    </dd>
  );
}

function valueWords(value: number, { unit }: Pick<SummaryLine, 'unit'>): string {
  return `${value}${unitWords[unit]}`;
}

/** The limits of the band that the value lies in. */
function rangeWords(line: PlacedLine): string {
  const here = line.segments.find(({ band }) => band === line.band);
  const low = here?.low ?? null;
  const high = here?.high ?? null;
  if (low === null) return high === null ? '' : words.below(valueWords(high, line));
  return high === null
    ? words.from(valueWords(low, line))
    : words.between(`${low}`, valueWords(high, line));
}
