import type { AccountCard, CardLoader, CardsOf } from '@foyer/core/account';
import type { TrainingCardValues } from '@foyer/core/training';
import { type JSX, type ReactNode, useId } from 'react';

import { CardState } from '../../components/card-state.tsx';
import { Skeleton } from '../../components/loading-state.tsx';

export type TrainingCards = CardsOf<TrainingCardValues>;
export type TrainingLoader = CardLoader<TrainingCardValues>;

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
    <section className="foyer-training__part" aria-labelledby={titleId}>
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
