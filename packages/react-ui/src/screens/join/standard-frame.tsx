import type { StandardJoin, StandardJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { awaitsPayment, JoinFrame, type JoinStepFrameProps } from '../joining/join-parts.tsx';
import type { JoiningStepProps } from '../joining/joining-screen.tsx';

export type StandardStepProps = JoiningStepProps<StandardJoin, StandardJoinSnapshot>;

/** Plans, details, and the agreement with the payment. A new member has no steps left. */
const numbers = [1, 2, null, 3] as const;

export function StandardFrame({
  snapshot,
  ...layout
}: JoinStepFrameProps<StandardJoinSnapshot>): JSX.Element {
  const { step, selectedFacility } = snapshot.state;
  const number = awaitsPayment(snapshot) ? 3 : numbers[step];
  return (
    <JoinFrame
      {...layout}
      snapshot={snapshot}
      progress={number && [number, 3]}
      club={selectedFacility}
    />
  );
}
