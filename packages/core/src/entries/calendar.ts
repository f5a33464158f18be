/** `@foyer/core/calendar`: the times of a visit as people read them, months to choose from, and calendar files. */
export {
  asWritten,
  clockTime,
  formatDate,
  daysLabel,
  rangeLabel,
  shortDay,
  shortWeekday,
  monthDay,
  slotLabel,
  timeLabel,
} from '../visit/labels.ts';
export { longDate, longDay, longMoment } from '../visit/long-labels.ts';
export { sameOffset, zoneAbbreviation } from '../visit/time-zone.ts';
export * from '../visit/visit-weeks.ts';
export * from '../visit/calendar-event.ts';
export { type EventInvitation, icsFileName, toIcs } from '../visit/ics.ts';
