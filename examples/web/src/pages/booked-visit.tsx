import { type LeadFlow, type LeadFlowSnapshot, Temporal } from '@foyer/core';
import { pathToBooking } from '@foyer/core/lead';
import { longMoment } from '@foyer/core/calendar';
import { useCopy, useLocale } from '@foyer/react-ui';
import type { JSX } from 'react';

import { embeddedCopy } from '../copy/pages.ts';

export interface BookedVisitProps {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
}

/** One line about the visit, with a link to it. Nothing after it was canceled. */
export default function BookedVisit({ flow, snapshot }: BookedVisitProps): JSX.Element | null {
  const copy = useCopy(embeddedCopy);
  const locale = useLocale();
  const { state, hasVisit } = snapshot;
  const { scheduledFacility: club, submittedAppointment: visit } = state;
  if (visit !== null && !hasVisit) return null;
  if (visit === null || club === null) {
    return (
      <p className="embedded__visit">
        {copy.received} <a href={pathToBooking(flow)}>{copy.seeDetails}</a>
      </p>
    );
  }
  const moment = longMoment(Temporal.Instant.from(visit.startsAt), club.timeZone, locale);
  return (
    <p className="embedded__visit">
      {copy.booked(club.name, moment)} <a href={pathToBooking(flow)}>{copy.see}</a>. {copy.moves}
    </p>
  );
}
