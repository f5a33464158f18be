export { Err, Ok, Result } from './shared/result.ts';
export { Temporal } from './shared/temporal.ts';
export { type CallFailure, type CallOptions, mayHaveHappened } from './shared/call-failure.ts';
export type { Clock } from './ports/clock.port.ts';
export type { KeyValueStore, StoreFailure } from './ports/key-value-store.port.ts';
export type { CookieJar } from './ports/cookie-jar.port.ts';
export type { Geolocation, LocationFailure } from './ports/geolocation.port.ts';
export type { Navigation } from './ports/navigation.port.ts';
export type { Analytics, AnalyticsEvent } from './ports/analytics.port.ts';
export type { IdSource } from './ports/id-source.port.ts';
export type { Logger } from './ports/logger.port.ts';
export type { Visitor } from './ports/visitor.port.ts';
export type { Coordinates } from './clubs/coordinates.ts';
export type { Club } from './clubs/club.ts';
export { defaultFacilityIdPattern, type FacilityId, parseFacilityId } from './clubs/facility-id.ts';
export type { ClubRepository } from './clubs/club-repository.port.ts';
export {
  acceptsAppointments,
  type BlackoutDate,
  type VisitConfiguration,
} from './visit/visit-configuration.ts';
export type { VisitConfigurationRepository } from './visit/visit-configuration-repository.port.ts';
export type {
  DayTimes,
  OpenTimesRepository,
  VisitType,
} from './visit/open-times-repository.port.ts';
export type {
  Answer,
  Contact,
  CreatedLead,
  Lead,
  LeadUpdate,
  MeetingPurpose,
} from './lead/lead.ts';
export type { LeadReference, LeadRepository, SlotTaken } from './lead/lead-repository.port.ts';
