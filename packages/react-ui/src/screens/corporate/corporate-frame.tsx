import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { corporateCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { awaitsPayment, JoinFrame, type JoinStepFrameProps } from '../joining/join-parts.tsx';
import type { JoiningStepProps } from '../joining/joining-screen.tsx';

export type JoinStepProps = JoiningStepProps<CorporateJoin, CorporateJoinSnapshot>;

/** Each step's place of four: details, code, plan, and signing with payment. The member's and the visit's steps have none. */
const numbers = [1, 2, 3, null, null, null, 4] as const;

export function CorporateFrame({
  snapshot,
  ...layout
}: JoinStepFrameProps<CorporateJoinSnapshot>): JSX.Element {
  const { step, scheduledFacility, selectedFacility } = snapshot.state;
  const number = awaitsPayment(snapshot) ? 4 : numbers[step];
  return (
    <JoinFrame
      {...layout}
      snapshot={snapshot}
      progress={number && [number, 4]}
      club={step === 5 ? (scheduledFacility ?? selectedFacility) : selectedFacility}
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
