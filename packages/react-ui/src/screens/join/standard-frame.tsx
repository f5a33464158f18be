import type { StandardJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { stripCopy } from '../../copy/strip.ts';
import { JoinFrame, type JoinFrameProps } from '../joining/join-frame.tsx';
import { awaitsPayment } from '../joining/payment-return.tsx';
import { detailsSelection, paymentSelection, planSelection } from '../joining/selections.ts';

export interface StandardFrameProps extends Omit<JoinFrameProps, 'club' | 'selections'> {
  readonly snapshot: StandardJoinSnapshot;
}

/** The frame of a step of the standard join. LC-20, RT-05 */
export function StandardFrame({ snapshot, ...frame }: StandardFrameProps): JSX.Element {
  const { state } = snapshot;
  const { selectedFacility: club } = state;
  const step = awaitsPayment(snapshot) ? 2 : state.step;
  return (
    <JoinFrame
      {...frame}
      club={club}
      selections={[
        {
          label: stripCopy.club,
          value: club?.name ?? null,
          placeholder: stripCopy.noClub,
          current: step === 0 && club === null,
        },
        planSelection(state.plan, step === 0 && club !== null),
        detailsSelection(state.contactInput, step === 1),
        paymentSelection(state.confirmation, step === 2),
      ]}
    />
  );
}
