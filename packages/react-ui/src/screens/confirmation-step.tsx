import { type Appointment, type Club, dayName, monthDay } from '@foyer/core';
import type { JSX } from 'react';

import { Button } from '../components/button.tsx';
import { confirmationCopy } from '../copy/confirmation.ts';
import { useClubTime } from '../hooks/use-club-time.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const words = confirmationCopy;

/** The last step, in its three kinds: booked, to be called, details in. LA-01, LA-02, LA-03 */
export default function ConfirmationStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const { state, clubAccepts } = snapshot;
  const club = state.scheduledFacility ?? state.selectedFacility;
  const visit = state.submittedAppointment;
  const isBooked = visit !== null && club !== null;
  const isReady = !isBooked && club !== null && clubAccepts === true;
  return (
    <StepFrame
      eyebrow={isBooked ? words.booked : words.received}
      title={isBooked ? words.title(club.name) : isReady ? words.ready : words.detailsIn}
      lede={
        isBooked
          ? words.confirmationSent
          : isReady
            ? words.readyNote(club.name)
            : words.detailsInNote
      }
      heading={heading}
      snapshot={snapshot}
    >
      <div className="foyer-card">
        {isBooked && <When club={club} visit={visit} hour={state.scheduledVisitHour ?? ''} />}
        {club !== null && <Where club={club} />}
        {isBooked && (
          <section className="foyer-card__row">
            <h2 className="foyer-card__label">{words.bring}</h2>
            <p>{words.bringText}</p>
          </section>
        )}
      </div>
      <div className="foyer-actions">
        {(isBooked || isReady) && (
          <Button look="secondary" onClick={() => void flow.edit()}>
            {isBooked ? (
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
    </StepFrame>
  );
}

/** The day as the club's own people say it, its date and the time on the club's clock. LA-01, LA-13 */
function When({
  club,
  visit,
  hour,
}: {
  readonly club: Club;
  readonly visit: Appointment;
  readonly hour: string;
}): JSX.Element {
  const { today, foreignZone } = useClubTime(club.timeZone, visit.startsAt);
  const date = visit.startsAt.slice(0, 10);
  return (
    <section className="foyer-card__row">
      <h2 className="foyer-card__label">{words.when}</h2>
      <p className="foyer-card__day">
        {dayName(date, today)}, {monthDay(date)}
      </p>
      <p className="foyer-card__time">
        <time dateTime={visit.startsAt}>{hour}</time>
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
