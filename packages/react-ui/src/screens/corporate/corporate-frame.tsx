import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import type { Selection } from '../../components/frame-parts.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
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

export type JoinStepProps = JoiningStepProps<CorporateJoin, CorporateJoinSnapshot>;

/** The progress strip has four entries. The visit is one of them if the visitor chose it. */
export function CorporateFrame({
  snapshot,
  ...layout
}: JoinStepFrameProps<CorporateJoinSnapshot>): JSX.Element {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const strip = useCopy(stripCopy);
  const { state } = snapshot;
  const step = awaitsPayment(snapshot) ? 3 : state.step;
  const last: Selection =
    step === 4 || step === 5
      ? {
          label: copy.visit,
          value: snapshot.hasVisit ? strip.booked : null,
          placeholder: copy.noVisit,
          current: true,
        }
      : paymentSelection(joining, state.confirmation, step === 3);
  const selections = [
    detailsSelection(joining, state.contactInput, step === 0),
    state.isInvited
      ? {
          label: copy.invitation,
          value: step > 1 ? state.companyName : null,
          placeholder: copy.noInvitation,
          current: step === 1,
        }
      : {
          label: copy.work,
          value: step > 1 ? state.contactInput.company_email : null,
          placeholder: copy.noWork,
          current: step === 1,
        },
    planSelection(joining, state.plan, step === 2 || step === 6),
    last,
  ];
  return (
    <JoinFrame
      {...layout}
      snapshot={snapshot}
      selections={selections}
      club={
        state.step === 5
          ? (state.scheduledFacility ?? state.selectedFacility)
          : state.selectedFacility
      }
    />
  );
}

/** Lets someone without a work mailbox switch to an invitation code, and back. */
export function InvitationWay({
  flow,
  snapshot: { state, takesInvitations },
}: Pick<JoinStepProps, 'flow' | 'snapshot'>): JSX.Element | null {
  const copy = useCopy(corporateCopy);
  if (!takesInvitations) return null;
  return (
    <p className="foyer-join-aside foyer-soft">
      {state.isInvited ? copy.haveWorkEmail : copy.noWorkEmail}{' '}
      <button
        type="button"
        className="foyer-link"
        onClick={() => flow.chooseInvitation(!state.isInvited)}
      >
        {state.isInvited ? copy.useWorkEmail : copy.useInvitation}
      </button>
      .
    </p>
  );
}
