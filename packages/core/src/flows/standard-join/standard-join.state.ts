import { type LeadFlowState, newLeadFlowState } from '../lead/lead-flow.state.ts';
import type { MembershipConfirmation } from '../../payment/read-confirmation.ts';
import type { Plan } from '../../plans/plan.ts';

/** 0 plans, 1 personal details, 2 confirmation. */
export type StandardJoinStep = 0 | 1 | 2;

/** The state that the join shares with the lead flow: contact, club and lead. */
export type SharedWithLead = Pick<
  LeadFlowState,
  | 'contactInput'
  | 'createdDate'
  | 'hasCreatedLead'
  | 'leadTokenId'
  | 'leadTransactionId'
  | 'outreachCode'
  | 'joinOutreachCode'
  | 'config'
  | 'receiveTextAlerts'
  | 'subscribeToNewsletter'
  | 'selectedFacility'
  | 'suggestedFacility'
  | 'showNonEligibleBanner'
  | 'isCorpLead'
  | 'referrerDetails'
  | 'referringId'
  | 'associationToken'
  | 'recordedFacilityId'
  | 'recordedConsents'
  | 'requestedConsents'
>;

/** The state stored across reloads, without a payment token. */
export interface StandardJoinState extends SharedWithLead {
  readonly step: StandardJoinStep;
  readonly previousStep: StandardJoinStep | null;
  /** The chosen plan, from the latest offer of the club below. */
  readonly plan: Plan | null;
  readonly planFacilityId: string | null;
  /** The paid membership; once set, nothing more can be bought. */
  readonly confirmation: MembershipConfirmation | null;
}

/** The codes of a lead from the join. */
export interface JoinCodes {
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
}

/** A new join: step 0, no lead, no plan. */
export function newStandardJoinState(codes: JoinCodes): StandardJoinState {
  return {
    ...pickSharedWithLead(newLeadFlowState(codes)),
    step: 0,
    previousStep: null,
    plan: null,
    planFacilityId: null,
    confirmation: null,
  };
}

/** The keys of `SharedWithLead`. */
export const sharedWithLead: readonly (keyof SharedWithLead)[] = [
  'contactInput',
  'createdDate',
  'hasCreatedLead',
  'leadTokenId',
  'leadTransactionId',
  'outreachCode',
  'joinOutreachCode',
  'config',
  'receiveTextAlerts',
  'subscribeToNewsletter',
  'selectedFacility',
  'suggestedFacility',
  'showNonEligibleBanner',
  'isCorpLead',
  'referrerDetails',
  'referringId',
  'associationToken',
  'recordedFacilityId',
  'recordedConsents',
  'requestedConsents',
];

export function pickSharedWithLead(state: SharedWithLead): SharedWithLead {
  return Object.fromEntries(
    sharedWithLead.map((field) => [field, state[field]]),
  ) as unknown as SharedWithLead;
}

/** The join as the lead flow's parts and reducer see it, always at the contact step. */
export function asLeadState(state: StandardJoinState): LeadFlowState {
  const { outreachCode, joinOutreachCode } = state;
  return {
    ...newLeadFlowState({ outreachCode, joinOutreachCode }),
    ...pickSharedWithLead(state),
  };
}

/**
 * The furthest step that the state allows, at or before the wanted one: no details without a club and a plan, no
 * confirmation without a payment, and nothing else after that.
 */
export function reachableJoinStep(
  state: Pick<StandardJoinState, 'confirmation' | 'selectedFacility' | 'plan'>,
  wanted: StandardJoinStep,
): StandardJoinStep {
  if (state.confirmation !== null) return 2;
  return wanted === 0 || state.selectedFacility === null || state.plan === null ? 0 : 1;
}
