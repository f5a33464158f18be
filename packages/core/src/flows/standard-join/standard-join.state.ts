import { type LeadFlowState, newLeadFlowState } from '../lead/lead-flow.state.ts';
import type { MembershipConfirmation } from '../../payment/read-confirmation.ts';
import type { Plan } from '../../plans/plan.ts';

/** 0 plans, 1 personal details, 2 confirmation. Source: RT-05, SJ-01, SJ-04, SJ-06. */
export type StandardJoinStep = 0 | 1 | 2;

/** What the join keeps under the lead flow's names: who, where, and the one lead. */
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

/** What is kept across reloads: no payment token. Source: LX-13. */
export interface StandardJoinState extends SharedWithLead {
  readonly step: StandardJoinStep;
  readonly previousStep: StandardJoinStep | null;
  /** The plan that is chosen, as the club named below offered it last. SJ-01 */
  readonly plan: Plan | null;
  readonly planFacilityId: string | null;
  /** The membership that was paid for; nothing is bought after it. SJ-06 */
  readonly confirmation: MembershipConfirmation | null;
}

/** The codes that a lead of the join goes by. LC-24 */
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

/** The names of `SharedWithLead`. */
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

/** The join as the lead flow's parts and its reducer see it: always at its contact step. */
export function asLeadState(state: StandardJoinState): LeadFlowState {
  const { outreachCode, joinOutreachCode } = state;
  return {
    ...newLeadFlowState({ outreachCode, joinOutreachCode }),
    ...pickSharedWithLead(state),
  };
}

/**
 * The furthest step that the state allows at or before the wanted one: no details without a club and a plan, no
 * confirmation without a payment, and after that nothing else. Source: RT-05, LX-14.
 */
export function reachableJoinStep(
  state: Pick<StandardJoinState, 'confirmation' | 'selectedFacility' | 'plan'>,
  wanted: StandardJoinStep,
): StandardJoinStep {
  if (state.confirmation !== null) return 2;
  return wanted === 0 || state.selectedFacility === null || state.plan === null ? 0 : 1;
}
