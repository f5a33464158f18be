import { dayLabel, type LeadFlow, type LeadFlowSnapshot } from '@foyer/core';
import { slotLabel } from '@foyer/core/visit';
import type { JSX, RefCallback } from 'react';

import { type Selection, SelectionsStrip } from '../../components/frame-parts.tsx';
import { stripCopy } from '../../copy/first-step.ts';
import { useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { StepLayout, type StepLayoutProps } from '../flow/step-layout.tsx';

export interface StepProps {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
  /** A ref to the step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
}

export interface StepFrameProps extends Omit<StepLayoutProps, 'aside' | 'club'> {
  readonly snapshot: LeadFlowSnapshot;
}

/** The frame of every step: the progress strip with the selections so far, and the step next to it. */
export function StepFrame({ snapshot, ...layout }: StepFrameProps): JSX.Element {
  const copy = useCopy(stripCopy);
  const locale = useLocale();
  const { state, hasVisit } = snapshot;
  const { step, contactInput, selectedFacility, scheduledFacility, submittedAppointment } = state;
  const place = step === 2 ? scheduledFacility : selectedFacility;
  const today = useClubToday(place?.timeZone ?? 'UTC');
  const club = place ?? selectedFacility;
  const name = `${contactInput.first_name} ${contactInput.last_name}`.trim();
  const booked = hasVisit ? submittedAppointment : null;
  const time = step === 2 ? booked : state.selectedAppointment;
  const isSkipped = step === 2 && submittedAppointment === null;
  // Before it's booked, the visit is going to be a workout.
  const isWorkout =
    step < 2 ? state.showGuidedWorkouts : submittedAppointment?.purpose === 'workout';
  const unbooked = submittedAppointment === null ? copy.received : copy.cancelled;
  const moment =
    time && copy.at(dayLabel(time.startsAt.slice(0, 10), today, locale), slotLabel(time, locale));
  const details: Selection = {
    label: copy.details,
    value: name === '' ? null : name,
    placeholder: copy.noDetails,
    current: step === 0,
  };
  const times: Selection = {
    label: copy.time,
    value: moment,
    placeholder: isSkipped ? copy.skippedTime : copy.noTime,
    current: step === 1,
  };
  const isTimesFirst = snapshot.order === 'times-first';
  const selections: readonly Selection[] = [
    { label: copy.club, value: club?.name ?? null, placeholder: copy.noClub, current: false },
    ...(isTimesFirst ? [times, details] : [details, times]),
    {
      label: isWorkout ? copy.workout : copy.visit,
      value: step < 2 ? null : hasVisit ? copy.booked : unbooked,
      placeholder: copy.noVisit,
      current: step === 2,
    },
  ];
  return (
    <StepLayout
      {...layout}
      // On a phone, the strip doesn't show it.
      {...(isTimesFirst && step === 0 && moment !== null && { lede: moment })}
      aside={<SelectionsStrip selections={selections} />}
      club={layout.more === undefined ? place : null}
    />
  );
}
