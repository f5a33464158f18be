import { type Club, dayLabel } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import { slotLabel } from '@foyer/core/visit';
import { type JSX, useRef, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { CalendarMenu } from '../../components/calendar-menu.tsx';
import { confirmationCopy } from '../../copy/confirmation.ts';
import { visitActionsCopy } from '../../copy/visit-actions.ts';
import { useClubToday } from '../../hooks/use-club-today.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import type { StepProps } from './step-props.ts';

export interface VisitActionsProps extends StepProps {
  readonly visit: Appointment;
  readonly club: Club;
}

/** The actions on a visit that is booked or was canceled. */
export function VisitActions({ flow, snapshot, visit, club }: VisitActionsProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const confirmationTexts = useCopy(confirmationCopy);
  const locale = useLocale();
  const { state, hasVisit } = snapshot;
  const today = useClubToday(club.timeZone);
  const [asks, setAsks] = useState(false);
  /** The visit's change counter when Reschedule was pressed. The dialog is done when it increases. */
  const [movesFrom, setMovesFrom] = useState<number | null>(null);
  const another = useRef<HTMLButtonElement>(null);
  const moves = hasVisit && movesFrom === state.calendarSequence;
  // Also reports a failure that arrives after the dialog was closed.
  const cancelFailed = hasVisit && state.cancelAppointmentStatus !== null;
  const closeCancel = (): void => {
    setAsks(false);
    flow.closeCancel();
    // The button that opened the dialog disappeared with the visit.
    another.current?.focus();
  };
  return (
    <>
      {state.calendarUid !== null && (
        <CalendarMenu
          visit={visit}
          club={club}
          uid={state.calendarUid}
          sequence={state.calendarSequence}
          cancelled={!hasVisit}
        />
      )}
      <div className="foyer-actions">
        {hasVisit ? (
          <>
            <Button
              look="secondary"
              onClick={() => {
                setMovesFrom(state.calendarSequence);
                void flow.openReschedule();
              }}
            >
              {copy.reschedule} <span className="foyer-hidden">{copy.rescheduleWhat}</span>
            </Button>
            <Button look="secondary" onClick={() => setAsks(true)}>
              {copy.cancel} <span className="foyer-hidden">{copy.cancelWhat}</span>
            </Button>
          </>
        ) : (
          <>
            <Button look="secondary" ref={another} onClick={() => void flow.edit()}>
              {confirmationTexts.chooseAnother}
            </Button>
            <Button look="quiet" onClick={() => flow.goHome()}>
              {copy.home}
            </Button>
          </>
        )}
      </div>
      <p className="foyer-hidden" role="status">
        {hasVisit && state.calendarSequence > 0
          ? copy.moved(
              dayLabel(visit.startsAt.slice(0, 10), today, locale),
              slotLabel(visit, locale),
            )
          : ''}
      </p>
      <CancelDialog
        flow={flow}
        snapshot={snapshot}
        open={asks || cancelFailed}
        onClose={closeCancel}
        visit={visit}
        today={today}
      />
      <RescheduleDialog
        flow={flow}
        snapshot={snapshot}
        open={moves}
        onClose={() => {
          setMovesFrom(null);
          flow.closeReschedule();
        }}
      />
    </>
  );
}
