/** The state of the standard join, how it is stored, what can happen to it, and its reducer. */
import * as z from 'zod/mini';

import type { LeadOutreach } from '../../lead/lead.ts';
import type { Club } from '../../clubs/club.ts';
import { withStoredPhone } from '../../forms/join-contact-form.ts';
import type { HeldPrice } from '../../plans/held-price.ts';
import type { Plan } from '../../plans/plan.ts';
import {
  type JoinDraft,
  type JoinDraftEvent,
  joinDraftFields,
  newJoinDraft,
  planSchema,
  reduceJoinDraft,
  unsignIfChanged,
} from '../draft/join-draft.ts';
import {
  type LeadDraft,
  type LeadDraftEvent,
  leadDraftFields,
  newLeadDraft,
  reduceLeadDraft,
} from '../draft/lead-draft.ts';
import { findOffered } from '../shared/offered-plans.ts';

/** 0 plans, 1 personal details, 2 confirmation, 3 the agreement, which comes between 1 and 2. */
export type StandardJoinStep = 0 | 1 | 2 | 3;

/** Stored across reloads, without a payment token. */
export interface StandardJoinState extends LeadDraft, JoinDraft {
  readonly step: StandardJoinStep;
  readonly previousStep: StandardJoinStep | null;
  /** The club that offered the chosen plan last. */
  readonly planFacilityId: string | null;
  /** The price that a mailed link holds; null without one. */
  readonly heldPrice: KeptHeldPrice | null;
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
  ...joinDraftFields,
  step,
  previousStep: z.nullable(step),
  planFacilityId: z.nullable(z.string()),
  heldPrice: z.nullable(z.object({ token: z.string(), facilityId: z.string(), plan: planSchema })),
});

/** Times, ids and answers come with the events. */
export type StandardJoinEvent =
  | LeadDraftEvent
  | JoinDraftEvent
  /** The club named in the address doesn't exist. */
  | { readonly type: 'club-unknown' }
  | {
      readonly type: 'plans-loaded';
      readonly plans: readonly Plan[];
      readonly facilityId: string;
    }
  | {
      readonly type: 'price-held';
      readonly club: Club;
      readonly heldPrice: KeptHeldPrice;
      readonly contact: NonNullable<HeldPrice['offer']>['contact'];
    }
  | { readonly type: 'held-price-ended' }
  | { readonly type: 'step-revisited'; readonly step: StandardJoinStep };

export function newStandardJoinState(codes: LeadOutreach): StandardJoinState {
  return {
    ...newLeadDraft(codes),
    ...newJoinDraft,
    step: 0,
    previousStep: null,
    planFacilityId: null,
    heldPrice: null,
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
        ...reduceJoinDraft(state, event),
        planFacilityId: state.selectedFacility?.facilityId ?? null,
      };
    case 'start-chosen':
    case 'promo-chosen':
    case 'join-answered':
      return reduceJoinDraft(state, event);
    case 'price-held':
      return takeHeldPrice(state, event);
    case 'held-price-ended':
      return { ...state, heldPrice: null };
    case 'purchase-confirmed':
      return { ...reduceJoinDraft(state, event), step: 2, previousStep: 1 };
    case 'step-revisited':
      return showStep(state, event.step);
    default:
      return reduceLeadDraft(state, event);
  }
}

/** Fills in the visitor's contact data. Nothing of anyone else who used this browser stays, not even their membership. */
function takeHeldPrice(
  before: StandardJoinState,
  { club, heldPrice, contact }: Extract<StandardJoinEvent, { readonly type: 'price-held' }>,
): StandardJoinState {
  const joined = before.confirmation?.buyer.email.toLowerCase();
  if (joined === contact.email.toLowerCase()) return before;
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
