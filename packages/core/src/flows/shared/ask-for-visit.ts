import type { Club } from '../../clubs/club.ts';
import type { ClubDirectory } from '../../clubs/club-directory.ts';
import type { CallOptions } from '../../kernel/result.ts';
import { Temporal } from '../../kernel/temporal.ts';
import type { LeadReference } from '../../lead/lead-repository.port.ts';
import { timeLabelAt } from '../../visit/time-zone.ts';
import type { ManagedVisit, VisitLinkRepository } from '../../visit/visit-link-repository.port.ts';
import { type Appointment, cancelSucceeded, type KnownVisit } from '../draft/visit-draft.ts';

/** A lead's visit as the back end has it. */
export interface AskedVisit {
  /** The token of its manage link; null if it has none. */
  readonly token: string | null;
  readonly known: KnownVisit;
}

/** Asks for a booked visit, which may have been moved or canceled on its own page. Null if the call failed. */
export async function askForVisit(
  {
    visitLinks,
    clubs,
  }: { readonly visitLinks: VisitLinkRepository; readonly clubs: ClubDirectory },
  lead: LeadReference,
  options?: CallOptions,
): Promise<AskedVisit | null> {
  const link = await visitLinks.linkOf(lead, options);
  if (link.err) return null;
  if (link.val === null) return canceled;
  const { token, calendarUid, calendarSequence } = link.val;
  const entry = { calendarUid, calendarSequence };
  const visit = token === null ? null : (await visitLinks.read(token, options)).unwrapOr(null);
  if (visit === null) return { token, known: entry };
  if (visit.status === 'canceled') return canceled;
  const club = (await clubs.byId(visit.facilityId)).unwrapOr(null);
  if (club === null) return { token, known: entry };
  const appointment = appointmentOf(visit, club);
  return {
    token,
    known: {
      ...entry,
      scheduledFacility: club,
      selectedAppointment: appointment,
      submittedAppointment: appointment,
      scheduledVisitTime: appointment.startsAt,
      scheduledVisitHour: appointment.label,
      guest: visit.guest,
      companion: visit.companion,
    },
  };
}

const canceled: AskedVisit = {
  token: null,
  known: { cancelAppointmentStatus: cancelSucceeded, selectedAppointment: null },
};

/** A visit with its time in words, in the club's time zone. */
export function appointmentOf(
  { facilityId, startsAt, purpose }: ManagedVisit,
  club: Club,
): Appointment {
  const { epochMilliseconds } = Temporal.Instant.from(startsAt);
  const label = timeLabelAt(epochMilliseconds, club.timeZone);
  return { facilityId, startsAt, purpose, label };
}
