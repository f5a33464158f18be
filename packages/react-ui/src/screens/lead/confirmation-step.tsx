import type { LeadFlowSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import type { HeadlineProps } from '../../components/frame-parts.tsx';
import { confirmationCopy } from '../../copy/visit.ts';
import { useCopy } from '../../locale/use-copy.ts';
import type { Localized } from '../../locale/copy.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { Survey } from './survey.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitCard } from './visit-card.tsx';

/** The last step in its four variants: booked, canceled, awaiting a call, details received. */
export default function ConfirmationStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const copy = useCopy(confirmationCopy);
  const { state, hasVisit } = snapshot;
  const club = state.scheduledFacility ?? state.selectedFacility;
  const visit = club === null ? null : state.submittedAppointment;
  const kind = kindOf(snapshot);
  const isWorkout = visit?.purpose === 'workout';
  return (
    <StepFrame
      {...headlineOf(copy, kind, {
        club: club?.name ?? '',
        email: state.contactInput.email_address,
        isWorkout,
      })}
      heading={heading}
      snapshot={snapshot}
    >
      <VisitCard club={club} visit={visit} cancelled={kind === 'cancelled'}>
        {kind === 'booked' && (
          <>
            {isWorkout && (
              <section className="foyer-card__row">
                <h2 className="foyer-card__label">{copy.workout}</h2>
                <p>{copy.workoutText}</p>
              </section>
            )}
            <section className="foyer-card__row">
              <h2 className="foyer-card__label">{copy.bring}</h2>
              <p>{isWorkout ? copy.bringToWorkout : copy.bringText}</p>
            </section>
          </>
        )}
      </VisitCard>
      {visit !== null && club !== null && (
        <VisitActions flow={flow} snapshot={snapshot} visit={visit} club={club} />
      )}
      <div className="foyer-actions">
        {(hasVisit || kind === 'ready') && (
          <Button look={hasVisit ? 'quiet' : 'secondary'} onClick={() => void flow.edit()}>
            {hasVisit ? (
              <>
                {copy.edit} <span className="foyer-hidden">{copy.editWhat}</span>
              </>
            ) : (
              copy.chooseTime
            )}
          </Button>
        )}
        <Button look="quiet" onClick={() => flow.startOver()}>
          {copy.startOver}
        </Button>
      </div>
      {kind !== 'cancelled' && <Survey flow={flow} snapshot={snapshot} club={club} />}
    </StepFrame>
  );
}

type Kind = 'booked' | 'cancelled' | 'ready' | 'details-in';

function kindOf({ state, hasVisit, clubAccepts }: LeadFlowSnapshot): Kind {
  const club = state.scheduledFacility ?? state.selectedFacility;
  if (club === null) return 'details-in';
  if (state.submittedAppointment !== null) return hasVisit ? 'booked' : 'cancelled';
  return clubAccepts === true ? 'ready' : 'details-in';
}

function headlineOf(
  copy: Localized<typeof confirmationCopy>,
  kind: Kind,
  {
    club,
    email,
    isWorkout,
  }: { readonly club: string; readonly email: string; readonly isWorkout: boolean },
): HeadlineProps {
  switch (kind) {
    case 'booked':
      return {
        eyebrow: isWorkout ? copy.workoutBooked : copy.booked,
        title: copy.title(club),
        lede: copy.confirmationSent(email),
      };
    case 'cancelled':
      return {
        eyebrow: copy.received,
        title: copy.cancelled,
        lede: copy.cancelledNote,
      };
    case 'ready':
      return { eyebrow: copy.received, title: copy.ready, lede: copy.readyNote(club) };
    case 'details-in':
      return { eyebrow: copy.received, title: copy.detailsIn, lede: copy.detailsInNote };
  }
}
