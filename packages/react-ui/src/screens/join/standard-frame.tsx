import type { StandardJoin, StandardJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { joiningCopy } from '../../copy/join.ts';
import { stripCopy } from '../../copy/first-step.ts';
import { useCopy } from '../../locale/use-copy.ts';
import {
  awaitsPayment,
  detailsSelection,
  JoinFrame,
  type JoinStepFrameProps,
  paymentSelection,
  planSelection,
} from '../joining/join-parts.tsx';
import type { JoiningStepProps } from '../joining/joining-screen.tsx';

export type StandardStepProps = JoiningStepProps<StandardJoin, StandardJoinSnapshot>;

export function StandardFrame({
  snapshot,
  ...layout
}: JoinStepFrameProps<StandardJoinSnapshot>): JSX.Element {
  const strip = useCopy(stripCopy);
  const joining = useCopy(joiningCopy);
  const { state } = snapshot;
  const { selectedFacility: club } = state;
  const step = awaitsPayment(snapshot) ? 2 : state.step;
  const selections = [
    {
      label: strip.club,
      value: club?.name ?? null,
      placeholder: strip.noClub,
      current: step === 0 && club === null,
    },
    planSelection(joining, state.plan, step === 0 && club !== null),
    detailsSelection(joining, state.contactInput, step === 1 || step === 3),
    paymentSelection(joining, state.confirmation, step === 2),
  ];
  return <JoinFrame {...layout} snapshot={snapshot} selections={selections} club={club} />;
}
