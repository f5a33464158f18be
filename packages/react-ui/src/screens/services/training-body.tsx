import type { AccountCard } from '@foyer/core/account';
import { type MeasuredBody, summarizeBody, trainingZones } from '@foyer/core/training';
import { longDate } from '@foyer/core/visit';
import type { JSX } from 'react';

import { bodyCopy } from '../../copy/body.ts';
import { trainingCopy } from '../../copy/training.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { BodySummary } from '../forms/body-summary.tsx';
import { TrainingPart } from './training-part.tsx';

export interface TrainingBodyProps {
  readonly card: AccountCard<MeasuredBody>;
  readonly onRetry: () => void;
}

/** The latest measurements in their ranges, and the target heart rates. */
export function TrainingBody({ card, onRetry }: TrainingBodyProps): JSX.Element {
  const copy = useCopy(trainingCopy);
  const bodyTexts = useCopy(bodyCopy);
  if (card.status === 'ready') return <Measured body={card.value} />;
  return (
    <TrainingPart
      title={bodyTexts.title}
      loading={copy.bodyLoading}
      lines={5}
      card={card}
      onRetry={onRetry}
      empty={<p>{copy.bodyEmpty}</p>}
    >
      {() => null}
    </TrainingPart>
  );
}

function Measured({ body }: { readonly body: MeasuredBody }): JSX.Element {
  const copy = useCopy(trainingCopy);
  const { takenOn, person, measurements } = body;
  return (
    <div className="foyer-training__part">
      <BodySummary
        summary={summarizeBody(measurements, person)}
        measured={copy.measuredOn(longDate(takenOn, useLocale()))}
      />
      {person.age !== null && <Zones age={person.age} />}
    </div>
  );
}

function Zones({ age }: { readonly age: number }): JSX.Element | null {
  const copy = useCopy(trainingCopy);
  const zones = trainingZones(age);
  if (zones.err) return null;
  return (
    <section className="foyer-zones">
      <h3 className="foyer-zones__title">{copy.zonesTitle}</h3>
      <p className="foyer-body__intro">{copy.zonesIntro(age)}</p>
      <dl className="foyer-zones__list">
        {zones.val.map(({ intensity, from, to }) => (
          <div key={intensity}>
            <dt>{copy.zones[intensity]}</dt>
            <dd>
              {copy.zone(from, to)}
              <span className="foyer-body__unit">{copy.zoneUnit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="foyer-body__intro">{copy.zonesSource}</p>
    </section>
  );
}
