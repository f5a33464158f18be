/**
 * The reference API's seeds and visit times, without its database and HTTP: `@foyer/example-api/rules`. The in-memory
 * back end starts from them.
 */
export { shippedData } from './chain-data.ts';
export { toFacility } from './clubs/to-facility.ts';
export { seededClubs } from './clubs/seed.ts';
export { upcomingSlots, type VisitRules } from './visits/open-times.ts';
export { readVisitHours } from './visits/visit-hours.ts';
