import { dayLabel, type LeadFlow, type LeadFlowSnapshot } from '@foyer/core';
import { slotLabel } from '@foyer/core/visit';
import type { JSX, ReactNode } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { scheduleCopy } from '../../copy/visit.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { chosenSlot, TakenTime, TimesChoice, type TimesProps } from './times-choice.tsx';

export interface ScheduleFormProps extends TimesProps {
  readonly flow: TimesProps['flow'] & Pick<LeadFlow, 'schedule' | 'skip'>;
  readonly snapshot: TimesProps['snapshot'] &
    Pick<LeadFlowSnapshot, 'alert' | 'refusals' | 'canSchedule'> & {
      /** A pressed button shows `booking` or `skipping` itself. */
      readonly busy: string | null;
    };
  readonly submit: string;
  readonly skip: string;
  /** Changes the club; null if the club is fixed. */
  readonly onChangeClub: (() => void) | null;
  readonly children?: ReactNode;
}

export function ScheduleForm({
  flow,
  snapshot,
  club,
  submit,
  skip,
  onChangeClub,
  children,
}: ScheduleFormProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const messages = useMessages();
  const { times, alert, busy } = snapshot;
  const { plan } = times;
  const slot = chosenSlot(snapshot);
  const wasTaken = alert?.key === 'slotTaken';
  return (
    <form
      className="foyer-form"
      noValidate
      aria-label={copy.eyebrow}
      onSubmit={(event) => {
        event.preventDefault();
        void flow.schedule();
      }}
    >
      <div className="foyer-at">
        <p className="foyer-at__club foyer-title">{club?.name}</p>
        {onChangeClub !== null && (
          <button
            type="button"
            className="foyer-icon-button"
            aria-haspopup="dialog"
            aria-label={copy.changeClub}
            onClick={onChangeClub}
          >
            <Icon name="pencil" />
          </button>
        )}
      </div>
      {children}
      {wasTaken && (
        <TakenTime flow={flow} snapshot={snapshot}>
          {messages(alert)}
        </TakenTime>
      )}
      <TimesChoice flow={flow} snapshot={snapshot} club={club} />
      <div className={slot ? 'foyer-actions foyer-actions--held' : 'foyer-actions'}>
        {/* Placed by the buttons: on a phone only the button bar is certain to be visible. */}
        {alert !== null && !wasTaken && (
          <Banner tone="problem" key={snapshot.refusals}>
            {messages(alert)}
          </Banner>
        )}
        <p className="foyer-actions__summary" aria-live="polite">
          {plan && slot
            ? copy.chosen(dayLabel(slot.date, plan.today, locale), slotLabel(slot, locale))
            : copy.nothingChosen}
        </p>
        <Button
          type="submit"
          unavailable={!snapshot.canSchedule}
          busy={busy === 'booking' ? copy.booking : null}
        >
          {submit}
        </Button>
        <Button
          look="quiet"
          busy={busy === 'skipping' ? copy.skipping : null}
          onClick={() => void flow.skip()}
        >
          {skip}
        </Button>
      </div>
    </form>
  );
}
