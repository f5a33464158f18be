import type { Club, LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import {
  canContinueSurvey,
  lastSurveyStep,
  otherAnswerId,
  otherMaxLength,
  questionOf,
  surveyGroups,
  type SurveyOption,
  type SurveyQuestion,
} from '@foyer/core/survey';
import { Fragment, type JSX, memo, type ReactNode, useCallback, useId, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { Icon } from '../../components/icon.tsx';
import { surveyCopy } from '../../copy/visit.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useFocusOnChange } from '../../hooks/focus.ts';
import { useCopy, useLabels } from '../../locale/use-copy.ts';
import { SurveyEnd } from './survey-end.tsx';

/** The props that every flow with a visit provides. */
export interface SurveyProps {
  readonly flow: Pick<LeadFlow, 'answerSurvey' | 'explainSurvey' | 'nextSurvey' | 'backSurvey'>;
  readonly snapshot: Pick<LeadFlowSnapshot, 'alert'> & {
    readonly busy: string | null;
    /** Identifies the last action. An error of another action is shown where that was pressed. */
    readonly attempted: string | null;
    readonly state: Pick<
      LeadFlowSnapshot['state'],
      'personalizeOptions' | 'personalizeOptionsStep'
    >;
  };
  readonly club: Club | null;
}

/**
 * The personalization survey below the confirmation, one question at a time. Collapsed until the visitor opens it or has
 * begun it.
 */
export function Survey({ flow, snapshot, club }: SurveyProps): JSX.Element {
  const copy = useCopy(surveyCopy);
  const { variant } = useService(portTokens.settings);
  const { state, attempted } = snapshot;
  const step = state.personalizeOptionsStep;
  const asked = questionOf(variant, step);
  const titleId = useId();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isBegun = step > 1 || state.personalizeOptions.length > 0 || attempted === 'survey';
  const isOpen = toggled ?? isBegun;
  return (
    <section className="foyer-survey" aria-labelledby={titleId}>
      <header className="foyer-survey__header foyer-stack-2">
        <h2 className="foyer-survey__title" id={titleId}>
          {asked === null ? (
            copy.doneTitle
          ) : (
            <button
              type="button"
              className="foyer-survey__toggle"
              aria-expanded={isOpen}
              onClick={() => setToggled(!isOpen)}
            >
              {copy.title} <Icon name="down" />
            </button>
          )}
        </h2>
        <p>{asked === null ? copy.done : copy.lede}</p>
      </header>
      {asked !== null && isOpen && <Question flow={flow} snapshot={snapshot} asked={asked} />}
      {asked === null && club !== null && (
        <SurveyEnd club={club} answers={state.personalizeOptions} />
      )}
    </section>
  );
}

interface QuestionProps extends Omit<SurveyProps, 'club'> {
  readonly asked: SurveyQuestion;
}

function Question({ flow, snapshot, asked }: QuestionProps): JSX.Element {
  const copy = useCopy(surveyCopy);
  const labels = useLabels();
  const messages = useMessages();
  const { variant } = useService(portTokens.settings);
  const { state, busy, attempted, alert } = snapshot;
  const { step } = asked;
  const given = state.personalizeOptions;
  const isLast = step === lastSurveyStep - 1;
  const legend = useFocusOnChange<HTMLLegendElement>(step);
  const answer = useCallback((answerId: number) => flow.answerSurvey(answerId), [flow]);
  const groups = surveyGroups(asked);
  const optionsOf = (options: readonly SurveyOption[]): JSX.Element => (
    <div className="foyer-survey__options foyer-options">
      {options.map(({ answerId, label }) => (
        <Option
          key={answerId}
          type={asked.choice === 'one' ? 'radio' : 'checkbox'}
          name={`foyer-survey-${step}`}
          answerId={answerId}
          label={labels(label)}
          isGiven={given.some((one) => one.answerId === answerId)}
          onAnswer={answer}
        />
      ))}
    </div>
  );
  return (
    <Form
      className="foyer-survey__form"
      onSubmit={() => {
        void flow.nextSurvey();
      }}
    >
      <p className="foyer-survey__progress">{copy.progress(step, lastSurveyStep - 1)}</p>
      <fieldset className="foyer-survey__question">
        <legend className="foyer-survey__prompt" ref={legend} tabIndex={-1}>
          {labels(asked.prompt)}{' '}
          <span className="foyer-survey__hint">
            {asked.choice === 'one' ? copy.one : copy.many}
          </span>
        </legend>
        {groups === null
          ? optionsOf(asked.options)
          : groups.map(({ label, options }) => (
              <Group key={label} label={labels(label)}>
                {optionsOf(options)}
              </Group>
            ))}
      </fieldset>
      {asked.options.some(({ answerId }) => answerId === otherAnswerId) && (
        <Other flow={flow} snapshot={snapshot} />
      )}
      <div className="foyer-actions">
        {alert !== null && attempted === 'survey' && (
          <Banner tone="problem">{messages(alert)}</Banner>
        )}
        <Button
          type="submit"
          look="secondary"
          unavailable={!canContinueSurvey(given, variant, step)}
          busy={busy === 'survey' ? copy.sending : null}
        >
          {isLast ? copy.submit : copy.next}
        </Button>
        {step > 1 && (
          <Button look="quiet" onClick={() => flow.backSurvey()}>
            {copy.back}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface GroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Group({ label, children }: GroupProps): JSX.Element {
  const id = useId();
  return (
    <div className="foyer-survey__group foyer-stack-2" role="group" aria-labelledby={id}>
      <p className="foyer-fine" id={id}>
        {label}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly answerId: number;
  readonly label: string;
  readonly isGiven: boolean;
  readonly onAnswer: (answerId: number) => void;
}

const Option = memo(function Option({
  type,
  name,
  answerId,
  label,
  isGiven,
  onAnswer,
}: OptionProps): JSX.Element {
  return (
    <label className="foyer-option">
      <input
        type={type}
        name={name}
        value={answerId}
        checked={isGiven}
        onChange={() => onAnswer(answerId)}
      />
      <span>{breakable(label)}</span>
    </label>
  );
});

/**
 * Allows a line break after each slash. Browsers treat `Familiar/Comfortable` as one word, which is wider than half a
 * phone.
 */
function breakable(label: string): ReactNode {
  const [first, ...rest] = label.split(/(?<=\/)/);
  if (rest.length === 0) return label;
  return [
    first,
    ...rest.map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    )),
  ];
}

/** The text box of the Other option. The core truncates longer text instead of rejecting it. */
function Other({ flow, snapshot }: Omit<SurveyProps, 'club'>): JSX.Element | null {
  const copy = useCopy(surveyCopy);
  const id = useId();
  const answer = snapshot.state.personalizeOptions.find(
    ({ answerId }) => answerId === otherAnswerId,
  );
  if (answer === undefined) return null;
  const text = answer.additionalInfo ?? '';
  return (
    <div className="foyer-field">
      <label className="foyer-field__label" htmlFor={id}>
        {copy.other}
      </label>
      <textarea
        className="foyer-input foyer-input--area"
        id={id}
        rows={3}
        value={text}
        aria-describedby={`${id}-count`}
        onChange={(event) => flow.explainSurvey(event.target.value)}
      />
      <p className="foyer-field__hint" id={`${id}-count`}>
        {copy.count(Array.from(text).length, otherMaxLength)}
      </p>
    </div>
  );
}
