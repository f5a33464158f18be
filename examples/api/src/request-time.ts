import { type Clock, Temporal } from '@foyer/core';

import type { RequestHead } from './request-head.ts';

/**
 * The time at which a request takes place. In a developer's request the header `Foyer-Now` (an ISO instant of the years
 * 1970 to 9998) replaces the clock, so that scenarios can play with time against a running server.
 */
export function requestTime(
  clock: Clock,
  isDeveloper: (head: RequestHead) => boolean,
): (head: RequestHead) => Temporal.Instant {
  return (head) => {
    const sent = head.req.header('Foyer-Now');
    const header = sent !== undefined && isDeveloper(head) ? sent : undefined;
    const asked = header === undefined ? null : readInstant(header);
    return asked && isUsable(asked) ? asked : clock.now();
  };
}

/** Reads an ISO date-time that names its offset; null when it is none. */
export function readInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}

/** The form in which the tables hold an instant: UTC with whole milliseconds, so that text order is time order. */
export function instantText(instant: Temporal.Instant): string {
  // The same text as the instant's own, in a fraction of the time; every row has one or two, and many rows the same.
  if (instant !== told.instant) {
    told = { instant, text: new Date(instant.epochMilliseconds).toISOString() };
  }
  return told.text;
}

let told: { readonly instant: Temporal.Instant | null; readonly text: string } = {
  instant: null,
  text: '',
};

/** Far from the ends of the calendar, where adding a month of days would fall off. */
function isUsable(instant: Temporal.Instant): boolean {
  const { year } = instant.toZonedDateTimeISO('UTC');
  return year >= 1970 && year <= 9998;
}
