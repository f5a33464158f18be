import { dayLabel, type LeadFlowSnapshot } from '@foyer/core';
import type { JSX, ReactNode, RefCallback } from 'react';

import { ClubPicture } from '../components/club-picture.tsx';
import { Headline, type HeadlineProps } from '../components/headline.tsx';
import { type Selection, SelectionsStrip } from '../components/selections-strip.tsx';
import { copy } from '../copy.ts';
import { useClubTime } from '../hooks/use-club-time.ts';

export interface StepFrameProps extends Omit<HeadlineProps, 'ref'> {
  readonly heading: RefCallback<HTMLHeadingElement> | undefined;
  readonly snapshot: LeadFlowSnapshot;
  readonly children: ReactNode;
}

/** Where am I, what have I chosen, and beside it what is asked for: the same on each step. */
export function StepFrame({
  heading,
  snapshot,
  children,
  ...headline
}: StepFrameProps): JSX.Element {
  const { state } = snapshot;
  const club = state.step === 2 ? state.scheduledFacility : state.selectedFacility;
  const { today } = useClubTime(club?.timeZone ?? 'UTC', null);
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} {...(heading && { ref: heading })} />
        <SelectionsStrip selections={selectionsOf(snapshot, today)} />
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

const words = copy.strip;

function selectionsOf({ state }: LeadFlowSnapshot, today: string): readonly Selection[] {
  const { step, contactInput, submittedAppointment } = state;
  const club =
    step === 2 ? (state.scheduledFacility ?? state.selectedFacility) : state.selectedFacility;
  const name = `${contactInput.first_name} ${contactInput.last_name}`.trim();
  const time = step === 2 ? submittedAppointment : state.selectedAppointment;
  return [
    { label: words.club, value: club?.name ?? null, placeholder: words.noClub, current: false },
    {
      label: words.details,
      value: name === '' ? null : name,
      placeholder: words.noDetails,
      current: step === 0,
    },
    {
      label: words.time,
      value: time === null ? null : dayLabel(time.startsAt.slice(0, 10), today),
      placeholder: step === 2 ? words.skippedTime : words.noTime,
      current: step === 1,
    },
    {
      label: words.visit,
      value: step < 2 ? null : submittedAppointment === null ? words.received : words.booked,
      placeholder: words.noVisit,
      current: step === 2,
    },
  ];
}
