import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CalendarMenu } from '../../components/calendar-menu.tsx';
import { confirmationCopy } from '../../copy/confirmation.ts';
import { corporateCopy } from '../../copy/corporate.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { Survey } from '../survey.tsx';
import { VisitCard } from '../visit-card.tsx';
import { JoinFrame } from './join-frame.tsx';
import type { JoinStepProps } from './join-step-props.ts';

const words = corporateCopy;

/** The sixth step: the visit that comes first, and the way back to the membership. CJ-16, CJ-17 */
export default function JoinVisitStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const messages = useMessages();
  const { state, holdsVisit, clubAccepts, alert, attempted } = snapshot;
  const club = state.scheduledFacility ?? state.selectedFacility;
  const visit = holdsVisit ? state.submittedAppointment : null;
  return (
    <JoinFrame
      eyebrow={visit === null ? confirmationCopy.received : confirmationCopy.booked}
      title={visit === null ? confirmationCopy.ready : confirmationCopy.title(club?.name ?? '')}
      lede={
        visit === null
          ? confirmationCopy.readyNote(club?.name ?? '')
          : confirmationCopy.confirmationSent
      }
      heading={heading}
      snapshot={snapshot}
    >
      <VisitCard club={club} visit={visit} cancelled={false} />
      {visit !== null && club !== null && state.calendarUid !== null && (
        <CalendarMenu
          visit={visit}
          club={club}
          uid={state.calendarUid}
          sequence={state.calendarSequence}
          cancelled={false}
        />
      )}
      <div className="foyer-actions">
        {alert !== null && attempted !== 'survey' && (
          <Banner tone="problem">{messages(alert)}</Banner>
        )}
        <Button
          look={visit === null ? 'primary' : 'secondary'}
          onClick={() => void flow.backToPlans()}
        >
          {words.buy}
        </Button>
        {(visit !== null || clubAccepts === true) && (
          <Button look="quiet" onClick={() => void flow.edit()}>
            {visit === null ? words.choose : words.update}
          </Button>
        )}
      </div>
      <Survey flow={flow} snapshot={snapshot} club={club} />
    </JoinFrame>
  );
}
