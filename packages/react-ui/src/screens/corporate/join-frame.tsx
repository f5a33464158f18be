import type { CorporateJoinSnapshot } from '@foyer/core';
import type { JSX, ReactNode, RefCallback } from 'react';

import { ClubPicture } from '../../components/club-picture.tsx';
import { Headline, type HeadlineProps } from '../../components/headline.tsx';
import { type Selection, SelectionsStrip } from '../../components/selections-strip.tsx';
import { corporateCopy } from '../../copy/corporate.ts';
import { stripCopy } from '../../copy/strip.ts';
import { awaitsPayment } from './join-step-props.ts';

const words = corporateCopy;

export interface JoinFrameProps extends Pick<HeadlineProps, 'eyebrow' | 'title' | 'lede'> {
  readonly heading: RefCallback<HTMLHeadingElement> | undefined;
  readonly snapshot: CorporateJoinSnapshot;
  readonly children: ReactNode;
}

/** Where am I, what have I chosen, and beside it what is asked for: the same on each step of the join. */
export function JoinFrame({
  heading,
  snapshot,
  children,
  ...headline
}: JoinFrameProps): JSX.Element {
  const { state } = snapshot;
  const club =
    state.step === 5 ? (state.scheduledFacility ?? state.selectedFacility) : state.selectedFacility;
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} {...(heading && { ref: heading })} />
        <SelectionsStrip selections={selectionsOf(snapshot)} label={words.strip} />
        {club?.imageUrl != null && (
          <div className="foyer-step__art">
            <ClubPicture club={club} size="wide" />
          </div>
        )}
      </div>
      <div className="foyer-step__main">{children}</div>
    </div>
  );
}

/** The four things that the join is made of; on its way through a visit, that is one of them. */
function selectionsOf(snapshot: CorporateJoinSnapshot): readonly Selection[] {
  const { state } = snapshot;
  const { contactInput } = state;
  const step = awaitsPayment(snapshot) ? 3 : state.step;
  const name = `${contactInput.first_name} ${contactInput.last_name}`.trim();
  const visits = step === 4 || step === 5;
  const last: Selection = visits
    ? {
        label: words.visit,
        value: snapshot.holdsVisit ? stripCopy.booked : null,
        placeholder: words.noVisit,
        current: true,
      }
    : {
        label: words.payment,
        value: state.confirmation === null ? null : words.paid,
        placeholder: words.noPayment,
        current: step === 3,
      };
  return [
    {
      label: words.details,
      value: name === '' ? null : name,
      placeholder: words.noDetails,
      current: step === 0,
    },
    {
      label: words.work,
      value: step > 1 ? contactInput.company_email : null,
      placeholder: words.noWork,
      current: step === 1,
    },
    {
      label: words.plan,
      value: state.plan?.name ?? null,
      placeholder: words.noPlan,
      current: step === 2,
    },
    last,
  ];
}
