import { type Clock, Temporal } from '@foyer/core';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    requestTime?: Temporal.Instant;
  }
}

/**
 * The time of a request: one for all of it, so that midnight can't pass between what it checks and what it charges. In a
 * developer request the header `Foyer-Now` (an ISO instant in the years 1970 to 9998) replaces the clock, so that
 * scenarios can control time on a running server.
 */
export function requestTime(
  clock: Clock,
  isDeveloper: (context: Context) => boolean,
): (context: Context) => Temporal.Instant {
  return (context) => {
    const known = context.get('requestTime');
    if (known !== undefined) return known;
    const sent = context.req.header('Foyer-Now');
    const header = sent !== undefined && isDeveloper(context) ? sent : undefined;
    const asked = header === undefined ? null : readInstant(header);
    const time = asked && isUsable(asked) ? asked : clock.now();
    context.set('requestTime', time);
    return time;
  };
}

/** Parses an ISO date-time with an offset; null when it is invalid. */
export function readInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}

/**
 * The form in which the tables store an instant: UTC with whole milliseconds, so that text order is time order. A
 * `Date` writes it faster than the Temporal polyfill.
 */
export function instantText(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toISOString();
}

/** A stored instant as an ISO date-time in a time zone: `2026-11-21T09:00:00-05:00`. */
export function offsetText(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toString({ smallestUnit: 'second', timeZoneName: 'never' });
}

/** Keeps away from the ends of the calendar, where adding a month would overflow. */
function isUsable(instant: Temporal.Instant): boolean {
  const { year } = instant.toZonedDateTimeISO('UTC');
  return year >= 1970 && year <= 9998;
}
