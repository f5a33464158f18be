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
  /** As shown: `9:00 AM`. */
  readonly label: string;
  readonly purpose: MeetingPurpose;
}

/** What is kept across reloads: every field that the specification lists, and no token that opens an account. LX-13 */
export interface LeadFlowState extends FlowState {
  readonly contactInput: ContactInput;
  readonly step: LeadFlowStep;
  readonly previousStep: LeadFlowStep | null;
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
  /** Consents that were sent and whose answer is not known: they go again as they were, under their own ids. LC-07 */
  readonly requestedConsents: readonly ConsentRecord[];
}

/** A new flow: step 0, no lead, no survey answers, survey step 1. Source: LX-03. */
export function newLeadFlowState({
  outreachCode,
  joinOutreachCode,
}: {
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
}): LeadFlowState {
  // Each field by its name: what stands behind a spread is put into an object one by one.
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
 * The furthest step that the state allows at or before the wanted one: no schedule without a lead and a club, no
 * confirmation that nothing led to. Source: LX-14.
 */
export function reachableStep(state: LeadFlowState, wanted: LeadFlowStep): LeadFlowStep {
  if (wanted === 0 || !state.hasCreatedLead) return 0;
  if (wanted === 2) return state.scheduledFacility === null ? reachableStep(state, 1) : 2;
  const club = state.selectedFacility;
  const accepts =
    club !== null && state.config !== null && acceptsAppointments(state.config, club.facilityId);
  return accepts ? 1 : 0;
}

/** Nothing was typed and no lead was made: the flow knows nothing of the visitor. LX-02 */
export function holdsNothing(state: LeadFlowState): boolean {
  return Object.values(state.contactInput).every((text) => text === '') && !state.hasCreatedLead;
}

/** `cancelAppointmentStatus` once the visit is given back. LA-04 */
export const cancelSucceeded = 'success';

/** True while a time is booked: one that was cancelled is booked no more. */
export function holdsVisit(state: LeadFlowState): boolean {
  return state.submittedAppointment !== null && state.cancelAppointmentStatus !== cancelSucceeded;
}
