/**
 * The lead flow's state and every way it changes. Pure: times, ids and answers come in with the events.
 * Longer than most files because each transition of the specification is one case here.
 */
import type { Club } from '../clubs/club.ts';
import type { Referrer } from '../referral/referral.ts';
import type { SurveyAnswer } from '../survey/survey.ts';
import { type ContactField, type ContactInput, emptyContactInput } from '../forms/contact-form.ts';
import type { VisitConfiguration } from '../visit/visit-configuration.ts';
import type { Slot } from '../visit/visit-plan.ts';
import type { CreatedLead, MeetingPurpose } from './lead.ts';

/** 0 contact, 1 schedule, 2 confirmation. */
export type LeadFlowStep = 0 | 1 | 2;

/** A time the visitor chose or booked at a club. */
export interface Appointment {
  readonly facilityId: string;
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  /** As shown: `9:00 AM`. */
  readonly label: string;
  readonly purpose: MeetingPurpose;
}

/** What is kept across reloads: every field that the specification lists, and no token that opens an account. LX-13 */
export interface LeadFlowState {
  readonly contactInput: ContactInput;
  readonly step: LeadFlowStep;
  readonly previousStep: LeadFlowStep | null;
  /** ISO instant; null until something is worth keeping. The lifetime counts from here (LX-01). */
  readonly createdDate: string | null;
  readonly hasCreatedLead: boolean;
  readonly isInEditMode: boolean;
  readonly isPromo: boolean;
  readonly leadFlowIsVisible: boolean;
  readonly leadTokenId: string | null;
  /** The intent's one key, made and stored before the first request (LC-17). */
  readonly leadTransactionId: string | null;
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
  readonly config: VisitConfiguration | null;
  readonly content: Readonly<Record<string, string>> | null;
  readonly personalizeOptions: readonly SurveyAnswer[];
  readonly personalizeOptionsStep: number;
  readonly receiveTextAlerts: boolean;
  readonly subscribeToNewsletter: boolean;
  readonly scheduledFacility: Club | null;
  readonly selectedFacility: Club | null;
  readonly suggestedFacility: Club | null;
  readonly showGuidedWorkouts: boolean;
  readonly selectedAppointment: Appointment | null;
  readonly submittedAppointment: Appointment | null;
  readonly scheduledVisitTime: string | null;
  /** As shown: `9:00 AM`. */
  readonly scheduledVisitHour: string | null;
  readonly meetingPurpose: MeetingPurpose | null;
  readonly showNonEligibleBanner: boolean;
  readonly isRedirectFromFormerMember: boolean;
  readonly referrerDetails: Referrer | null;
  readonly referringId: string | null;
  /** `success`, or the text of what went wrong. LA-04 */
  readonly cancelAppointmentStatus: string | null;
  readonly isCorpLead: boolean;
  /** The club under which the back end has the lead; null before it answered. */
  readonly recordedFacilityId: string | null;
  /** A visit that was asked for and whose answer is not known: asking for it again is safe. */
  readonly requestedAppointment: Appointment | null;
  /** The referral's token, which the lead goes by; null for other leads. RF-02 */
  readonly associationToken: string | null;
  /** One for the appointment's life, and how often it was changed. LA-12 */
  readonly calendarUid: string | null;
  readonly calendarSequence: number;
  /** Consents already recorded, by channel, as `version:granted`. LC-07 */
  readonly recordedConsents: Readonly<Record<string, string>>;
}

export type LeadFlowEvent =
  | { readonly type: 'touched'; readonly now: string }
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'text-alerts-set'; readonly on: boolean }
  | { readonly type: 'newsletter-set'; readonly on: boolean }
  | { readonly type: 'configuration-loaded'; readonly config: VisitConfiguration }
  | { readonly type: 'club-chosen'; readonly club: Club; readonly accepts: boolean }
  | { readonly type: 'lead-requested'; readonly transactionId: string }
  | { readonly type: 'lead-recorded'; readonly lead: CreatedLead; readonly facilityId: string }
  | { readonly type: 'lead-accepted'; readonly accepts: boolean }
  | { readonly type: 'slot-selected'; readonly appointment: Appointment | null }
  | { readonly type: 'club-suggested'; readonly club: Club }
  | { readonly type: 'guided-set'; readonly on: boolean }
  | {
      readonly type: 'prefilled';
      readonly contact: Partial<ContactInput>;
      readonly formerMember: boolean;
    }
  | { readonly type: 'referred'; readonly referringId: string; readonly referrer: Referrer | null }
  | { readonly type: 'referral-recorded'; readonly associationToken: string }
  | { readonly type: 'company-email-checked'; readonly eligible: boolean }
  | {
      readonly type: 'bought';
      readonly transactionId: string;
      readonly contact: Partial<ContactInput>;
      readonly club: Club;
    }
  | { readonly type: 'consents-recorded'; readonly consents: Readonly<Record<string, string>> }
  | { readonly type: 'visit-cancelled' }
  | { readonly type: 'cancel-failed'; readonly text: string }
  | { readonly type: 'cancel-closed' }
  | { readonly type: 'survey-answered'; readonly answers: readonly SurveyAnswer[] }
  | { readonly type: 'survey-moved'; readonly step: number }
  | { readonly type: 'stayed'; readonly now: string }
  | { readonly type: 'visit-requested'; readonly appointment: Appointment }
  | { readonly type: 'visit-given-up' }
  | { readonly type: 'visit-request-settled' }
  | {
      readonly type: 'visit-booked';
      readonly slot: Slot;
      readonly club: Club;
      readonly purpose: MeetingPurpose;
      /** For a new calendar entry; one that exists keeps its own. LA-12 */
      readonly uid: string;
    }
  | { readonly type: 'visit-skipped'; readonly club: Club; readonly automatically: boolean }
  | { readonly type: 'edit-started' }
  | { readonly type: 'step-revisited'; readonly step: LeadFlowStep };

/** A new flow: step 0, no lead, no survey answers, survey step 1. Source: LX-03. */
export function newLeadFlowState(codes: {
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
}): LeadFlowState {
  return {
    contactInput: emptyContactInput,
    step: 0,
    previousStep: null,
    createdDate: null,
    hasCreatedLead: false,
    isInEditMode: false,
    isPromo: false,
    leadFlowIsVisible: true,
    leadTokenId: null,
    leadTransactionId: null,
    ...codes,
    config: null,
    content: null,
    personalizeOptions: [],
    personalizeOptionsStep: 1,
    receiveTextAlerts: false,
    subscribeToNewsletter: false,
    scheduledFacility: null,
    selectedFacility: null,
    suggestedFacility: null,
    showGuidedWorkouts: false,
    selectedAppointment: null,
    submittedAppointment: null,
    scheduledVisitTime: null,
    scheduledVisitHour: null,
    meetingPurpose: null,
    showNonEligibleBanner: false,
    isRedirectFromFormerMember: false,
    referrerDetails: null,
    referringId: null,
    cancelAppointmentStatus: null,
    isCorpLead: false,
    recordedFacilityId: null,
    requestedAppointment: null,
    associationToken: null,
    calendarUid: null,
    calendarSequence: 0,
    recordedConsents: {},
  };
}

export function reduceLeadFlow(state: LeadFlowState, event: LeadFlowEvent): LeadFlowState {
  switch (event.type) {
    case 'touched':
      return state.createdDate === null ? { ...state, createdDate: event.now } : state;
    case 'field-changed':
      return {
        ...state,
        contactInput: { ...state.contactInput, [event.field]: event.value },
        showNonEligibleBanner:
          event.field === 'company_email' ? false : state.showNonEligibleBanner,
      };
    case 'text-alerts-set':
      return { ...state, receiveTextAlerts: event.on };
    case 'newsletter-set':
      return { ...state, subscribeToNewsletter: event.on };
    case 'configuration-loaded':
      return { ...state, config: event.config };
    case 'club-chosen':
      return chooseClub(state, event.club, event.accepts);
    case 'lead-requested':
      return { ...state, leadTransactionId: state.leadTransactionId ?? event.transactionId };
    case 'lead-recorded':
      return {
        ...state,
        hasCreatedLead: true,
        leadTokenId: event.lead.leadTokenId ?? state.leadTokenId,
        leadTransactionId: event.lead.transactionId,
        recordedFacilityId: event.facilityId,
      };
    case 'lead-accepted':
      return afterContact(state, event.accepts);
    case 'slot-selected':
      return { ...state, selectedAppointment: event.appointment };
    case 'club-suggested':
      return state.suggestedFacility === null ? { ...state, suggestedFacility: event.club } : state;
    case 'guided-set':
      return state.showGuidedWorkouts === event.on
        ? state
        : { ...state, showGuidedWorkouts: event.on, selectedAppointment: null };
    case 'prefilled':
      return {
        ...state,
        contactInput: { ...state.contactInput, ...event.contact },
        isRedirectFromFormerMember: state.isRedirectFromFormerMember || event.formerMember,
      };
    case 'referred':
      return { ...state, referringId: event.referringId, referrerDetails: event.referrer };
    case 'referral-recorded':
      return {
        ...state,
        associationToken: event.associationToken,
        leadTokenId: event.associationToken,
      };
    case 'company-email-checked':
      return { ...state, showNonEligibleBanner: !event.eligible, isCorpLead: event.eligible };
    case 'bought':
      return {
        ...state,
        contactInput: { ...state.contactInput, ...event.contact },
        hasCreatedLead: true,
        leadTransactionId: event.transactionId,
        selectedFacility: event.club,
        recordedFacilityId: event.club.facilityId,
        step: 1,
        previousStep: 0,
      };
    case 'consents-recorded':
      return { ...state, recordedConsents: { ...state.recordedConsents, ...event.consents } };
    case 'visit-cancelled':
      return {
        ...state,
        cancelAppointmentStatus: cancelSucceeded,
        calendarSequence: state.calendarSequence + 1,
        selectedAppointment: null,
      };
    case 'cancel-failed':
      return { ...state, cancelAppointmentStatus: event.text };
    case 'cancel-closed':
      return state.cancelAppointmentStatus === cancelSucceeded
        ? state
        : { ...state, cancelAppointmentStatus: null };
    case 'survey-answered':
      return { ...state, personalizeOptions: event.answers };
    case 'survey-moved':
      return { ...state, personalizeOptionsStep: event.step };
    case 'stayed':
      return { ...state, createdDate: event.now };
    case 'visit-requested':
      return { ...state, requestedAppointment: event.appointment };
    case 'visit-request-settled':
      return { ...state, requestedAppointment: null };
    case 'visit-given-up':
      return {
        ...state,
        selectedAppointment: null,
        submittedAppointment: null,
        requestedAppointment: null,
        cancelAppointmentStatus: null,
        scheduledVisitTime: null,
        scheduledVisitHour: null,
        calendarUid: null,
        calendarSequence: 0,
      };
    case 'visit-booked':
      return bookVisit(state, event);
    case 'visit-skipped':
      return skipVisit(state, event);
    case 'edit-started':
      return state.step === 2
        ? { ...state, isInEditMode: true, step: state.previousStep ?? 1, previousStep: 2 }
        : state;
    case 'step-revisited':
      return revisit(state, event.step);
  }
}

/**
 * The furthest step that the state allows at or before the wanted one: no schedule without a lead and a club, no
 * confirmation that nothing led to. Source: LX-14.
 */
export function reachableStep(state: LeadFlowState, wanted: LeadFlowStep): LeadFlowStep {
  if (wanted === 0 || !state.hasCreatedLead) return 0;
  if (wanted === 2) return state.scheduledFacility === null ? reachableStep(state, 1) : 2;
  const club = state.selectedFacility;
  const accepts =
    club !== null && (state.config?.clubsForAppointment.includes(club.facilityId) ?? false);
  return accepts ? 1 : 0;
}

/** `cancelAppointmentStatus` once the visit is given back. LA-04 */
export const cancelSucceeded = 'success';

/** True while a time is booked: one that was cancelled is booked no more. */
export function holdsVisit(state: LeadFlowState): boolean {
  return state.submittedAppointment !== null && state.cancelAppointmentStatus !== cancelSucceeded;
}

/** LS-12: where a change of club leads. */
function chooseClub(state: LeadFlowState, club: Club, accepts: boolean): LeadFlowState {
  const changed = {
    ...state,
    showGuidedWorkouts: false,
    showNonEligibleBanner: false,
    selectedAppointment: null,
  };
  if (state.step !== 1 || accepts) return { ...changed, selectedFacility: club };
  return { ...changed, step: 2, previousStep: 1, isInEditMode: false, scheduledFacility: club };
}

/** LC-13: an accepting club leads to its times, another straight to the confirmation. */
function afterContact(state: LeadFlowState, accepts: boolean): LeadFlowState {
  return accepts
    ? { ...state, step: 1, previousStep: 0 }
    : { ...state, step: 2, previousStep: 0, scheduledFacility: state.selectedFacility };
}

/** LS-07, LS-08. */
function bookVisit(
  state: LeadFlowState,
  event: Extract<LeadFlowEvent, { type: 'visit-booked' }>,
): LeadFlowState {
  const appointment: Appointment = {
    facilityId: event.club.facilityId,
    startsAt: event.slot.startsAt,
    label: event.slot.label,
    purpose: event.purpose,
  };
  const isChange = holdsVisit(state);
  return {
    ...state,
    step: 2,
    previousStep: 1,
    isInEditMode: false,
    cancelAppointmentStatus: null,
    calendarUid: isChange ? (state.calendarUid ?? event.uid) : event.uid,
    calendarSequence: isChange ? state.calendarSequence + 1 : 0,
    scheduledFacility: event.club,
    selectedAppointment: appointment,
    submittedAppointment: appointment,
    scheduledVisitTime: event.slot.startsAt,
    scheduledVisitHour: event.slot.label,
    requestedAppointment: null,
    meetingPurpose: state.referringId === null ? event.purpose : state.meetingPurpose,
  };
}

/** LS-04, LS-06: a visit that is booked stays booked. */
function skipVisit(
  state: LeadFlowState,
  event: Extract<LeadFlowEvent, { type: 'visit-skipped' }>,
): LeadFlowState {
  const skipped: LeadFlowState = {
    ...state,
    step: 2,
    previousStep: event.automatically ? 0 : 1,
    isInEditMode: false,
  };
  if (holdsVisit(state)) return { ...skipped, selectedAppointment: state.submittedAppointment };
  return {
    ...skipped,
    scheduledFacility: event.club,
    selectedAppointment: null,
    submittedAppointment: null,
    cancelAppointmentStatus: null,
  };
}

/** Back and Forward. Going back to the times of a booked visit is an edit of it (LA-07). */
function revisit(state: LeadFlowState, wanted: LeadFlowStep): LeadFlowState {
  const step = reachableStep(state, wanted);
  if (step === state.step) return state;
  return {
    ...state,
    step,
    previousStep: step === 0 ? null : step === 1 ? 0 : state.previousStep,
    isInEditMode: step === 1 && holdsVisit(state),
  };
}
