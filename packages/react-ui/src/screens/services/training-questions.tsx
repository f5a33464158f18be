import type { AccountCard } from '@foyer/core/account';
import type { FieldConfig } from '@foyer/core/forms';
import { type AnsweredQuestion, answeredQuestions } from '@foyer/core/training';
import { type JSX, type ReactNode, useEffect, useId, useMemo } from 'react';

import { Banner } from '../../components/banner.tsx';
import { LoadError, Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { trainingCopy } from '../../copy/services.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';

type Answers = ReadonlyMap<string, string>;

export interface TrainingQuestionsProps {
  readonly questions: AccountCard<readonly FieldConfig[]>;
  readonly answers: AccountCard<Answers>;
  readonly onRetry: (names: readonly ('questions' | 'answers')[]) => void;
}

/**
 * The questions before the first assessment with the member's answers. If the answers fail to load, only the
 * questions are shown.
 */
export function TrainingQuestions({
  questions,
  answers,
  onRetry,
}: TrainingQuestionsProps): JSX.Element {
  const copy = useCopy(trainingCopy);
  const isWaiting = questions.status === 'ready' && answers.status === 'loading';
  return (
    <TrainingPart
      title={copy.questionsTitle}
      loading={copy.questionsLoading}
      lines={5}
      card={isWaiting ? answers : questions}
      onRetry={() => onRetry(isWaiting ? ['answers'] : ['questions'])}
      empty={<p>{copy.questionsEmpty}</p>}
    >
      {() =>
        questions.status === 'ready' && (
          <>
            {answers.status === 'failed' && (
              <LoadError message={{ key: 'trainingFailed' }} onRetry={() => onRetry(['answers'])} />
            )}
            <Questions
              questions={questions.value}
              answers={answers.status === 'ready' ? answers.value : null}
              isUnknown={answers.status === 'failed'}
            />
          </>
        )
      }
    </TrainingPart>
  );
}

const unanswered: Answers = new Map();

function Questions({
  questions,
  answers,
  isUnknown,
}: {
  readonly questions: readonly FieldConfig[];
  /** Null if there are none or they failed to load. */
  readonly answers: Answers | null;
  readonly isUnknown: boolean;
}): JSX.Element {
  const copy = useCopy(trainingCopy);
  const messages = useFormMessages();
  const logger = useService(portTokens.logger);
  const read = useMemo(
    () => answeredQuestions(questions, answers ?? unanswered),
    [questions, answers],
  );
  useEffect(() => {
    if (read.ok) return;
    for (const { name, problem } of read.val) {
      logger.error('form-misconfigured', { field: name, problem });
    }
  }, [read, logger]);
  if (read.err) return <Banner tone="problem">{messages({ key: 'trainingFailed' })}</Banner>;
  return (
    <>
      {!isUnknown && <p>{answers === null ? copy.unanswered : copy.answered}</p>}
      <dl className="foyer-record foyer-record--stacked">
        {read.val.map((one) => (
          <div
            key={one.name}
            className="foyer-record__row"
            data-none={(answers !== null && one.answer === null) || undefined}
          >
            <dt>{one.question}</dt>
            <AnswerTo question={one} isAnswered={answers !== null} />
          </div>
        ))}
      </dl>
    </>
  );
}

/** The answer or, if the member answered nothing at all, the available choices. */
function AnswerTo({
  question: { answer, choices },
  isAnswered,
}: {
  readonly question: AnsweredQuestion;
  readonly isAnswered: boolean;
}): JSX.Element | null {
  const copy = useCopy(trainingCopy);
  if (isAnswered) return <dd>{answer ?? copy.notAnswered}</dd>;
  return choices.length === 0 ? (
    <dd className="foyer-hidden">{copy.notAnswered}</dd>
  ) : (
    <dd className="foyer-record__fine foyer-fine">{copy.choices(choices)}</dd>
  );
}

export interface TrainingPartProps<Value> {
  readonly title: string;
  readonly loading: string;
  /** The approximate number of lines of the skeleton. */
  readonly lines: number;
  readonly card: AccountCard<Value>;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A section of the training page that loads and fails on its own. */
export function TrainingPart<Value>({
  title,
  lines,
  children,
  ...state
}: TrainingPartProps<Value>): JSX.Element {
  const titleId = useId();
  return (
    <section
      className="foyer-training__part foyer-stack-4 foyer-stack--start"
      aria-labelledby={titleId}
    >
      <h2 className="foyer-service__title" id={titleId}>
        {title}
      </h2>
      <CardState
        {...state}
        failed={{ key: 'trainingFailed' }}
        skeleton={<Skeleton shape="row" count={lines} />}
      >
        {children}
      </CardState>
    </section>
  );
}
