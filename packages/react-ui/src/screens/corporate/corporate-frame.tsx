import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import type { Selection } from '../../components/frame-parts.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
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

export type JoinStepProps = JoiningStepProps<CorporateJoin, CorporateJoinSnapshot>;

export interface CorporateFrameProps extends Omit<JoinFrameProps, 'club' | 'selections'> {
  readonly snapshot: CorporateJoinSnapshot;
}

export function CorporateFrame({ snapshot, ...frame }: CorporateFrameProps): JSX.Element {
  const selections = useSelections(snapshot);
  const { state } = snapshot;
  const club =
    state.step === 5 ? (state.scheduledFacility ?? state.selectedFacility) : state.selectedFacility;
  return <JoinFrame {...frame} club={club} selections={selections} />;
}

/** The four entries of the progress strip; the visit is one of them if the visitor chose it. */
function useSelections(snapshot: CorporateJoinSnapshot): readonly Selection[] {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const strip = useCopy(stripCopy);
  const { state } = snapshot;
  const step = awaitsPayment(snapshot) ? 3 : state.step;
  const visits = step === 4 || step === 5;
  return [
    detailsSelection(joining, state.contactInput, step === 0),
    {
      label: copy.work,
      value: step > 1 ? state.contactInput.company_email : null,
      placeholder: copy.noWork,
      current: step === 1,
    },
    planSelection(joining, state.plan, step === 2),
    visits
      ? {
          label: copy.visit,
          value: snapshot.hasVisit ? strip.booked : null,
          placeholder: copy.noVisit,
          current: true,
        }
      : paymentSelection(joining, state.confirmation, step === 3),
  ];
}
