import type { LeadFlowSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { Button } from '../components/button.tsx';
import type { HeadlineProps } from '../components/headline.tsx';
import { confirmationCopy } from '../copy/confirmation.ts';
import { useCopy } from '../locale/use-copy.ts';
import type { Worded } from '../locale/worded.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { Survey } from './survey.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitCard } from './visit-card.tsx';

/** The last step in its four variants: booked, canceled, awaiting a call, details received. */
export default function ConfirmationStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const words = useCopy(confirmationCopy);
  const { state, holdsVisit } = snapshot;
  const club = state.scheduledFacility ?? state.selectedFacility;
  const visit = club === null ? null : state.submittedAppointment;
  const kind = kindOf(snapshot);
  return (
    <StepFrame {...headlineOf(words, kind, club?.name ?? '')} heading={heading} snapshot={snapshot}>
      <VisitCard club={club} visit={visit} cancelled={kind === 'cancelled'}>
        {kind === 'booked' && (
          <section className="foyer-card__row">
            <h2 className="foyer-card__label">{words.bring}</h2>
            <p>{words.bringText}</p>
          </section>
        )}
      </VisitCard>
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
      {kind !== 'cancelled' && <Survey flow={flow} snapshot={snapshot} club={club} />}
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

function headlineOf(
  words: Worded<typeof confirmationCopy>,
  kind: Kind,
  club: string,
): HeadlineProps {
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
