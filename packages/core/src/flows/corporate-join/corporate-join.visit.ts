/**
 * The corporate flow's state as the lead flow's, and back: its steps 2, 4 and 5 are the lead flow's before, at and
 * after the times. So the visit is booked, moved and cancelled by the same parts and the same reducer. CJ-15 to CJ-17
 */
import { reduceLeadFlow } from '../lead/lead-flow.reduce.ts';
import type { LeadFlowEvent } from '../lead/lead-flow.event.ts';
import {
  type LeadFlowState,
  type LeadFlowStep,
  newLeadFlowState,
} from '../lead/lead-flow.state.ts';
import {
  type CorporateJoinState,
  type CorporateJoinStep,
  pickShared,
} from './corporate-join.state.ts';

/** What the lead flow's parts see. */
export function asLeadFlowState(state: CorporateJoinState): LeadFlowState {
  const { outreachCode } = state;
  return {
    ...newLeadFlowState({ outreachCode, joinOutreachCode: outreachCode }),
    ...pickShared(state),
    step: asLeadStep(state.step),
    previousStep: state.previousStep === null ? null : asLeadStep(state.previousStep),
    isCorpLead: true,
  };
}

/** The corporate state after something that the lead flow's reducer decides. */
export function reduceVisit(state: CorporateJoinState, event: LeadFlowEvent): CorporateJoinState {
  const before = asLeadFlowState(state);
  const after = reduceLeadFlow(before, event);
  if (after === before) return state;
  const isSameStep = after.step === before.step;
  return {
    ...state,
    ...pickShared(after),
    step: isSameStep ? state.step : corporateSteps[after.step],
    previousStep:
      after.previousStep === before.previousStep
        ? state.previousStep
        : after.previousStep === null
          ? null
          : corporateSteps[after.previousStep],
  };
}

const corporateSteps: Readonly<Record<LeadFlowStep, CorporateJoinStep>> = { 0: 2, 1: 4, 2: 5 };

function asLeadStep(step: CorporateJoinStep): LeadFlowStep {
  return step === 4 ? 1 : step === 5 ? 2 : 0;
}
