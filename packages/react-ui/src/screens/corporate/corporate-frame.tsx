import type { CorporateJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import type { Selection } from '../../components/selections-strip.tsx';
import { corporateCopy } from '../../copy/corporate.ts';
import { stripCopy } from '../../copy/strip.ts';
import { JoinFrame, type JoinFrameProps } from '../joining/join-frame.tsx';
import { awaitsPayment } from '../joining/payment-return.tsx';
import { detailsSelection, paymentSelection, planSelection } from '../joining/selections.ts';

const words = corporateCopy;

export interface CorporateFrameProps extends Omit<JoinFrameProps, 'club' | 'selections'> {
  readonly snapshot: CorporateJoinSnapshot;
}

/** The frame of a step of the corporate join. LC-20 */
export function CorporateFrame({ snapshot, ...frame }: CorporateFrameProps): JSX.Element {
  const { state } = snapshot;
  const club =
    state.step === 5 ? (state.scheduledFacility ?? state.selectedFacility) : state.selectedFacility;
  return <JoinFrame {...frame} club={club} selections={selectionsOf(snapshot)} />;
}

/** The four things that the join is made of; on its way through a visit, that is one of them. */
function selectionsOf(snapshot: CorporateJoinSnapshot): readonly Selection[] {
  const { state } = snapshot;
  const step = awaitsPayment(snapshot) ? 3 : state.step;
  const visits = step === 4 || step === 5;
  return [
    detailsSelection(state.contactInput, step === 0),
    {
      label: words.work,
      value: step > 1 ? state.contactInput.company_email : null,
      placeholder: words.noWork,
      current: step === 1,
    },
    planSelection(state.plan, step === 2),
    visits
      ? {
          label: words.visit,
          value: snapshot.holdsVisit ? stripCopy.booked : null,
          placeholder: words.noVisit,
          current: true,
        }
      : paymentSelection(state.confirmation, step === 3),
  ];
}
