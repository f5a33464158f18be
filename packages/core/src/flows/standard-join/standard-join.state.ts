/** The state of the standard join, how it is stored, what can happen to it, and its reducer. */
import * as z from 'zod/mini';

import type { LeadOutreach } from '../../lead/lead.ts';
import { confirmationSchema } from '../../payment/confirmation.schema.ts';
import type { MembershipConfirmation } from '../../payment/purchase.ts';
import type { Club } from '../../clubs/club.ts';
import { withStoredPhone } from '../../forms/join-phone-input.ts';
import type { HeldPrice } from '../../plans/held-price.ts';
import type { Plan } from '../../plans/plan.ts';
import { planSchema } from '../../plans/plan.schema.ts';
import {
  type LeadDraft,
  type LeadDraftEvent,
  leadDraftFields,
  newLeadDraft,
  reduceLeadDraft,
} from '../draft/lead-draft.ts';
import {
  answerJoin,
  type JoinAnswered,
  type JoinInput,
  unsignIfChanged,
} from '../shared/join-agreement.ts';
import { findOffered } from '../shared/offered-plans.ts';

/** 0 plans, 1 personal details, 2 confirmation, 3 the agreement, which comes between 1 and 2. */
export type StandardJoinStep = 0 | 1 | 2 | 3;

/** Stored across reloads, without a payment token. */
export interface StandardJoinState extends LeadDraft {
  readonly step: StandardJoinStep;
  readonly previousStep: StandardJoinStep | null;
  /** The chosen plan, as the club below last offered it. */
  readonly plan: Plan | null;
  /** The chosen first day of the membership, an ISO date or what was typed; null for the earliest one. */
  readonly startDate: string | null;
  /** The promo code to apply, in capital letters. */
  readonly promoCode: string | null;
  readonly planFacilityId: string | null;
  /** The price that a mailed link holds; null without one. */
  readonly heldPrice: KeptHeldPrice | null;
  /** What was typed on the agreement step. */
  readonly joinInput: JoinInput;
  /** The paid membership; once set, nothing more can be bought. */
  readonly confirmation: MembershipConfirmation | null;
}

export interface KeptHeldPrice {
  /** Of the link. */
  readonly token: string;
  readonly facilityId: string;
  readonly plan: Plan;
}

export const standardJoinStorageKey = 'foyer.standard-join';

const step = z.literal([0, 1, 2, 3]);

/** The stored state. State that doesn't match is discarded as a whole. */
export const standardJoinStateSchema: z.ZodMiniType<StandardJoinState> = z.object({
  ...leadDraftFields,
  step,
  previousStep: z.nullable(step),
  plan: z.nullable(planSchema),
  startDate: z.nullable(z.string()),
  promoCode: z.nullable(z.string()),
  planFacilityId: z.nullable(z.string()),
  heldPrice: z.nullable(z.object({ token: z.string(), facilityId: z.string(), plan: planSchema })),
  joinInput: z.record(z.string(), z.string()),
  confirmation: z.nullable(confirmationSchema),
});

/** Times, ids and answers come with the events. */
export type StandardJoinEvent =
  | LeadDraftEvent
  /** The club named in the address doesn't exist. */
  | { readonly type: 'club-unknown' }
  | {
      readonly type: 'plans-loaded';
      readonly plans: readonly Plan[];
      readonly facilityId: string;
    }
  | { readonly type: 'plan-chosen'; readonly plan: Plan }
  | { readonly type: 'start-chosen'; readonly startDate: string | null }
  | { readonly type: 'promo-chosen'; readonly promoCode: string | null }
  | {
      readonly type: 'price-held';
      readonly club: Club;
      readonly heldPrice: KeptHeldPrice;
      readonly contact: NonNullable<HeldPrice['offer']>['contact'];
    }
  | { readonly type: 'held-price-ended' }
  | JoinAnswered
  | { readonly type: 'purchase-confirmed'; readonly confirmation: MembershipConfirmation }
  | { readonly type: 'step-revisited'; readonly step: StandardJoinStep };

export function newStandardJoinState(codes: LeadOutreach): StandardJoinState {
  return {
    ...newLeadDraft(codes),
    step: 0,
    previousStep: null,
    plan: null,
    startDate: null,
    promoCode: null,
    planFacilityId: null,
    heldPrice: null,
    joinInput: {},
    confirmation: null,
  };
}

export function reduceStandardJoin(
  state: StandardJoinState,
  event: StandardJoinEvent,
): StandardJoinState {
  return unsignIfChanged(state, reduce(state, event));
}

function reduce(state: StandardJoinState, event: StandardJoinEvent): StandardJoinState {
  switch (event.type) {
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
    case 'start-chosen':
      return { ...state, startDate: event.startDate };
    case 'promo-chosen':
      return { ...state, promoCode: event.promoCode };
    case 'price-held':
      return takeHeldPrice(state, event);
    case 'held-price-ended':
      return { ...state, heldPrice: null };
    case 'join-answered':
      return answerJoin(state, event);
    case 'purchase-confirmed':
      return { ...state, confirmation: event.confirmation, step: 2, previousStep: 1 };
    case 'step-revisited':
      return showStep(state, event.step);
    default:
      return reduceLeadDraft(state, event);
  }
}

/** Fills in the visitor's contact data. Nothing of anyone else who used this browser stays. */
function takeHeldPrice(
  before: StandardJoinState,
  { club, heldPrice, contact }: Extract<StandardJoinEvent, { readonly type: 'price-held' }>,
): StandardJoinState {
  if (before.confirmation !== null) return before;
  const isSame = before.contactInput.email_address === contact.email;
  const { config, createdDate, startDate, promoCode } = before;
  const state = isSame ? before : { ...newStandardJoinState(before), config, createdDate };
  const { facilityId } = heldPrice;
  return withStoredPhone({
    ...reduceLeadDraft(state, { type: 'club-chosen', club, accepts: true }),
    step: 0,
    previousStep: null,
    startDate,
    promoCode,
    heldPrice,
    plan: heldPrice.plan,
    planFacilityId: facilityId,
    confirmation: null,
    contactInput: {
      ...state.contactInput,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email_address: contact.email,
      phone_number: contact.phone,
    },
  });
}

/** Keeps the chosen plan at its latest price if the club offers it, and deselects it otherwise. */
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

/**
 * The furthest step at or before the wanted one that the state allows: no details without a club and a plan, no
 * agreement without a lead, no confirmation without a payment, and nothing else after that.
 */
export function reachableJoinStep(
  state: Pick<StandardJoinState, 'confirmation' | 'selectedFacility' | 'plan' | 'hasCreatedLead'>,
  wanted: StandardJoinStep,
): StandardJoinStep {
  if (state.confirmation !== null) return 2;
  if (wanted === 0 || state.selectedFacility === null || state.plan === null) return 0;
  return wanted === 3 && state.hasCreatedLead ? 3 : 1;
}
