import type { AccountCard } from '@foyer/core/account';
import {
  type AssessmentHistory,
  assessmentHistory,
  type AssessmentIds,
  type AssessmentTemplate,
  assessmentTemplates,
  type MeasuredBody,
  summarizeBody,
  type TakenAssessment,
  trainingCards,
  trainingZones,
} from '@foyer/core/training';
import { longDate } from '@foyer/core/calendar';
import { type JSX, useEffect, useMemo, useState } from 'react';

import { SiteLink } from '../../components/site-link.tsx';
import { bodyCopy, trainingCopy } from '../../copy/services.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { BodySummary } from '../forms/body-summary.tsx';
import { TrainingPart, TrainingQuestions } from './training-questions.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface TrainingScreenProps {
  /** The chain's own ids of its assessments. */
  readonly assessmentIds?: AssessmentIds;
}

/** The personal training page: the member's values, their assessments, and their earlier answers. */
export function TrainingScreen({ assessmentIds }: TrainingScreenProps): JSX.Element {
  const copy = useCopy(trainingCopy);
  const training = useService(accountTokens.training);
  const session = useService(accountTokens.session);
  const logger = useService(portTokens.logger);
  const [loader] = useState(() => trainingCards(training, session, logger));
  const cards = useSnapshot(loader);
  // The cards are discarded with the page, so that no data of one member remains for the next.
  useEffect(() => {
    void loader.load();
    return () => loader.clear();
  }, [loader]);
  // Not if a request failed.
  const isNewcomer = [cards.answers, cards.assessments, cards.summary].every(
    ({ status }) => status === 'empty',
  );
  return (
    <div className="foyer foyer-training foyer-column">
      {isNewcomer && <Newcomer />}
      <TrainingBody card={cards.summary} onRetry={() => void loader.load(['summary'])} />
      <TrainingAssessments
        card={cards.assessments}
        ids={assessmentIds}
        onRetry={() => void loader.load(['assessments'])}
      />
      <TrainingQuestions
        questions={cards.questions}
        answers={cards.answers}
        onRetry={(names) => void loader.load(names)}
      />
      <p>
        <SiteLink path="/account">{copy.account}</SiteLink>
      </p>
    </div>
  );
}

/** Shown to a member without any training data. */
function Newcomer(): JSX.Element {
  const copy = useCopy(trainingCopy);
  return (
    <section className="foyer-training__newcomer foyer-stack-4 foyer-stack--start">
      <h2 className="foyer-service__title">{copy.newcomer}</h2>
      <p>{copy.newcomerNote}</p>
      <p>
        <SiteLink path="/personaltraining" look="primary">
          {copy.newcomerWay}
        </SiteLink>
      </p>
    </section>
  );
}

interface TrainingBodyProps {
  readonly card: AccountCard<MeasuredBody>;
  readonly onRetry: () => void;
}

/** The latest measurements in their ranges, and the target heart rates. */
function TrainingBody({ card, onRetry }: TrainingBodyProps): JSX.Element {
  const copy = useCopy(trainingCopy);
  const bodyTexts = useCopy(bodyCopy);
  if (card.status === 'ready') return <Measured body={card.value} />;
  return (
    <TrainingPart
      title={bodyTexts.title}
      loading={copy.bodyLoading}
      lines={8}
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
    <div className="foyer-training__part foyer-stack-4 foyer-stack--start">
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
    <section className="foyer-zones foyer-stack-3 foyer-ruled">
      <h3 className="foyer-zones__title">{copy.zonesTitle}</h3>
      <p className="foyer-fine">{copy.zonesIntro(age)}</p>
      <dl className="foyer-zones__list">
        {zones.val.map(({ intensity, from, to }) => (
          <div key={intensity}>
            <dt className="foyer-fine">{copy.zones[intensity]}</dt>
            <dd>
              {copy.zone(from, to)}
              <span className="foyer-body__unit">{copy.zoneUnit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="foyer-fine">{copy.zonesSource}</p>
    </section>
  );
}

interface TrainingAssessmentsProps {
  readonly card: AccountCard<readonly TakenAssessment[]>;
  readonly ids: AssessmentIds | undefined;
  readonly onRetry: () => void;
}

function TrainingAssessments({ card, ids, onRetry }: TrainingAssessmentsProps): JSX.Element {
  const copy = useCopy(trainingCopy);
  const templates = useTemplates(ids);
  return (
    <TrainingPart
      title={copy.assessmentsTitle}
      loading={copy.assessmentsLoading}
      lines={9}
      card={card}
      onRetry={onRetry}
      empty={
        <>
          <p>{copy.assessmentsEmpty}</p>
          <History taken={[]} templates={templates} />
        </>
      }
    >
      {(taken) => <History taken={taken} templates={templates} />}
    </TrainingPart>
  );
}

function History({
  taken,
  templates,
}: {
  readonly taken: readonly TakenAssessment[];
  readonly templates: readonly AssessmentTemplate[];
}): JSX.Element {
  const copy = useCopy(trainingCopy);
  return (
    <dl className="foyer-record">
      {assessmentHistory(taken, templates).map((one) => (
        <div key={one.name} className="foyer-record__row" data-none={one.times === 0 || undefined}>
          <dt>{one.name === null ? copy.otherAssessment : copy.assessments[one.name]}</dt>
          <dd>
            <Made history={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Made({ history }: { readonly history: AssessmentHistory }): JSX.Element {
  const copy = useCopy(trainingCopy);
  const locale = useLocale();
  const { first, last, times, trainer } = history;
  if (first === null || last === null) return <>{copy.notMade}</>;
  const more = [
    ...(trainer === null ? [] : [copy.by(trainer)]),
    ...(times > 1 ? [copy.times(times, longDate(first, locale))] : []),
  ];
  return (
    <>
      {longDate(last, locale)}
      {more.length > 0 && <span className="foyer-record__fine foyer-fine">{more.join(', ')}</span>}
    </>
  );
}

/**
 * Returns the names of the assessments. Null without valid ids, which is the chain's configuration error and gets
 * logged.
 */
function useTemplates(ids: AssessmentIds | undefined): readonly AssessmentTemplate[] {
  const logger = useService(portTokens.logger);
  const templates = useMemo(() => assessmentTemplates(ids), [ids]);
  useEffect(() => {
    if (templates.ok) return;
    for (const { name, problem } of templates.val) {
      logger.error('assessments-misconfigured', { name, problem });
    }
  }, [templates, logger]);
  return templates.ok ? templates.val : noTemplates;
}

const noTemplates: readonly AssessmentTemplate[] = [];
