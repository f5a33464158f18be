import type { Club } from '../../clubs/club.ts';
import { type ContactInput, emptyContactInput } from '../../forms/contact-form.ts';
import type { FlowState } from '../engine/flow-rules.ts';
import type { Referrer } from '../../lead/referral.ts';
import type { SurveyAnswer } from '../../survey/survey.ts';
import { acceptsAppointments, type VisitConfiguration } from '../../visit/visit-configuration.ts';
import type { ConsentRecord } from '../../lead/consent-log.port.ts';
import type { MeetingPurpose } from '../../lead/lead.ts';

/** 0 contact, 1 schedule, 2 confirmation. */
export type LeadFlowStep = 0 | 1 | 2;

/** A time the visitor chose or booked at a club. */
export interface Appointment {
  readonly facilityId: string;
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  /** As shown, e.g. `9:00 AM`. */
  readonly label: string;
  readonly purpose: MeetingPurpose;
}

/**
 * The state stored across reloads: every field that the specification lists, and no token that gives access to an
 * account.
 */
export interface LeadFlowState extends FlowState {
  readonly contactInput: ContactInput;
  readonly step: LeadFlowStep;
  readonly previousStep: LeadFlowStep | null;
  readonly hasCreatedLead: boolean;
  readonly isInEditMode: boolean;
  readonly isPromo: boolean;
  readonly leadFlowIsVisible: boolean;
  readonly leadTokenId: string | null;
  /** The idempotency key, created and stored before the first request. */
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
  /** As shown, e.g. `9:00 AM`. */
  readonly scheduledVisitHour: string | null;
  readonly meetingPurpose: MeetingPurpose | null;
  readonly showNonEligibleBanner: boolean;
  readonly isRedirectFromFormerMember: boolean;
  readonly referrerDetails: Referrer | null;
  readonly referringId: string | null;
  /** `success` or an error message. */
  readonly cancelAppointmentStatus: string | null;
  readonly isCorpLead: boolean;
  /** The club of the lead in the back end; null before its first response. */
  readonly recordedFacilityId: string | null;
  /** A requested visit without a known response. It's safe to request again. */
  readonly requestedAppointment: Appointment | null;
  /** The referral's token, which identifies the lead; null for other leads. */
  readonly associationToken: string | null;
  /** The UID stays the same for the life of the appointment. `calendarSequence` counts its changes. */
  readonly calendarUid: string | null;
  readonly calendarSequence: number;
  /** The consents recorded so far, by channel, as `version:granted`. */
  readonly recordedConsents: Readonly<Record<string, string>>;
  /** Consents that were sent without a known response. They are sent again unchanged, under the same ids. */
  readonly requestedConsents: readonly ConsentRecord[];
}

/** A new flow: step 0, no lead, no survey answers, survey step 1. */
export function newLeadFlowState({
  outreachCode,
  joinOutreachCode,
}: {
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
}): LeadFlowState {
  // Each field is listed by name, because fields after a spread are slow to set.
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
    outreachCode,
    joinOutreachCode,
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
    requestedConsents: [],
  };
}

/**
 * The furthest step that the state allows, at or before the wanted one: no schedule without a lead and a club, and no
 * confirmation before a visit was booked or skipped.
 */
export function reachableStep(state: LeadFlowState, wanted: LeadFlowStep): LeadFlowStep {
  if (wanted === 0 || !state.hasCreatedLead) return 0;
  if (wanted === 2) return state.scheduledFacility === null ? reachableStep(state, 1) : 2;
  const club = state.selectedFacility;
  const accepts =
    club !== null && state.config !== null && acceptsAppointments(state.config, club.facilityId);
  return accepts ? 1 : 0;
}

/** True if nothing was typed and no lead exists, so the flow knows nothing about the visitor. */
export function holdsNothing(state: LeadFlowState): boolean {
  return Object.values(state.contactInput).every((text) => text === '') && !state.hasCreatedLead;
}

/** The value of `cancelAppointmentStatus` after the visit was canceled. */
export const cancelSucceeded = 'success';

/** True while a time is booked. A canceled one doesn't count. */
export function holdsVisit(state: LeadFlowState): boolean {
  return state.submittedAppointment !== null && state.cancelAppointmentStatus !== cancelSucceeded;
}
