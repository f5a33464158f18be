/**
 * Maps the corporate flow's state to the lead flow's and back. Steps 2, 4 and 5 correspond to the lead flow's steps
 * before, at and after the times. This way the same parts and reducer book, move and cancel the visit.
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

/** The state as the lead flow's parts see it. */
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

/** The corporate state after an event that the lead flow's reducer handles. */
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
