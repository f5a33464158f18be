/**
 * What the API decides by and the chain that it begins with, without its database and without HTTP:
 * `@foyer/example-api/rules`. Who plays a back end in memory plays it by these.
 */
export { toFacility } from './clubs/to-facility.ts';
export { seededClubs } from './clubs/seed.ts';
export { seededEmployers } from './corporate/seed.ts';
export { readContact } from './leads/read-lead.ts';
export { seededMembers } from './referral/seed.ts';
export { upcomingSlots, type VisitRules } from './visits/open-times.ts';
export { readVisitHours } from './visits/visit-hours.ts';
