/** `@foyer/core`: the names that most programs need. Each part of the domain has an entry of its own. */
export { type CallFailure, type CallOptions, Err, Ok, Result } from './kernel/result.ts';
export { Temporal } from './kernel/temporal.ts';
export type {
  Analytics,
  Clock,
  IdSource,
  KeyValueStore,
  Logger,
  Navigation,
} from './kernel/platform.port.ts';
export type {
  LeadRepository,
  ReferralRepository,
  ConsentLog,
} from './lead/lead-repository.port.ts';
export type { ClubRepository } from './clubs/club-repository.port.ts';
export type {
  OpenTimesRepository,
  VisitConfigurationRepository,
} from './visit/open-times-repository.port.ts';
export type {
  CorporateLeadRepository,
  CorporateRepository,
} from './corporate/corporate-repository.port.ts';
export type { ProductRepository } from './payment/product-repository.port.ts';
export type { PlanRepository } from './plans/plan-repository.port.ts';
export type { JoinContentRepository } from './content/content-repository.port.ts';
export { CreateLead } from './lead/create-lead.ts';
export { VerifyCorporateDomain } from './corporate/verify-corporate-domain.ts';
export { SchedulePlan } from './visit/schedule-plan.ts';
export { ComputeCostNote } from './plans/compute-cost-note.ts';
export { SurveyProgress } from './survey/survey.ts';
export { createLeadFlow, LeadFlow } from './flows/lead/lead-flow.ts';
export {
  defaultLeadFlowSettings,
  type LeadFlowPorts,
  type LeadFlowSettings,
  visitPorts,
} from './flows/lead/lead-flow.dependencies.ts';
export type { LeadFlowSnapshot } from './flows/lead/lead-flow.store.ts';
export type { LeadFlowEntry } from './flows/lead/lead-flow.arrival.ts';
export {
  createStandardJoin,
  StandardJoin,
  type StandardJoinPorts,
} from './flows/standard-join/standard-join.ts';
export type { StandardJoinSnapshot } from './flows/standard-join/standard-join.store.ts';
export {
  CorporateJoin,
  type CorporateJoinPorts,
  createCorporateJoin,
} from './flows/corporate-join/corporate-join.ts';
export type { CorporateJoinSnapshot } from './flows/corporate-join/corporate-join.store.ts';
export { type Club, nearestClubs } from './clubs/club.ts';
export type { Contact } from './lead/lead.ts';
export { type ContactInput, checkContact } from './forms/contact-form.ts';
export type { Plan } from './plans/plan.ts';
export type { Slot, VisitPlan } from './visit/visit-plan.ts';
export {
  createMessageCatalog,
  type Message,
  type MessageKey,
  type MessageCatalog,
} from './messages/catalog.ts';
export { parseEmail } from './forms/email.ts';
export { timeLabelAt } from './visit/time-zone.ts';
export { typePhone } from './forms/phone.ts';
export { dayLabel } from './visit/labels.ts';
