import { emptyContactInput } from '../../forms/contact-form.ts';
import type { LeadFlowState } from '../lead/lead-flow.state.ts';
import type { MembershipConfirmation } from '../../payment/read-confirmation.ts';
import type { Plan } from '../../plans/plan.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';

/** 0 contact, 1 email code, 2 plan, 3 confirmation, 4 schedule, 5 appointment confirmation. */
export type CorporateJoinStep = 0 | 1 | 2 | 3 | 4 | 5;

/** The state that the corporate flow shares with the lead flow. */
export type SharedState = Pick<
  LeadFlowState,
  | 'contactInput'
  | 'createdDate'
  | 'hasCreatedLead'
  | 'isInEditMode'
  | 'leadTokenId'
  | 'leadTransactionId'
  | 'outreachCode'
  | 'config'
  | 'personalizeOptions'
  | 'personalizeOptionsStep'
  | 'receiveTextAlerts'
  | 'subscribeToNewsletter'
  | 'scheduledFacility'
  | 'selectedFacility'
  | 'suggestedFacility'
  | 'selectedAppointment'
  | 'submittedAppointment'
  | 'requestedAppointment'
  | 'scheduledVisitTime'
  | 'scheduledVisitHour'
  | 'meetingPurpose'
  | 'showNonEligibleBanner'
  | 'cancelAppointmentStatus'
  | 'recordedFacilityId'
  | 'calendarUid'
  | 'calendarSequence'
  | 'recordedConsents'
  | 'requestedConsents'
>;

/** The state stored across reloads, without the email code or a payment token. */
export interface CorporateJoinState extends SharedState {
  readonly step: CorporateJoinStep;
  readonly previousStep: CorporateJoinStep | null;
  /** The employer's and the person's id, once a code was sent. */
  readonly corporateAccountId: string | null;
  readonly corporateContactId: string | null;
  readonly companyName: string | null;
  /** This and the three fields below come with the plans. */
  readonly corporateAgreementId: string | null;
  readonly region: string | null;
  readonly promotionId: string | null;
  readonly memberId: string | null;
  /** The company address that got the latest code, in lower case. `codeSentAt` is when, as an ISO instant. */
  readonly codeEmail: string | null;
  readonly codeSentAt: string | null;
  /** The verified company address, in lowercase. */
  readonly verifiedEmail: string | null;
  /** The chosen plan. */
  readonly plan: Plan | null;
  /** The paid membership; once set, nothing more can be bought. */
  readonly confirmation: MembershipConfirmation | null;
}

const newShared: SharedState = {
  contactInput: emptyContactInput,
  createdDate: null,
  hasCreatedLead: false,
  isInEditMode: false,
  leadTokenId: null,
  leadTransactionId: null,
  outreachCode: '',
  config: null,
  personalizeOptions: [],
  personalizeOptionsStep: 1,
  receiveTextAlerts: false,
  subscribeToNewsletter: false,
  scheduledFacility: null,
  selectedFacility: null,
  suggestedFacility: null,
  selectedAppointment: null,
  submittedAppointment: null,
  requestedAppointment: null,
  scheduledVisitTime: null,
  scheduledVisitHour: null,
  meetingPurpose: null,
  showNonEligibleBanner: false,
  cancelAppointmentStatus: null,
  recordedFacilityId: null,
  calendarUid: null,
  calendarSequence: 0,
  recordedConsents: {},
  requestedConsents: [],
};

/** The keys of `SharedState`. */
export const sharedFields: readonly (keyof SharedState)[] = Object.keys(
  newShared,
) as (keyof SharedState)[];

export function pickShared(state: SharedState): SharedState {
  return Object.fromEntries(
    sharedFields.map((field) => [field, state[field]]),
  ) as unknown as SharedState;
}

/** A new flow: step 0, no lead, no code, no plan. */
export function newCorporateJoinState(outreachCode: string): CorporateJoinState {
  return {
    ...newShared,
    outreachCode,
    step: 0,
    previousStep: null,
    corporateAccountId: null,
    corporateContactId: null,
    companyName: null,
    corporateAgreementId: null,
    region: null,
    promotionId: null,
    memberId: null,
    codeEmail: null,
    codeSentAt: null,
    verifiedEmail: null,
    plan: null,
    confirmation: null,
  };
}

/** The company address, normalized. */
export function companyEmailOf(state: Pick<CorporateJoinState, 'contactInput'>): string {
  return state.contactInput.company_email.trim().toLowerCase();
}

/** True while the company address in the form is the verified one. */
export function isVerified(state: CorporateJoinState): boolean {
  return state.verifiedEmail !== null && state.verifiedEmail === companyEmailOf(state);
}

/** True while the last code was sent to the company address in the form. */
export function hasCode(state: CorporateJoinState): boolean {
  return state.codeSentAt !== null && state.codeEmail === companyEmailOf(state);
}

/**
 * The furthest step that the state allows, at or before the wanted one: no plans without
 * verification, no confirmation without a payment, and nothing else after that.
 */
export function reachableCorporateStep(
  state: CorporateJoinState,
  wanted: CorporateJoinStep,
): CorporateJoinStep {
  if (state.confirmation !== null) return 3;
  if (wanted === 0 || state.selectedFacility === null) return 0;
  if (!isVerified(state)) return hasCode(state) ? 1 : 0;
  if (wanted === 5 && state.scheduledFacility !== null && state.hasCreatedLead) return 5;
  if (wanted >= 4 && state.hasCreatedLead && acceptsVisits(state)) return 4;
  return 2;
}

function acceptsVisits({ config, selectedFacility }: CorporateJoinState): boolean {
  return (
    config !== null &&
    selectedFacility !== null &&
    acceptsAppointments(config, selectedFacility.facilityId)
  );
}
