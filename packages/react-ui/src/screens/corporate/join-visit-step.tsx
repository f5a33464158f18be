import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CalendarMenu } from '../../components/calendar-menu.tsx';
import { confirmationCopy } from '../../copy/visit.ts';
import { corporateCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { Survey } from '../lead/survey.tsx';
import { VisitCard, visitHeadline } from '../lead/visit-card.tsx';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

/** The sixth step: the booked visit, with the way back to the membership. */
export default function JoinVisitStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const confirmation = useCopy(confirmationCopy);
  const messages = useMessages();
  const { state, hasVisit, clubAccepts, alert, attempted } = snapshot;
  const club = state.scheduledFacility ?? state.selectedFacility;
  const visit = hasVisit ? state.submittedAppointment : null;
  const unbooked = clubAccepts === true ? 'ready' : 'details-in';
  const kind = visit === null ? unbooked : 'booked';
  return (
    <CorporateFrame
      {...visitHeadline(confirmation, kind, {
        club: club?.name ?? '',
        email: state.contactInput.email_address,
        isWorkout: false,
      })}
      heading={heading}
      snapshot={snapshot}
    >
      <VisitCard club={club} visit={visit} cancelled={false} isNew guest={visit && state.guest} />
      {visit !== null && club !== null && state.calendarUid !== null && (
        <CalendarMenu
          visit={visit}
          club={club}
          uid={state.calendarUid}
          sequence={state.calendarSequence}
          cancelled={false}
          guest={state.guest}
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
          {copy.buy}
        </Button>
        {kind !== 'details-in' && (
          <Button look="quiet" onClick={() => void flow.edit()}>
            {visit === null ? copy.choose : copy.update}
          </Button>
        )}
      </div>
      <Survey flow={flow} snapshot={snapshot} club={club} />
    </CorporateFrame>
  );
}
