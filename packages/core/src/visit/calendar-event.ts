import type { Club } from '../clubs/club.ts';
import type { MeetingPurpose } from '../lead/lead.ts';
import { Temporal } from '../kernel/temporal.ts';
import { visitMinutes } from './visit-plan.ts';

export type VisitedClub = Pick<
  Club,
  'name' | 'address' | 'city' | 'state' | 'zip' | 'phoneNumber' | 'timeZone'
>;

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
  /** Who comes, if given, the club's name, address and phone, and the page on which the visit can be changed. */
  readonly description: string;
  /** The page on which the visit can be changed; null if it has none. */
  readonly url: string | null;
}

/** The calendar event of a visit, in the club's zone, with the club's name, address and phone. */
export function visitEvent(visit: {
  readonly uid: string;
  readonly sequence: number;
  readonly cancelled: boolean;
  /** ISO date-time with offset. */
  readonly startsAt: string;
  readonly club: VisitedClub;
  readonly purpose: MeetingPurpose;
  readonly durationMinutes?: number;
  /** The event's title; in English by default. */
  readonly title?: string;
  /** Who comes, such as `For two: you and Kim`. */
  readonly people?: string;
  /** The page on which the visit can be changed, an absolute address. */
  readonly url?: string;
}): CalendarEvent {
  const { club, people = '', url = null } = visit;
  const start = Temporal.Instant.from(visit.startsAt).toZonedDateTimeISO(club.timeZone);
  const what = visit.purpose === 'workout' ? 'Guided workout' : 'Visit';
  return {
    uid: visit.uid,
    sequence: visit.sequence,
    status: visit.cancelled ? 'cancelled' : 'confirmed',
    start,
    end: start.add({ minutes: visit.durationMinutes ?? visitMinutes[visit.purpose] }),
    title: visit.title ?? `${what} at ${club.name}`,
    location: [club.name, postalAddress(club)].filter((part) => part !== '').join(', '),
    description: [people, club.name, postalAddress(club), club.phoneNumber, url ?? '']
      .filter((part) => part !== '')
      .join('\n'),
    url,
  };
}

/** A calendar that Add To Calendar offers, either as a file to open or as a prefilled page. */
export type CalendarChoice =
  | { readonly id: 'apple' | 'ical'; readonly label: string; readonly kind: 'file' }
  | {
      readonly id: 'google' | 'microsoft-365' | 'outlook' | 'yahoo';
      readonly label: string;
      readonly kind: 'link';
      readonly href: string;
    };

/** The six calendars, in display order. */
export function calendarChoices(event: CalendarEvent): readonly CalendarChoice[] {
  return [
    { id: 'apple', label: 'Apple', kind: 'file' },
    { id: 'google', label: 'Google', kind: 'link', href: googleLink(event) },
    {
      id: 'microsoft-365',
      label: 'Microsoft 365',
      kind: 'link',
      href: outlookLink('outlook.office.com', event),
    },
    { id: 'ical', label: 'iCal', kind: 'file' },
    {
      id: 'outlook',
      label: 'Outlook.com',
      kind: 'link',
      href: outlookLink('outlook.live.com', event),
    },
    { id: 'yahoo', label: 'Yahoo', kind: 'link', href: yahooLink(event) },
  ];
}

/** The address on one line, e.g. `129 West 41st Street, New York, NY 10018`. Missing parts are left out. */
function postalAddress(club: VisitedClub): string {
  const place = [club.city, [club.state, club.zip].filter((part) => part !== '').join(' ')];
  return [club.address, ...place].filter((part) => part !== '').join(', ');
}

function googleLink(event: CalendarEvent): string {
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utc(event.start)}/${utc(event.end)}`,
    ctz: event.start.timeZoneId,
    location: event.location,
    details: event.description,
  });
}

function outlookLink(host: string, event: CalendarEvent): string {
  return withQuery(`https://${host}/calendar/0/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.start.toInstant().toString(),
    enddt: event.end.toInstant().toString(),
    location: event.location,
    body: event.description,
  });
}

function yahooLink(event: CalendarEvent): string {
  return withQuery('https://calendar.yahoo.com/', {
    v: '60',
    title: event.title,
    st: utc(event.start),
    et: utc(event.end),
    in_loc: event.location,
    desc: event.description,
  });
}

/** `20261121T140000Z` */
function utc(time: Temporal.ZonedDateTime): string {
  return time.toInstant().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

function withQuery(base: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${base}?${pairs.join('&')}`;
}
