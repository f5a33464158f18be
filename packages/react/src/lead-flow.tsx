import type { LeadFlow as Flow } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import { type LeadFlowComponents, LeadFlowScreen, useLeadFlow } from '@foyer/react-ui';
import { type JSX, useEffect, useRef } from 'react';

import { useFoyer } from './foyer-provider.tsx';

/** A booked visit. */
export interface BookedVisit extends Pick<Appointment, 'facilityId' | 'startsAt' | 'purpose'> {
  /** Identifies the lead at the back end; the same for all requests of this visitor's lead. */
  readonly transactionId: string | null;
}

export interface LeadFlowProps {
  /**
   * The path of the page that shows the flow. The later steps have their addresses below it, `/visit/schedule` and
   * `/visit/confirmation`, which your router must lead to the same page.
   */
  readonly basePath?: string;
  /** The preselected club. */
  readonly facilityId?: string;
  /** The id of the member who referred the visitor, from a link of theirs. */
  readonly referringId?: string;
  /** Your own steps in place of Foyer's. Each gets the flow and its snapshot. */
  readonly components?: Partial<LeadFlowComponents>;
  /** Called after a visit is booked, and after it is moved to another time. */
  readonly onBooked?: (visit: BookedVisit) => void;
  /** Called after a visit is canceled. */
  readonly onCanceled?: (visit: Pick<BookedVisit, 'facilityId'>) => void;
}

/**
 * The lead flow: contact details and a club, a time, the confirmation.
 *
 * @example
 * <LeadFlow
 *   basePath="/visit"
 *   facilityId="101"
 *   components={{ Confirmation: MyConfirmation }}
 *   onBooked={({ startsAt }) => console.log('Booked', startsAt)}
 * />
 */
export function LeadFlow({
  basePath = '/',
  facilityId,
  referringId,
  components,
  onBooked,
  onCanceled,
}: LeadFlowProps): JSX.Element {
  const foyer = useFoyer();
  const { flow } = useLeadFlow();
  const handlers = useRef({ onBooked, onCanceled });
  useEffect(() => {
    handlers.current = { onBooked, onCanceled };
  });
  useEffect(() => {
    const stops = [
      // The flow publishes the visit right after the event.
      foyer.on('visit_booked', () => {
        const stop = flow.subscribe(() => {
          const visit = bookedVisit(flow);
          if (visit === null) return;
          stop();
          handlers.current.onBooked?.(visit);
        });
      }),
      foyer.on('visit_cancelled', ({ facilityId: club }) =>
        handlers.current.onCanceled?.({ facilityId: club }),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [foyer, flow]);
  return (
    <LeadFlowScreen
      page={{ path: basePath, kind: 'inline' }}
      arrival={{ facilityId: facilityId ?? null, referringId: referringId ?? null }}
      {...(components && { components })}
    />
  );
}

/** Null until the confirmation shows the visit. */
function bookedVisit(flow: Flow): BookedVisit | null {
  const { step, submittedAppointment, leadTransactionId } = flow.getSnapshot().state;
  if (step !== 2 || submittedAppointment === null) return null;
  const { facilityId, startsAt, purpose } = submittedAppointment;
  return { facilityId, startsAt, purpose, transactionId: leadTransactionId };
}
