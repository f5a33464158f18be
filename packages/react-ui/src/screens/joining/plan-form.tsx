import type { JSX, ReactNode } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { joiningCopy } from '../../copy/joining.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import type { Message } from '@foyer/core';
import { useCopy } from '../../locale/use-copy.ts';

export const planProblemId = 'foyer-plan-problem';

export interface PlanFormProps {
  readonly problem: Message | null;
  /** Increases with each rejected press, so that each is announced. */
  readonly refusals: number;
  /** Null if there's nothing to choose from. */
  readonly submit: {
    readonly label: string;
    readonly note: string;
    readonly unavailable: boolean;
    readonly busy: string | null;
  } | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function PlanForm({
  problem,
  refusals,
  submit,
  onSubmit,
  children,
}: PlanFormProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const messages = useMessages();
  return (
    <form
      className="foyer-form"
      noValidate
      aria-label={copy.planForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {submit !== null && (
        <div className="foyer-actions">
          {problem !== null && (
            <div id={planProblemId} className="foyer-actions__problem">
              <Banner tone="problem" key={refusals}>
                {messages(problem)}
              </Banner>
            </div>
          )}
          <Button type="submit" unavailable={submit.unavailable} busy={submit.busy}>
            {submit.label}
          </Button>
          <p className="foyer-actions__note">{submit.note}</p>
        </div>
      )}
    </form>
  );
}
