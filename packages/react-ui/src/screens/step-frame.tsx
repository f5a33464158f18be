import { dayLabel, type LeadFlowSnapshot, slotLabel } from '@foyer/core';
import type { JSX, ReactNode, RefCallback } from 'react';

import { ClubPicture } from '../components/club-picture.tsx';
import { Headline, type HeadlineProps } from '../components/headline.tsx';
import { type Selection, SelectionsStrip } from '../components/selections-strip.tsx';
import { stripCopy } from '../copy/strip.ts';
import { useClubToday } from '../hooks/use-club-today.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import type { Worded } from '../locale/worded.ts';

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
  const words = useCopy(stripCopy);
  const locale = useLocale();
  const { state } = snapshot;
  const club = state.step === 2 ? state.scheduledFacility : state.selectedFacility;
  const today = useClubToday(club?.timeZone ?? 'UTC');
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} {...(heading && { ref: heading })} />
        <SelectionsStrip selections={selectionsOf(snapshot, { words, locale, today })} />
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

interface StripWords {
  readonly words: Worded<typeof stripCopy>;
  readonly locale: string;
  /** Today's ISO date at the club. */
  readonly today: string;
}

function selectionsOf(snapshot: LeadFlowSnapshot, by: StripWords): readonly Selection[] {
  const { words } = by;
  const { state } = snapshot;
  const { step, contactInput } = state;
  const club =
    step === 2 ? (state.scheduledFacility ?? state.selectedFacility) : state.selectedFacility;
  const name = `${contactInput.first_name} ${contactInput.last_name}`.trim();
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
      value: timeOf(snapshot, by),
      placeholder:
        step === 2 && state.submittedAppointment === null ? words.skippedTime : words.noTime,
      current: step === 1,
    },
    {
      label: words.visit,
      value: step < 2 ? null : visitOf(snapshot, words),
      placeholder: words.noVisit,
      current: step === 2,
    },
  ];
}

function visitOf({ state, holdsVisit }: LeadFlowSnapshot, words: Worded<typeof stripCopy>): string {
  if (holdsVisit) return words.booked;
  return state.submittedAppointment === null ? words.received : words.cancelled;
}

/** The selected time or, on the last step, the booked one. */
function timeOf(
  { state, holdsVisit }: LeadFlowSnapshot,
  { words, locale, today }: StripWords,
): string | null {
  const booked = holdsVisit ? state.submittedAppointment : null;
  const time = state.step === 2 ? booked : state.selectedAppointment;
  if (time === null) return null;
  return words.at(dayLabel(time.startsAt.slice(0, 10), today, locale), slotLabel(time, locale));
}
