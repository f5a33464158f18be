import {
  type AccountCard,
  longDate,
  type MeasuredBody,
  summarizeBody,
  trainingZones,
} from '@foyer/core';
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
  const words = useCopy(trainingCopy);
  const bodyWords = useCopy(bodyCopy);
  if (card.status === 'ready') return <Measured body={card.value} />;
  return (
    <TrainingPart
      title={bodyWords.title}
      loading={words.bodyLoading}
      lines={5}
      card={card}
      onRetry={onRetry}
      empty={<p>{words.bodyEmpty}</p>}
    >
      {() => null}
    </TrainingPart>
  );
}

function Measured({ body }: { readonly body: MeasuredBody }): JSX.Element {
  const words = useCopy(trainingCopy);
  const { takenOn, person, measurements } = body;
  return (
    <div className="foyer-training__part">
      <BodySummary
        summary={summarizeBody(measurements, person)}
        measured={words.measuredOn(longDate(takenOn, useLocale()))}
      />
      {person.age !== null && <Zones age={person.age} />}
    </div>
  );
}

function Zones({ age }: { readonly age: number }): JSX.Element | null {
  const words = useCopy(trainingCopy);
  const zones = trainingZones(age);
  if (zones.err) return null;
  return (
    <section className="foyer-zones">
      <h3 className="foyer-zones__title">{words.zonesTitle}</h3>
      <p className="foyer-body__intro">{words.zonesIntro(age)}</p>
      <dl className="foyer-zones__list">
        {zones.val.map(({ intensity, from, to }) => (
          <div key={intensity}>
            <dt>{words.zones[intensity]}</dt>
            <dd>
              {words.zone(from, to)}
              <span className="foyer-body__unit">{words.zoneUnit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="foyer-body__intro">{words.zonesSource}</p>
    </section>
  );
}
