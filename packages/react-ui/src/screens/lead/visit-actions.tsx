import { type Club, dayLabel } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import { rangeLabel, slotLabel } from '@foyer/core/calendar';
import { type JSX, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CalendarMenu } from '../../components/calendar-menu.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { confirmationCopy, visitActionsCopy } from '../../copy/visit.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { StepProps } from './step-frame.tsx';
import { TimesForm } from './schedule-form.tsx';

export interface VisitActionsProps extends StepProps {
  readonly visit: Appointment;
  readonly club: Club;
  /** The token of the visit's page; null while it isn't known. */
  readonly token: string | null;
  readonly address: string | null;
}

/** The actions on a visit that is booked or was canceled. */
export function VisitActions({
  flow,
  snapshot,
  visit,
  club,
  token,
  address,
}: VisitActionsProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const confirmationTexts = useCopy(confirmationCopy);
  const locale = useLocale();
  const { state, hasVisit } = snapshot;
  const day = dayLabel(visit.startsAt.slice(0, 10), useClubToday(club.timeZone), locale);
  const time = slotLabel(visit, locale);
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
          guest={state.guest}
          {...(address !== null && { url: address })}
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
            <Button look="secondary" buttonRef={another} onClick={() => void flow.edit()}>
              {confirmationTexts.chooseAnother}
            </Button>
            <Button look="quiet" onClick={() => flow.goHome()}>
              {copy.home}
            </Button>
          </>
        )}
      </div>
      {token !== null && hasVisit && (
        <div className="foyer-manage">
          <SiteLink path={`/visit/${token}`}>{copy.manage}</SiteLink>
          <p className="foyer-fine">{copy.manageNote}</p>
        </div>
      )}
      <p className="foyer-hidden" role="status">
        {hasVisit && state.calendarSequence > 0 ? copy.moved(day, time) : ''}
      </p>
      <CancelDialog
        flow={flow}
        snapshot={snapshot}
        open={asks || cancelFailed}
        onClose={closeCancel}
        day={day}
        time={time}
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

interface CancelDialogProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** As shown: `Tomorrow, November 21`. */
  readonly day: string;
  readonly time: string;
}

function CancelDialog({
  flow,
  snapshot,
  open,
  onClose,
  day,
  time,
}: CancelDialogProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const { cancelled, cancelledNote } = useCopy(confirmationCopy);
  const messages = useMessages();
  const { state, hasVisit, busy, alert, attempted } = snapshot;
  const actionAlert = attempted === 'cancelling' ? alert : null;
  const problem =
    state.cancelAppointmentStatus === null ? actionAlert : { key: 'cancelFailed' as const };
  return (
    <Dialog title={hasVisit ? copy.cancelTitle : cancelled} open={open} onClose={onClose}>
      {hasVisit ? (
        <div className="foyer-ask">
          <p>{copy.cancelAsk(day, time)}</p>
          {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
          <div className="foyer-actions">
            <Button
              busy={busy === 'cancelling' ? copy.cancelling : null}
              onClick={() => void flow.cancel()}
            >
              {copy.cancelConfirm}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {copy.keep}
            </Button>
          </div>
        </div>
      ) : (
        <div className="foyer-ask">
          <Banner tone="note" takesFocus>
            {cancelledNote}
          </Banner>
          <div className="foyer-actions">
            <Button onClick={() => flow.goHome()}>{copy.home}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface RescheduleDialogProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function RescheduleDialog({ flow, snapshot, open, onClose }: RescheduleDialogProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const locale = useLocale();
  const { plan } = snapshot.times;
  const [first, last] = [plan?.days[0]?.date, plan?.days.at(-1)?.date];
  const range = first === undefined || last === undefined ? null : rangeLabel(first, last, locale);
  return (
    <Dialog
      title={copy.rescheduleTitle}
      {...(range !== null && { subtitle: range })}
      open={open}
      onClose={onClose}
    >
      <TimesForm
        flow={flow}
        snapshot={snapshot}
        club={snapshot.state.scheduledFacility}
        label={copy.rescheduleTitle}
        submit={copy.update}
        booking={copy.updating}
        inDialog
      />
    </Dialog>
  );
}
