import { visitMinutes } from '@foyer/core/visit';
import { type JSX, useState } from 'react';

import { ClubChoice } from '../../components/club-choice.tsx';
import { corporateCopy } from '../../copy/join.ts';
import { scheduleCopy } from '../../copy/visit.ts';
import { ScheduleForm } from '../lead/schedule-form.tsx';
import VisitSummary from '../lead/visit-summary.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

/** The fifth step: booking a visit before the membership, or skipping it. */
export default function JoinScheduleStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const schedule = useCopy(scheduleCopy);
  const [choosing, setChoosing] = useState(false);
  const { state, hasVisit } = snapshot;
  const isEditing = state.isInEditMode && hasVisit;
  return (
    <CorporateFrame
      eyebrow={copy.scheduleEyebrow}
      title={isEditing ? schedule.editTitle : schedule.title}
      lede={schedule.lede(visitMinutes.tour)}
      heading={heading}
      snapshot={snapshot}
      aside={
        <VisitSummary
          club={state.selectedFacility}
          time={state.selectedAppointment}
          isWorkout={false}
          isBeside
        />
      }
    >
      <ScheduleForm
        flow={flow}
        snapshot={snapshot}
        club={state.selectedFacility}
        submit={isEditing ? schedule.update : schedule.submit}
        skip={schedule.skip}
        onChangeClub={() => setChoosing(true)}
      />
      <p className="foyer-join-aside foyer-soft">
        <button type="button" className="foyer-link" onClick={() => void flow.backToPlans()}>
          {copy.backToPlans}
        </button>
      </p>
      <ClubChoice
        open={choosing}
        purpose="visit"
        chosen={state.selectedFacility}
        onClose={() => setChoosing(false)}
        onChoose={(club) => void flow.chooseClub(club)}
      />
    </CorporateFrame>
  );
}
