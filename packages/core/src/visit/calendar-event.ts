import type { Club } from '../clubs/club.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import { Temporal } from '../kernel/temporal.ts';

/** LA-06: a visit lasts half an hour unless told otherwise. */
export const visitMinutes = 30;

/** An appointment as a calendar keeps it. Source: LA-06, LA-12. */
export interface CalendarEvent {
  /** One for the appointment's life, whatever happens to it. */
  readonly uid: string;
  /** 0 at first; raised by every change. */
  readonly sequence: number;
  readonly status: 'confirmed' | 'cancelled';
  /** In the club's zone. */
  readonly start: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
  readonly title: string;
  /** The club's name and address on one line. */
  readonly location: string;
  readonly description: string;
}

/** The event of a visit: it stands in the club's zone and names club, address and phone. Source: LA-06. */
export function visitEvent(visit: {
  readonly uid: string;
  readonly sequence: number;
  readonly cancelled: boolean;
  /** ISO date-time with offset. */
  readonly startsAt: string;
  readonly club: Club;
  readonly purpose: MeetingPurpose;
  readonly durationMinutes?: number;
  /** What the calendar shows; in English where none is given. */
  readonly title?: string;
}): CalendarEvent {
  const { club } = visit;
  const start = Temporal.Instant.from(visit.startsAt).toZonedDateTimeISO(club.timeZone);
  const what = visit.purpose === 'workout' ? 'Guided workout' : 'Visit';
  return {
    uid: visit.uid,
    sequence: visit.sequence,
    status: visit.cancelled ? 'cancelled' : 'confirmed',
    start,
    end: start.add({ minutes: visit.durationMinutes ?? visitMinutes }),
    title: visit.title ?? `${what} at ${club.name}`,
    location: [club.name, postalAddress(club)].filter((part) => part !== '').join(', '),
    description: [club.name, postalAddress(club), club.phoneNumber]
      .filter((part) => part !== '')
      .join('\n'),
  };
}

/** `129 West 41st Street, New York, NY 10018`; parts that a club lacks are left out. */
export function postalAddress(club: Club): string {
  const place = [club.city, [club.state, club.zip].filter((part) => part !== '').join(' ')];
  return [club.address, ...place].filter((part) => part !== '').join(', ');
}
