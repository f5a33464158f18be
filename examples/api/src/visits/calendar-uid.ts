import type { Appointment } from './appointment-table.ts';

/** The UID of an appointment's calendar entry, for its whole life. */
export function calendarUid({ id }: Pick<Appointment, 'id'>): string {
  return `${id}@foyer`;
}
