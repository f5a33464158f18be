import type { Message } from '@foyer/core';
import type { OfferedPlans, PromoSnapshot, StartDateSnapshot } from '@foyer/core/join';
import type { PlanTerms as Terms } from '@foyer/core/plans';
import type { JSX, ReactNode } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useDay, useMoney } from '../../locale/use-formats.ts';
import { type PricedPlan, PlanTerms } from './plan-option.tsx';
import { PromoCode, type PromoCodeProps } from './promo-code.tsx';
import { FieldFrame, fieldId } from '../../components/field.tsx';
import { useRefusalFocus } from '../../hooks/focus.ts';

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
                  {messages(problem)}
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
  if (plans.status === 'loading' && plans.list.length === 0) {
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
