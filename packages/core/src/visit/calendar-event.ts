import type { Club } from '../clubs/club.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import { Temporal } from '../kernel/temporal.ts';

/** The default length of a visit. */
export const visitMinutes = 30;

/** An appointment for a calendar. */
export interface CalendarEvent {
  /** Stays the same for the life of the appointment, including changes and cancellation. */
  readonly uid: string;
  /** Starts at 0 and increases with every change. */
  readonly sequence: number;
  readonly status: 'confirmed' | 'cancelled';
  readonly start: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
  readonly title: string;
  /** The club's name and address on one line. */
  readonly location: string;
  readonly description: string;
}

/** The calendar event of a visit, in the club's zone, with the club's name, address and phone. */
export function visitEvent(visit: {
  readonly uid: string;
  readonly sequence: number;
  readonly cancelled: boolean;
  /** ISO date-time with offset. */
  readonly startsAt: string;
  readonly club: Club;
  readonly purpose: MeetingPurpose;
  readonly durationMinutes?: number;
  /** The event's title; in English by default. */
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

/** The address on one line, e.g. `129 West 41st Street, New York, NY 10018`. Missing parts are left out. */
export function postalAddress(club: Club): string {
  const place = [club.city, [club.state, club.zip].filter((part) => part !== '').join(' ')];
  return [club.address, ...place].filter((part) => part !== '').join(', ');
}
