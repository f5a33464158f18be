/** `@foyer/core/visit`: open times, booked visits, and what can be done with them. */
export { type Guest, guestName } from '../lead/lead.ts';
export type {
  DayTimes,
  TimeHoldRepository,
  VisitType,
  WaitListEntry,
  WaitListRepository,
  WaitOffer,
  WantedHold,
} from '../visit/open-times-repository.port.ts';
export * from '../visit/visit-link-repository.port.ts';
export * from '../flows/managed-visit/managed-visit.ts';
export {
  JoinFriendsVisit,
  type JoinFriendsVisitDependencies,
  type JoinFriendsVisitSnapshot,
} from '../flows/managed-visit/join-friends-visit.ts';
export {
  OfferedTime,
  type OfferedTimeDependencies,
  type OfferedTimeSnapshot,
} from '../flows/managed-visit/offered-time.ts';
export { appointmentOf, type AskedVisit, askForVisit } from '../flows/shared/ask-for-visit.ts';
export { type ClubWithTimes, earliestOpenSlot } from '../visit/nearest-open-clubs.ts';
export { planVisits, type VisitsToPlan } from '../visit/plan-visits.ts';
export type { VisitConfiguration, BlackoutDate } from '../visit/visit-configuration.ts';
export { findSlot, nextOpenDay, type PlannedDay, visitMinutes } from '../visit/visit-plan.ts';
export type { PlanInput, BookInput } from '../visit/schedule-plan.ts';
export { type VisitPreview } from '../flows/lead/lead-flow.ts';
