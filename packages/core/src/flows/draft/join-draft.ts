/** What every flow that sells memberships stores of the purchase. Both joins' states extend it. */
import * as z from 'zod/mini';

import type { FormInput } from '../../forms/form.ts';
import { isDate } from '../../forms/date.ts';
import type { JoinAgreementField } from '../../forms/join-agreement-form.ts';
import type { MembershipConfirmation } from '../../payment/purchase.ts';
import type { Plan, PlanCost, PromoDiscount } from '../../plans/plan.ts';
import type { LeadDraft } from './lead-draft.ts';

/** What was typed on the agreement step, by field. */
export type JoinInput = FormInput;

export interface JoinDraft {
  readonly plan: Plan | null;
  /** The chosen first day of the membership, an ISO date or what was typed; null for the earliest one. */
  readonly startDate: string | null;
  /** The promo code to apply, in capital letters. */
  readonly promoCode: string | null;
  readonly joinInput: JoinInput;
  /** The paid membership; once set, nothing more can be bought. */
  readonly confirmation: MembershipConfirmation | null;
}

export type JoinAnswered = {
  readonly type: 'join-answered';
  readonly field: JoinAgreementField;
  readonly value: string;
};

export type JoinDraftEvent =
  | { readonly type: 'plan-chosen'; readonly plan: Plan }
  | { readonly type: 'start-chosen'; readonly startDate: string | null }
  | { readonly type: 'promo-chosen'; readonly promoCode: string | null }
  | JoinAnswered
  | { readonly type: 'purchase-confirmed'; readonly confirmation: MembershipConfirmation };

export const newJoinDraft: JoinDraft = {
  plan: null,
  startDate: null,
  promoCode: null,
  joinInput: {},
  confirmation: null,
};

/** The draft's share of an event; the flow decides on its steps. */
export function reduceJoinDraft<State extends JoinDraft>(
  state: State,
  event: JoinDraftEvent,
): State {
  switch (event.type) {
    case 'plan-chosen':
      return { ...state, plan: event.plan };
    case 'start-chosen':
      return { ...state, startDate: event.startDate };
    case 'promo-chosen':
      return { ...state, promoCode: event.promoCode };
    case 'join-answered': {
      const { field, value } = event;
      // Someone who changes their birth date signs again, because their guardian may have to.
      const before = field === 'birth_date' ? unsigned(state.joinInput) : state.joinInput;
      return { ...state, joinInput: { ...before, [field]: value } };
    }
    case 'purchase-confirmed':
      return { ...state, confirmation: event.confirmation };
  }
}

/** Another plan, club or first day has to be signed again. Returns `after` itself if nothing was signed. */
export function unsignIfChanged<State extends JoinDraft & Pick<LeadDraft, 'selectedFacility'>>(
  before: State,
  after: State,
): State {
  const isSame =
    before.plan?.planId === after.plan?.planId &&
    before.startDate === after.startDate &&
    before.selectedFacility?.facilityId === after.selectedFacility?.facilityId;
  const joinInput = isSame ? after.joinInput : unsigned(after.joinInput);
  return joinInput === after.joinInput ? after : { ...after, joinInput };
}

function unsigned(input: JoinInput): JoinInput {
  const kept = Object.entries(input).filter(([name]) => !name.startsWith('consent-'));
  return kept.length === Object.keys(input).length ? input : Object.fromEntries(kept);
}

const text = z.nullable(z.string());
const currency = z.enum(['USD', 'CAD', 'GBP']);
const minorUnits = z.int();

const discount: z.ZodMiniType<PromoDiscount> = z.union([
  z.object({ kind: z.literal('percent'), percent: z.int() }),
  z.object({ kind: z.literal('amount'), minorUnits }),
]);

const costSchema: z.ZodMiniType<PlanCost> = z.object({
  currency,
  monthlyFee: minorUnits,
  regularMonthlyFee: minorUnits,
  initiation: z.object({ totalDues: minorUnits }),
  promotionalSavings: minorUnits,
  isReimbursementAvailable: z.boolean(),
  commitmentMonths: z.int(),
  opening: z.nullable(z.object({ day: text })),
  promo: z.optional(
    z.object({
      code: z.string(),
      initiation: z.nullable(discount),
      monthly: z.nullable(z.object({ discount, months: z.int() })),
    }),
  ),
});

export const planSchema: z.ZodMiniType<Plan> = z.object({
  id: text,
  planId: z.string(),
  planType: z.string(),
  name: z.string(),
  description: z.string(),
  cost: costSchema,
  promotion: text,
  includes: z.array(z.string()),
  access: z.nullable(
    z.object({
      to: z.enum(['club', 'region', 'chain']),
      clubs: z.int(),
      facilityIds: z.nullable(z.array(z.string())),
    }),
  ),
  publicCost: z.nullable(costSchema),
  heldUntil: z.optional(z.string()),
  heldPriceId: z.optional(z.string()),
});

const money = z.object({ minorUnits, currency });

export const joinDraftFields: {
  readonly [Field in keyof JoinDraft]: z.ZodMiniType<JoinDraft[Field]>;
} = {
  plan: z.nullable(planSchema),
  startDate: text,
  promoCode: text,
  joinInput: z.record(z.string(), z.string()),
  confirmation: z.nullable(
    z.object({
      memberId: z.string(),
      barcode: text,
      startsOn: z.nullable(z.string().check(z.refine(isDate))),
      receipt: z.nullable(
        z.object({
          number: z.string(),
          paid: money,
          paidWith: text,
          monthly: money,
          nextChargeOn: text,
        }),
      ),
      buyer: z.object({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
      }),
      facilityId: text,
    }),
  ),
};
