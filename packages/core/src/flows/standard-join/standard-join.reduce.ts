/** The reducer of the join: one case per transition. Pure. */
import type { LeadFlowEvent } from '../lead/lead-flow.event.ts';
import { reduceLeadFlow } from '../lead/lead-flow.reduce.ts';
import { findOffered } from '../shared/offered-plans.ts';
import type { Plan } from '../../plans/plan.ts';
import type { StandardJoinEvent } from './standard-join.event.ts';
import {
  asLeadState,
  pickSharedWithLead,
  reachableJoinStep,
  type StandardJoinState,
  type StandardJoinStep,
} from './standard-join.state.ts';

export function reduceStandardJoin(
  state: StandardJoinState,
  event: StandardJoinEvent,
): StandardJoinState {
  switch (event.type) {
    case 'touched':
      return state.createdDate === null ? { ...state, createdDate: event.now } : state;
    case 'stayed':
      return { ...state, createdDate: event.now };
    case 'field-changed':
      return { ...state, contactInput: { ...state.contactInput, [event.field]: event.value } };
    case 'lead':
      return reduceLead(state, event.event);
    case 'club-unknown':
      return showStep({ ...state, selectedFacility: null }, 0);
    case 'plans-loaded':
      return takeOffer(state, event.plans, event.facilityId);
    case 'plan-chosen':
      return {
        ...state,
        plan: event.plan,
        planFacilityId: state.selectedFacility?.facilityId ?? null,
      };
    case 'purchase-confirmed':
      return { ...state, confirmation: event.confirmation, step: 2, previousStep: 1 };
    case 'step-revisited':
      return showStep(state, event.step);
  }
}

function reduceLead(state: StandardJoinState, event: LeadFlowEvent): StandardJoinState {
  const before = asLeadState(state);
  const after = reduceLeadFlow(before, event);
  return after === before ? state : { ...state, ...pickSharedWithLead(after) };
}

/** Keeps the chosen plan at the club's latest price if the club offers it; otherwise deselects it. */
function takeOffer(
  state: StandardJoinState,
  plans: readonly Plan[],
  facilityId: string,
): StandardJoinState {
  if (state.selectedFacility?.facilityId !== facilityId) return state;
  const plan = findOffered(plans, state.plan);
  const planFacilityId = plan === null ? null : facilityId;
  return showStep({ ...state, plan, planFacilityId }, state.step);
}

function showStep(state: StandardJoinState, wanted: StandardJoinStep): StandardJoinState {
  const step = reachableJoinStep(state, wanted);
  if (step === state.step) return state;
  return { ...state, step, previousStep: step === 0 ? null : step === 1 ? 0 : 1 };
}
