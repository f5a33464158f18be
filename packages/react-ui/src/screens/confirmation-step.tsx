import { type Appointment, type Club, dayName, type LeadFlowSnapshot, monthDay } from '@foyer/core';
import type { JSX } from 'react';

import { Button } from '../components/button.tsx';
import type { HeadlineProps } from '../components/headline.tsx';
import { confirmationCopy } from '../copy/confirmation.ts';
import { useClubTime } from '../hooks/use-club-time.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { Survey } from './survey.tsx';
import { VisitActions } from './visit-actions.tsx';

const words = confirmationCopy;

/** The last step, in its four kinds: booked, cancelled, to be called, details in. LA-01 to LA-04 */
export default function ConfirmationStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const { state, holdsVisit } = snapshot;
  const club = state.scheduledFacility ?? state.selectedFacility;
  const visit = club === null ? null : state.submittedAppointment;
  const kind = kindOf(snapshot);
  return (
    <StepFrame {...headlineOf(kind, club?.name ?? '')} heading={heading} snapshot={snapshot}>
      <div className="foyer-card">
        {visit !== null && club !== null && (
          <When club={club} visit={visit} cancelled={kind === 'cancelled'} />
        )}
        {club !== null && <Where club={club} />}
        {kind === 'booked' && (
          <section className="foyer-card__row">
            <h2 className="foyer-card__label">{words.bring}</h2>
            <p>{words.bringText}</p>
          </section>
        )}
      </div>
      {visit !== null && club !== null && (
        <VisitActions flow={flow} snapshot={snapshot} visit={visit} club={club} />
      )}
      <div className="foyer-actions">
        {(holdsVisit || kind === 'ready') && (
          <Button look={holdsVisit ? 'quiet' : 'secondary'} onClick={() => void flow.edit()}>
            {holdsVisit ? (
              <>
                {words.edit} <span className="foyer-hidden">{words.editWhat}</span>
              </>
            ) : (
              words.chooseTime
            )}
          </Button>
        )}
        <Button look="quiet" onClick={() => flow.startOver()}>
          {words.startOver}
        </Button>
      </div>
      {kind !== 'cancelled' && <Survey flow={flow} snapshot={snapshot} />}
    </StepFrame>
  );
}

type Kind = 'booked' | 'cancelled' | 'ready' | 'details-in';

function kindOf({ state, holdsVisit, clubAccepts }: LeadFlowSnapshot): Kind {
  const club = state.scheduledFacility ?? state.selectedFacility;
  if (club === null) return 'details-in';
  if (state.submittedAppointment !== null) return holdsVisit ? 'booked' : 'cancelled';
  return clubAccepts === true ? 'ready' : 'details-in';
}

function headlineOf(kind: Kind, club: string): HeadlineProps {
  switch (kind) {
    case 'booked':
      return { eyebrow: words.booked, title: words.title(club), lede: words.confirmationSent };
    case 'cancelled':
      return {
        eyebrow: words.received,
        title: words.cancelled,
        lede: words.cancelledNote,
      };
    case 'ready':
      return { eyebrow: words.received, title: words.ready, lede: words.readyNote(club) };
    case 'details-in':
      return { eyebrow: words.received, title: words.detailsIn, lede: words.detailsInNote };
  }
}

/** The day as the club's own people say it, its date and the time on the club's clock. LA-01, LA-13 */
function When({
  club,
  visit,
  cancelled,
}: {
  readonly club: Club;
  readonly visit: Appointment;
  readonly cancelled: boolean;
}): JSX.Element {
  const { today, foreignZone } = useClubTime(club.timeZone, visit.startsAt);
  const date = visit.startsAt.slice(0, 10);
  return (
    <section className="foyer-card__row" data-cancelled={cancelled ? '' : undefined}>
      <h2 className="foyer-card__label">{cancelled ? words.whenCancelled : words.when}</h2>
      <p className="foyer-card__day">
        {dayName(date, today)}, {monthDay(date)}
      </p>
      <p className="foyer-card__time">
        <time dateTime={visit.startsAt}>{visit.label}</time>
        {foreignZone !== null && <span className="foyer-card__zone"> {foreignZone}</span>}
      </p>
    </section>
  );
}

function Where({ club }: { readonly club: Club }): JSX.Element {
  const city = [club.city, club.state].filter(Boolean).join(', ');
  const address = `${club.address}\n${city} ${club.zip}`.trim();
  const map = `https://www.openstreetmap.org/?mlat=${club.lat}&mlon=${club.long}#map=17/${club.lat}/${club.long}`;
  return (
    <>
      <section className="foyer-card__row">
        <h2 className="foyer-card__label">{words.where}</h2>
        <p className="foyer-card__strong">{club.name}</p>
        <address className="foyer-card__address">{address}</address>
        <a className="foyer-link" href={map} target="_blank" rel="noreferrer">
          {words.directions} <span className="foyer-hidden">{words.opensMap}</span>
        </a>
      </section>
      {club.phoneNumber !== '' && (
        <section className="foyer-card__row">
          <h2 className="foyer-card__label">{words.call}</h2>
          <a className="foyer-link" href={`tel:${club.phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
            {club.phoneNumber}
          </a>
        </section>
      )}
    </>
  );
}
