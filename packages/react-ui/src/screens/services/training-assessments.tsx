import type { AccountCard } from '@foyer/core/account';
import {
  type AssessmentHistory,
  assessmentHistory,
  type AssessmentIds,
  type AssessmentTemplate,
  assessmentTemplates,
  type TakenAssessment,
} from '@foyer/core/training';
import { longDate } from '@foyer/core/visit';
import { type JSX, useEffect, useMemo } from 'react';

import { trainingCopy } from '../../copy/training.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { TrainingPart } from './training-part.tsx';

export interface TrainingAssessmentsProps {
  readonly card: AccountCard<readonly TakenAssessment[]>;
  readonly ids: AssessmentIds | undefined;
  readonly onRetry: () => void;
}

export function TrainingAssessments({ card, ids, onRetry }: TrainingAssessmentsProps): JSX.Element {
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
      {more.length > 0 && <span className="foyer-record__fine">{more.join(', ')}</span>}
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
