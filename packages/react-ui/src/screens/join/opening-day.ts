import { monthDay, Temporal } from '@foyer/core';

/** `March 1, 2027`, of an ISO date or date-time; null for what is no date. */
export function openingDay(text: string | null): string | null {
  if (text === null) return null;
  try {
    const date = Temporal.PlainDate.from(text);
    return `${monthDay(date.toString())}, ${date.year}`;
  } catch {
    return null;
  }
}
