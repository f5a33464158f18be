import type { Temporal } from '../kernel/temporal.ts';
import type { CalendarEvent } from './calendar-event.ts';

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
