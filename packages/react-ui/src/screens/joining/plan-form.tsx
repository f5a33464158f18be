import type { Message } from '@foyer/core';
import type { OfferedPlans, PromoSnapshot, StartDateSnapshot } from '@foyer/core/join';
import type { PlanTerms as Terms } from '@foyer/core/plans';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import {
  LoadError,
  LoadingState,
  Skeleton,
  useStillLoading,
} from '../../components/loading-state.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useDay, useMoney } from '../../locale/use-formats.ts';
import { type PricedPlan, PlanTerms } from './plan-option.tsx';
import { FieldFrame, fieldId, FieldError, LabelText } from '../../components/field.tsx';
import { useRefusalFocus, isFocusLost } from '../../hooks/focus.ts';

const problemId = 'foyer-plan-problem';

export interface PlanFormProps {
  readonly flow: StartDateProps['flow'] & PromoCodeProps['flow'];
  readonly snapshot: {
    readonly plans: {
      readonly list: readonly PricedPlan[];
      readonly message: Message | null;
      readonly terms: Terms | null;
      readonly start: StartDateSnapshot | null;
      readonly promo: PromoSnapshot;
    };
    readonly alert: Message | null;
    /** Increases with each rejected press, so that each is announced. */
    readonly refusals: number;
  };
  readonly submit: string;
  readonly note: string;
  readonly unavailable: boolean;
  readonly busy: string | null;
  readonly onSubmit: () => void;
  /** Called with the id of the error message, if there is one. */
  readonly children: (problemId: string | undefined) => ReactNode;
}

/**
 * The plans, the terms that all have, the first day, and the button with the chosen plan's price. Without plans there's
 * only the children, which explain why.
 */
export function PlanForm({
  flow,
  snapshot: { plans, alert, refusals },
  submit,
  note,
  unavailable,
  busy,
  onSubmit,
  children,
}: PlanFormProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const messages = useMessages();
  const money = useMoney();
  const { list, terms, start, promo } = plans;
  const hasPlans = list.length > 0;
  const problem = hasPlans ? (alert ?? plans.message) : null;
  const chosen = list.find((plan) => plan.chosen);
  return (
    <Form
      className="foyer-form foyer-compare"
      label={copy.planTitle}
      onSubmit={() => {
        onSubmit();
      }}
    >
      {children(problem === null ? undefined : problemId)}
      {hasPlans && terms !== null && <PlanTerms terms={terms} />}
      {hasPlans && <PromoCode flow={flow} promo={promo} />}
      {hasPlans && start !== null && (
        <StartDate
          flow={flow}
          start={start}
          isPresale={list[0]?.bill.isPresale === true}
          refusals={refusals}
        />
      )}
      {hasPlans && (
        <div className="foyer-ways">
          <div className={`foyer-actions${unavailable ? '' : ' foyer-actions--held'}`}>
            {problem !== null && (
              <div id={problemId} className="foyer-actions__problem">
                <Banner tone="problem" key={refusals}>
                  {problem.key === 'planRequired' ? (
                    // On a phone the plans are several screens above.
                    <button
                      type="button"
                      className="foyer-link"
                      onClick={({ currentTarget }) => focusFirstPlan(currentTarget)}
                    >
                      {messages(problem)}
                    </button>
                  ) : (
                    messages(problem)
                  )}
                </Banner>
              </div>
            )}
            {chosen !== undefined && (
              <p className="foyer-actions__summary" aria-live="polite">
                {copy.total(chosen.plan.name, money(chosen.bill.dueToday))}
              </p>
            )}
            <Button type="submit" unavailable={unavailable} busy={busy}>
              {submit}
            </Button>
            <p className="foyer-actions__note foyer-fine">{note}</p>
          </div>
        </div>
      )}
    </Form>
  );
}

function focusFirstPlan(button: HTMLButtonElement): void {
  button.form?.querySelector<HTMLElement>('.foyer-plan__radio')?.focus();
}

interface PlansLoadingProps {
  readonly flow: { readonly plans: Pick<OfferedPlans, 'open'> };
  readonly plans: {
    /** This component shows `loading` and `failed`; the children show everything else. */
    readonly status: string;
    readonly list: readonly unknown[];
    readonly message: Message | null;
  };
  readonly children: ReactNode;
}

/** Shows the loading state of the plans, or an error with a retry button. */
export function PlansLoading({ flow, plans, children }: PlansLoadingProps): ReactNode {
  const copy = useCopy(joiningCopy);
  const retry = (): void => void flow.plans.open();
  // The current plans stay visible while they reload.
  const isLoading = useStillLoading(plans.status === 'loading' && plans.list.length === 0);
  if (isLoading) {
    return (
      <LoadingState label={copy.planLoading} onRetry={retry}>
        <Skeleton shape="row" count={4} />
      </LoadingState>
    );
  }
  if (plans.status !== 'failed') return children;
  return <LoadError message={plans.message ?? { key: 'processing' }} onRetry={retry} />;
}

interface VisitFirstProps {
  readonly flow: { readonly visitFirst: () => Promise<void> };
  readonly snapshot: { readonly busy: string | null };
}

export function VisitFirst({ flow, snapshot }: VisitFirstProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  return (
    <p className="foyer-join-aside foyer-soft">
      {copy.visitFirst}{' '}
      <button
        type="button"
        className="foyer-link"
        aria-disabled={snapshot.busy === null ? undefined : true}
        onClick={() => void flow.visitFirst()}
      >
        {copy.visitFirstLink}
      </button>
    </p>
  );
}

interface StartDateProps {
  readonly flow: { readonly plans: Pick<OfferedPlans, 'chooseStart' | 'leaveStart'> };
  readonly start: StartDateSnapshot;
  readonly isPresale: boolean;
  /** Counts refused submits. */
  readonly refusals: number;
}

const startDateName = 'startDate';

/** The first day of the membership, in the browser's own picker. */
function StartDate({ flow, start, isPresale, refusals }: StartDateProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const messages = useMessages();
  const day = useDay();
  const { value, first, last, error } = start;
  useRefusalFocus(refusals, error !== null, () => document.getElementById(fieldId(startDateName)));
  return (
    <div className="foyer-start-date">
      <FieldFrame
        spec={{ name: startDateName, label: copy.startDate, required: true, autocomplete: 'off' }}
        value={value}
        hint={copy.startDateHint(day(last), isPresale)}
        error={error === null ? undefined : messages(error)}
        onChange={(text) => flow.plans.chooseStart(text)}
        onLeave={() => flow.plans.leaveStart()}
      >
        {(box) => (
          <input
            {...box}
            className="foyer-input foyer-input--date"
            type="date"
            min={first}
            max={last}
          />
        )}
      </FieldFrame>
    </div>
  );
}

export interface PromoCodeProps {
  readonly flow: { readonly plans: Pick<OfferedPlans, 'applyPromo' | 'removePromo'> };
  readonly promo: PromoSnapshot;
}

const name = 'promoCode';
const id = fieldId(name);

/** The field for a promo code, or the applied code with a button to remove it. */
export function PromoCode({ flow, promo }: PromoCodeProps): JSX.Element {
  const copy = useCopy(joiningCopy).promo;
  const messages = useMessages();
  const { code, note } = promo;
  const root = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the one that undoes it, or back to the
    // field, unless the visitor has gone on.
    if (!pressed || !isFocusLost()) return;
    root.current?.querySelector<HTMLElement>(code === null ? 'input' : 'button')?.focus();
  }, [pressed, code]);
  return (
    <div className="foyer-promo" ref={root}>
      {code === null ? (
        <PromoField
          promo={promo}
          onApply={(typed) => {
            setPressed(true);
            void flow.plans.applyPromo(typed);
          }}
        />
      ) : (
        <p className="foyer-promo__applied">
          <span role="status">{copy.applied(code)}</span>{' '}
          <button
            type="button"
            className="foyer-link"
            onClick={() => {
              setPressed(true);
              flow.plans.removePromo();
            }}
          >
            {copy.remove} <span className="foyer-hidden">{code}</span>
          </button>
        </p>
      )}
      {note !== null && <p className="foyer-fine">{messages(note)}</p>}
    </div>
  );
}

function PromoField({
  promo: { error, isChecking },
  onApply,
}: {
  readonly promo: PromoSnapshot;
  readonly onApply: (typed: string) => void;
}): JSX.Element {
  const copy = useCopy(joiningCopy).promo;
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  return (
    <div className="foyer-field" data-invalid={error === null ? undefined : ''}>
      <label className="foyer-field__label" htmlFor={id}>
        <LabelText label={copy.label} required={false} />
      </label>
      <div className="foyer-promo__field">
        <input
          className="foyer-input"
          id={id}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          readOnly={isChecking}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would submit the form around it, which continues with the chosen plan.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onApply(typed);
          }}
        />
        <Button
          look="secondary"
          busy={isChecking ? copy.checking : null}
          onClick={() => onApply(typed)}
        >
          {copy.apply}
        </Button>
      </div>
      <FieldError id={id} error={error === null ? undefined : messages(error)} announces />
    </div>
  );
}
