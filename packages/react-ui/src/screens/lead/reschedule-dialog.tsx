import { dayLabel } from '@foyer/core';
import { rangeLabel, slotLabel } from '@foyer/core/visit';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { scheduleCopy } from '../../copy/schedule.ts';
import { visitActionsCopy } from '../../copy/visit-actions.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { StepProps } from './step-props.ts';
import { chosenSlot, TakenTime, TimesChoice } from './times-choice.tsx';

export interface RescheduleDialogProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RescheduleDialog({
  flow,
  snapshot,
  open,
  onClose,
}: RescheduleDialogProps): JSX.Element {
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
      <RescheduleForm flow={flow} snapshot={snapshot} />
    </Dialog>
  );
}

function RescheduleForm({ flow, snapshot }: StepProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const scheduleTexts = useCopy(scheduleCopy);
  const locale = useLocale();
  const messages = useMessages();
  const { alert, times, busy } = snapshot;
  const slot = chosenSlot(snapshot);
  const wasTaken = alert?.key === 'slotTaken';
  return (
    <form
      className="foyer-form foyer-form--in-dialog"
      noValidate
      aria-label={copy.rescheduleTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void flow.schedule();
      }}
    >
      {wasTaken && (
        <TakenTime flow={flow} snapshot={snapshot}>
          {messages(alert)}
        </TakenTime>
      )}
      <TimesChoice flow={flow} snapshot={snapshot} club={snapshot.state.scheduledFacility} />
      <div className="foyer-actions">
        {alert !== null && !wasTaken && (
          <Banner tone="problem" key={snapshot.refusals}>
            {messages(alert)}
          </Banner>
        )}
        <p className="foyer-actions__summary" aria-live="polite">
          {times.plan !== null && slot !== null
            ? scheduleTexts.chosen(
                dayLabel(slot.date, times.plan.today, locale),
                slotLabel(slot, locale),
              )
            : scheduleTexts.nothingChosen}
        </p>
        <Button
          type="submit"
          unavailable={!snapshot.canSchedule}
          busy={busy === 'booking' ? copy.updating : null}
        >
          {copy.update}
        </Button>
      </div>
    </form>
  );
}
