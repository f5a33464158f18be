import { type AssessmentIds, trainingCards } from '@foyer/core/training';
import { type JSX, useEffect, useState, useSyncExternalStore } from 'react';

import { trainingCopy } from '../../copy/training.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { TrainingAssessments } from './training-assessments.tsx';
import { TrainingBody } from './training-body.tsx';
import type { TrainingCards, TrainingLoader } from './training-part.tsx';
import { TrainingQuestions } from './training-questions.tsx';

export interface TrainingScreenProps {
  /** The chain's own ids of its assessments. */
  readonly assessmentIds?: AssessmentIds;
}

/** The personal training page: the member's values, their assessments, and their earlier answers. */
export function TrainingScreen({ assessmentIds }: TrainingScreenProps): JSX.Element {
  const copy = useCopy(trainingCopy);
  const { cards, loader } = useTrainingCards();
  const accountHref = useSiteHref('/account');
  return (
    <div className="foyer-training">
      {isNewcomer(cards) && <Newcomer />}
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
        <a className="foyer-link" href={accountHref}>
          {copy.account}
        </a>
      </p>
    </div>
  );
}

/** True if the member has no training data at all, and not because a request failed. */
function isNewcomer({ answers, assessments, summary }: TrainingCards): boolean {
  return [answers, assessments, summary].every(({ status }) => status === 'empty');
}

function Newcomer(): JSX.Element {
  const copy = useCopy(trainingCopy);
  const href = useSiteHref('/personaltraining');
  return (
    <section className="foyer-training__newcomer">
      <h2 className="foyer-service__title">{copy.newcomer}</h2>
      <p>{copy.newcomerNote}</p>
      <p>
        <a className="foyer-button foyer-button--primary" href={href}>
          {copy.newcomerWay}
        </a>
      </p>
    </section>
  );
}

/** The cards load with the page and are discarded with it, so that no data of one member remains for the next. */
function useTrainingCards(): { readonly cards: TrainingCards; readonly loader: TrainingLoader } {
  const training = useService(accountTokens.training);
  const session = useService(accountTokens.session);
  const logger = useService(portTokens.logger);
  const [loader] = useState(() => trainingCards(training, session, logger));
  useEffect(() => {
    void loader.load();
    return () => loader.clear();
  }, [loader]);
  return { cards: useSyncExternalStore(loader.subscribe, loader.getSnapshot), loader };
}
