/** The reducer of the lead flow: one case per transition of the specification. Pure. */
import type { Club } from '../../clubs/club.ts';
import type { LeadFlowEvent } from './lead-flow.event.ts';
import {
  type Appointment,
  cancelSucceeded,
  holdsVisit,
  type LeadFlowState,
  type LeadFlowStep,
  reachableStep,
} from './lead-flow.state.ts';

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
    case 'consents-requested':
      return { ...state, requestedConsents: event.records };
    case 'consents-recorded':
      return {
        ...state,
        recordedConsents: { ...state.recordedConsents, ...event.consents },
        requestedConsents: [],
      };
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
        // The back end may have this purpose, so the next booking sends its own if it's different.
        meetingPurpose: state.requestedAppointment?.purpose ?? state.meetingPurpose,
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
      return startEdit(state);
    case 'step-revisited':
      return revisit(state, event.step);
  }
}

/** The step after changing the club. */
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

/** A club that accepts visits leads to its times, any other straight to the confirmation. */
function afterContact(state: LeadFlowState, accepts: boolean): LeadFlowState {
  return accepts
    ? { ...state, step: 1, previousStep: 0 }
    : { ...state, step: 2, previousStep: 0, scheduledFacility: state.selectedFacility };
}

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
    // A friend's tour doesn't send its purpose; everything else does.
    meetingPurpose:
      state.referringId !== null && event.purpose === 'tour' && state.meetingPurpose === null
        ? null
        : event.purpose,
  };
}

/** A booked visit stays booked. */
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

/** Choosing a time after canceling counts as a first booking. */
function startEdit(state: LeadFlowState): LeadFlowState {
  if (state.step !== 2) return state;
  const isCancelled = state.cancelAppointmentStatus === cancelSucceeded;
  return {
    ...state,
    isInEditMode: !isCancelled,
    step: state.previousStep ?? 1,
    previousStep: 2,
  };
}

/** Back and Forward. Going back to the times of a booked visit edits it. */
function revisit(state: LeadFlowState, wanted: LeadFlowStep): LeadFlowState {
  const step = reachableStep(state, wanted);
  if (step === state.step) return state;
  return {
    ...state,
    step,
    // The confirmation's Edit leads to the step before it: the times, if the club has any.
    previousStep: step === 0 ? null : step === 1 ? 0 : reachableStep(state, 1),
    isInEditMode: step === 1 && holdsVisit(state),
  };
}
