import type { StandardJoin, StandardJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { joiningCopy } from '../../copy/join.ts';
import { stripCopy } from '../../copy/first-step.ts';
import {
  detailsSelection,
  JoinFrame,
  type JoinFrameProps,
  paymentSelection,
  planSelection,
} from '../joining/join-frame.tsx';
import type { JoiningStepProps } from '../joining/joining-screen.tsx';
import { awaitsPayment } from '../joining/payment-return.tsx';
import { useCopy } from '../../locale/use-copy.ts';

export type StandardStepProps = JoiningStepProps<StandardJoin, StandardJoinSnapshot>;

export interface StandardFrameProps extends Omit<JoinFrameProps, 'club' | 'selections'> {
  readonly snapshot: StandardJoinSnapshot;
}

export function StandardFrame({ snapshot, ...frame }: StandardFrameProps): JSX.Element {
  const strip = useCopy(stripCopy);
  const joining = useCopy(joiningCopy);
  const { state } = snapshot;
  const { selectedFacility: club } = state;
  const step = awaitsPayment(snapshot) ? 2 : state.step;
  return (
    <JoinFrame
      {...frame}
      club={club}
      selections={[
        {
          label: strip.club,
          value: club?.name ?? null,
          placeholder: strip.noClub,
          current: step === 0 && club === null,
        },
        planSelection(joining, state.plan, step === 0 && club !== null),
        detailsSelection(joining, state.contactInput, step === 1),
        paymentSelection(joining, state.confirmation, step === 2),
      ]}
    />
  );
}
