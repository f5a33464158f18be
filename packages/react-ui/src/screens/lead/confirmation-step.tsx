import type { LeadFlowSnapshot } from '@foyer/core';
import type { KnownVisit } from '@foyer/core/lead';
import { type JSX, useCallback } from 'react';

import { Button } from '../../components/button.tsx';
import { confirmationCopy } from '../../copy/visit.ts';
import { useVisitAddress, useVisitLink } from '../../hooks/use-visit-link.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { Survey } from './survey.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitCard, visitHeadline, type VisitKind } from './visit-card.tsx';

/** The last step in its four variants: booked, canceled, awaiting a call, details received. */
export default function ConfirmationStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const copy = useCopy(confirmationCopy);
  const { state, hasVisit } = snapshot;
  const club = state.scheduledFacility ?? state.selectedFacility;
  const visit = club === null ? null : state.submittedAppointment;
  const kind = kindOf(snapshot);
  const friend = state.referrerDetails;
  const isWorkout = visit?.purpose === 'workout';
  const follow = useCallback((known: KnownVisit): void => flow.followVisit(known), [flow]);
  const token = useVisitLink(
    { leadTokenId: state.leadTokenId, transactionId: state.leadTransactionId ?? '' },
    hasVisit && visit !== null ? `${visit.facilityId} ${visit.startsAt}` : null,
    follow,
  );
  const address = useVisitAddress(token);
  return (
    <StepFrame
      {...visitHeadline(copy, kind, {
        club: club?.name ?? '',
        email: state.contactInput.email_address,
        isWorkout,
      })}
      heading={heading}
      snapshot={snapshot}
      club={club}
    >
      <VisitCard
        club={club}
        visit={visit}
        cancelled={kind === 'cancelled'}
        address={address}
        isNew={hasVisit}
        guest={hasVisit ? state.guest : null}
      >
        {kind === 'booked' && (
          <>
            {isWorkout && (
              <section className="foyer-card__row">
                <h2 className="foyer-card__label">{copy.workout}</h2>
                <p>{copy.workoutText}</p>
              </section>
            )}
            {friend !== null && (
              <section className="foyer-card__row">
                <h2 className="foyer-card__label">{copy.invitedBy}</h2>
                <p>{friend.firstName}</p>
                {(state.companion !== null || friend.hearsOfVisits) && (
                  <p className="foyer-fine">
                    {state.companion === null
                      ? copy.friendKnows(friend.firstName)
                      : copy.friendComes(state.companion)}
                  </p>
                )}
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
        <VisitActions
          flow={flow}
          snapshot={snapshot}
          visit={visit}
          club={club}
          token={token}
          address={address}
        />
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

function kindOf({ state, hasVisit, clubAccepts }: LeadFlowSnapshot): VisitKind {
  const club = state.scheduledFacility ?? state.selectedFacility;
  if (club === null) return 'details-in';
  if (state.submittedAppointment !== null) return hasVisit ? 'booked' : 'cancelled';
  return clubAccepts === true ? 'ready' : 'details-in';
}
