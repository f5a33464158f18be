/** `@foyer/core/lead`: leads and referrals, and the parts of the lead flow. */
export {
  type Attribution,
  AttributionKeeper,
  type AttributionOptions,
  attributionStorageKey,
  handoverParameter,
  mayAttribute,
  type PageArrival,
  readAttribution,
  type Touch,
} from '../lead/attribution.ts';
export type {
  Answer,
  CreatedLead,
  Lead,
  LeadUpdate,
  ResidentialLead,
  CreatedReferral,
  Referral,
  Referrer,
  LeadSource,
  MeetingPurpose,
  OutreachSettings,
} from '../lead/lead.ts';
export { bookingPage, type FlowPage } from '../flows/lead/lead-flow.arrival.ts';
export {
  belongsOnBookingPage,
  syncStepsWithHistory,
  pathToBooking,
} from '../flows/lead/lead-flow.history.ts';
export type {
  Appointment,
  KnownVisit,
  VisitSnapshot,
  VisitDraft,
} from '../flows/draft/visit-draft.ts';
export type { ContactFormSnapshot, ContactSession } from '../flows/engine/contact-fields.ts';
export {
  type LeadFlowState,
  type LeadFlowStep,
  leadFlowStorageKey,
} from '../flows/lead/lead-flow.state.ts';
export type {
  FlowSettings,
  LeadFlowDependencies,
  LeadUseCases,
  OwnVisitPorts,
} from '../flows/lead/lead-flow.dependencies.ts';
export {
  returnPathKey,
  rememberReturnPath,
  type ReturnPathDependencies,
} from '../flows/engine/return-path.ts';
export type { LeadReference, SlotTaken, VisitReference } from '../lead/lead-repository.port.ts';
export type { PaymentOutcome, PaymentReturn } from '../flows/shared/payment-return.ts';
export type { ResendStatus } from '../flows/shared/membership-purchase.ts';
export type { OfferedPlan } from '../flows/shared/offered-plans.ts';
export type { VisitorCheck, VisitorForm } from '../flows/shared/check-visitor.ts';
export type { CreateLeadInput } from '../lead/create-lead.ts';
export type { LeadFlowSession, LeadFlowAction } from '../flows/lead/lead-flow.store.ts';
export type { ContactErrors } from '../forms/contact-form.ts';
export type { Beginning } from '../flows/engine/step-history.ts';
export type { VisitTimesSnapshot } from '../visit/visit-times.ts';
export type { FlowDependencies } from '../flows/engine/flow-dependencies.ts';
export type { LeadDraft } from '../flows/draft/lead-draft.ts';
export type { ContactFlow } from '../flows/shared/contact-flow.ts';
export type { VisitFlow } from '../flows/shared/visit-flow.ts';
