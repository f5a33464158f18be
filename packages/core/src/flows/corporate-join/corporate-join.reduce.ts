/** The reducer of the corporate flow: one case per transition of the specification. Pure. */
import type { CorporateJoinEvent } from './corporate-join.event.ts';
import { holdsVisit } from '../lead/lead-flow.state.ts';
import type { PlanOffer } from '../../plans/plan.ts';
import {
  type CorporateJoinState,
  type CorporateJoinStep,
  reachableCorporateStep,
} from './corporate-join.state.ts';
import { asLeadFlowState, reduceVisit } from './corporate-join.visit.ts';

export function reduceCorporateJoin(
  state: CorporateJoinState,
  event: CorporateJoinEvent,
): CorporateJoinState {
  switch (event.type) {
    case 'touched':
      return state.createdDate === null ? { ...state, createdDate: event.now } : state;
    case 'stayed':
      return { ...state, createdDate: event.now };
    case 'field-changed':
      return { ...state, contactInput: { ...state.contactInput, [event.field]: event.value } };
    case 'visit':
      return reduceVisit(state, event.event);
    case 'code-sent':
      return showCodeStep({
        ...state,
        ...event.account,
        codeEmail: event.email,
        codeSentAt: event.at,
        verifiedEmail: null,
        plan: null,
      });
    case 'code-resent':
      return { ...state, codeSentAt: event.at };
    case 'code-step-shown':
      return showCodeStep(state);
    case 'email-verified':
      return { ...state, verifiedEmail: event.email, step: 2, previousStep: 1 };
    case 'not-eligible':
      return { ...state, showNonEligibleBanner: true };
    case 'plan-step-shown':
      return showStep(state, 2);
    case 'plans-loaded':
      return takeOffer(state, event.offer);
    case 'plan-chosen':
      return { ...state, plan: event.plan };
    case 'purchase-confirmed':
      return { ...state, confirmation: event.confirmation, step: 3, previousStep: state.step };
    case 'step-revisited':
      return showStep(state, event.step);
  }
}

function showCodeStep(state: CorporateJoinState): CorporateJoinState {
  return { ...state, step: 1, previousStep: 0, showNonEligibleBanner: false };
}

/** A single plan is chosen automatically, and a plan that is no longer offered is deselected. */
function takeOffer(state: CorporateJoinState, offer: PlanOffer): CorporateJoinState {
  const { corporateAgreementId, region, promotionId, memberId, plans } = offer;
  const chosen = plans.find(({ planId }) => planId === state.plan?.planId);
  const plan = chosen ?? (plans.length === 1 ? (plans[0] ?? null) : null);
  return { ...state, corporateAgreementId, region, promotionId, memberId, plan };
}

/** Back, Forward and the return to the plans. Going back to the times of a booked visit edits it. */
function showStep(state: CorporateJoinState, wanted: CorporateJoinStep): CorporateJoinState {
  const step = reachableCorporateStep(state, wanted);
  if (step === state.step) return state;
  return {
    ...state,
    step,
    previousStep: step === 0 ? null : step === 5 ? 4 : step >= 3 ? 2 : step === 2 ? 1 : 0,
    isInEditMode: step === 4 && holdsVisit(asLeadFlowState(state)),
  };
}
