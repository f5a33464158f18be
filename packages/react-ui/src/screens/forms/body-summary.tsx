import type { BodyCompositionSummary, PlacedLine, SummaryLine, UnplacedLine } from '@foyer/core';
import { type JSX, useId } from 'react';

import { Banner } from '../../components/banner.tsx';
import { RangePicture } from '../../components/range-picture.tsx';
import { bodyCopy } from '../../copy/body.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { Worded } from '../../locale/worded.ts';
import { useFormMessages } from './use-form-messages.ts';

export interface BodySummaryProps {
  readonly summary: BodyCompositionSummary;
  /** The formatted date of the measurement. */
  readonly measured?: string;
}

/** Shows each measurement within its range and asks for data that's missing. */
export function BodySummary({ summary, measured }: BodySummaryProps): JSX.Element {
  const words = useCopy(bodyCopy);
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
            <dt className="foyer-body__measure">{words.measures[line.measure]}</dt>
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
  const words = useCopy(bodyCopy);
  const speech = { words, locale: useLocale() };
  const band = words.bands[line.measure][line.band] ?? line.band;
  return (
    <>
      <Value value={line.value} unit={words.units[line.unit]} />
      <dd className="foyer-body__band">{band}</dd>
      <dd className="foyer-body__picture">
        <RangePicture
          segments={line.segments}
          band={line.band}
          place={line.place}
          label={words.picture(
            valueWords(line.value, line, speech),
            band,
            rangeWords(line, speech),
          )}
        />
      </dd>
    </>
  );
}

function Unplaced({ line }: { readonly line: UnplacedLine }): JSX.Element {
  const words = useCopy(bodyCopy);
  return (
    <>
      {line.value !== null && <Value value={line.value} unit={words.units[line.unit]} />}
      {line.reasons.map((reason) => (
        <dd key={reason} className="foyer-body__reason">
          {words.reasons[reason]}
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

interface Speech {
  readonly words: Worded<typeof bodyCopy>;
  readonly locale: string;
}

function valueWords(
  value: number,
  { unit }: Pick<SummaryLine, 'unit'>,
  { words, locale }: Speech,
): string {
  return `${value.toLocaleString(locale)}${words.units[unit]}`;
}

function rangeWords(line: PlacedLine, speech: Speech): string {
  const { words, locale } = speech;
  const here = line.segments.find(({ band }) => band === line.band);
  const low = here?.low ?? null;
  const high = here?.high ?? null;
  if (low === null) return high === null ? '' : words.below(valueWords(high, line, speech));
  return high === null
    ? words.from(valueWords(low, line, speech))
    : words.between(low.toLocaleString(locale), valueWords(high, line, speech));
}
