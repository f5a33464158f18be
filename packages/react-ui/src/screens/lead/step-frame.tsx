import { dayLabel, type LeadFlow, type LeadFlowSnapshot } from '@foyer/core';
import { slotLabel } from '@foyer/core/visit';
import type { JSX, ReactNode, RefCallback } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import {
  Headline,
  type HeadlineProps,
  type Selection,
  SelectionsStrip,
} from '../../components/frame-parts.tsx';
import { stripCopy } from '../../copy/first-step.ts';
import { useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { Localized } from '../../locale/copy.ts';

export interface StepProps {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
  /** A ref to the step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
}

export interface StepFrameProps extends Omit<HeadlineProps, 'ref'> {
  readonly heading: RefCallback<HTMLHeadingElement> | undefined;
  readonly snapshot: LeadFlowSnapshot;
  /** More headline content, which may load later. Below the form on phones, beside it on wider screens. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every step: the progress strip with the selections so far, and the step next to it. */
export function StepFrame({
  heading,
  snapshot,
  more,
  children,
  ...headline
}: StepFrameProps): JSX.Element {
  const copy = useCopy(stripCopy);
  const locale = useLocale();
  const { state } = snapshot;
  const club = state.step === 2 ? state.scheduledFacility : state.selectedFacility;
  const today = useClubToday(club?.timeZone ?? 'UTC');
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} {...(heading && { ref: heading })} />
        <SelectionsStrip selections={selectionsOf(snapshot, { copy, locale, today })} />
        {more === undefined && club?.imageUrl != null && (
          <div className="foyer-step__art">
            <ClubPicture club={club} size="wide" />
          </div>
        )}
      </div>
      <div className="foyer-step__main">{children}</div>
      {more !== undefined && <div className="foyer-step__more">{more}</div>}
    </div>
  );
}

interface StripProps {
  readonly copy: Localized<typeof stripCopy>;
  readonly locale: string;
  /** Today's ISO date at the club. */
  readonly today: string;
}

function selectionsOf(snapshot: LeadFlowSnapshot, by: StripProps): readonly Selection[] {
  const { copy } = by;
  const { state } = snapshot;
  const { step, contactInput } = state;
  const club =
    step === 2 ? (state.scheduledFacility ?? state.selectedFacility) : state.selectedFacility;
  const name = `${contactInput.first_name} ${contactInput.last_name}`.trim();
  return [
    { label: copy.club, value: club?.name ?? null, placeholder: copy.noClub, current: false },
    {
      label: copy.details,
      value: name === '' ? null : name,
      placeholder: copy.noDetails,
      current: step === 0,
    },
    {
      label: copy.time,
      value: timeOf(snapshot, by),
      placeholder:
        step === 2 && state.submittedAppointment === null ? copy.skippedTime : copy.noTime,
      current: step === 1,
    },
    {
      label: isWorkout(snapshot) ? copy.workout : copy.visit,
      value: step < 2 ? null : visitOf(snapshot, copy),
      placeholder: copy.noVisit,
      current: step === 2,
    },
  ];
}

/** True if the visit is a guided workout or, before it's booked, is going to be one. */
function isWorkout({ state }: LeadFlowSnapshot): boolean {
  if (state.step < 2) return state.showGuidedWorkouts;
  return state.submittedAppointment?.purpose === 'workout';
}

function visitOf({ state, hasVisit }: LeadFlowSnapshot, copy: Localized<typeof stripCopy>): string {
  if (hasVisit) return copy.booked;
  return state.submittedAppointment === null ? copy.received : copy.cancelled;
}

/** The selected time or, on the last step, the booked one. */
function timeOf(
  { state, hasVisit }: LeadFlowSnapshot,
  { copy, locale, today }: StripProps,
): string | null {
  const booked = hasVisit ? state.submittedAppointment : null;
  const time = state.step === 2 ? booked : state.selectedAppointment;
  if (time === null) return null;
  return copy.at(dayLabel(time.startsAt.slice(0, 10), today, locale), slotLabel(time, locale));
}
