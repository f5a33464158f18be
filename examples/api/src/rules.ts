/**
 * The reference API's seeds and visit times, without its database and HTTP: `@foyer/example-api/rules`. The in-memory
 * back end starts from them.
 */
export { shippedData } from './chain-data.ts';
export { toFacility } from './clubs/club-table.ts';
export { holidayRows, seededClubs } from './clubs/seed.ts';
export { closedOn } from './visits/open-times.ts';
export { readVisitHours, upcomingSlots, type VisitRules } from './visits/open-times.ts';
