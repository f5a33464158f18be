import { dayLabel } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import { slotLabel } from '@foyer/core/visit';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { visitActionsCopy } from '../../copy/visit-actions.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { StepProps } from './step-props.ts';

export interface CancelDialogProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly visit: Appointment;
  /** Today's ISO date at the club. */
  readonly today: string;
}

/** Asks before canceling the visit and reports the result. */
export function CancelDialog({
  flow,
  snapshot,
  open,
  onClose,
  visit,
  today,
}: CancelDialogProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const locale = useLocale();
  return (
    <Dialog title={copy.cancelTitle} open={open} onClose={onClose}>
      <div className="foyer-ask">
        {snapshot.hasVisit ? (
          <Question flow={flow} snapshot={snapshot} onClose={onClose}>
            {copy.cancelAsk(
              dayLabel(visit.startsAt.slice(0, 10), today, locale),
              slotLabel(visit, locale),
            )}
          </Question>
        ) : (
          <>
            <Banner tone="note" takesFocus>
              {copy.cancelDone}
            </Banner>
            <div className="foyer-actions">
              <Button onClick={() => flow.goHome()}>{copy.home}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Question({
  flow,
  snapshot,
  onClose,
  children,
}: StepProps & { readonly onClose: () => void; readonly children: string }): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const messages = useMessages();
  const { state, busy, alert, attempted } = snapshot;
  const actionAlert = attempted === 'cancelling' ? alert : null;
  const problem =
    state.cancelAppointmentStatus === null ? actionAlert : { key: 'cancelFailed' as const };
  return (
    <>
      <p>{children}</p>
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
    </>
  );
}
