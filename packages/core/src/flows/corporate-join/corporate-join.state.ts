/** The state of the corporate join, how it is stored, what can happen to it, and its reducer. */
import * as z from 'zod/mini';

import type { ContactInput } from '../../forms/contact-form.ts';
import type { CorporateAccount } from '../../corporate/corporate-repository.port.ts';
import { isInstant } from '../../kernel/temporal.ts';
import type { PlanOffer } from '../../plans/plan.ts';
import { clubAccepts } from '../../visit/visit-configuration.ts';
import {
  type JoinDraft,
  type JoinDraftEvent,
  joinDraftFields,
  newJoinDraft,
  reduceJoinDraft,
  unsignIfChanged,
} from '../draft/join-draft.ts';
import { type LeadDraft, leadDraftFields, newLeadDraft } from '../draft/lead-draft.ts';
import {
  hasVisit,
  newVisitDraft,
  reduceVisit,
  type VisitDraft,
  visitDraftFields,
  type VisitEvent,
  type VisitSteps,
} from '../draft/visit-draft.ts';
import { findOffered } from '../shared/offered-plans.ts';

/**
 * 0 contact, 1 email code, 2 plan, 3 confirmation, 4 schedule, 5 appointment confirmation, 6 the agreement, which comes
 * between 2 and 3.
 */
export type CorporateJoinStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The state stored across reloads, without the email code or a payment token. */
export interface CorporateJoinState extends LeadDraft, VisitDraft, JoinDraft {
  readonly step: CorporateJoinStep;
  readonly previousStep: CorporateJoinStep | null;
  /** True for someone who has an invitation code instead of a work mailbox. Their personal address is verified. */
  readonly isInvited: boolean;
  /** The employer and the person there, once a code was sent. */
  readonly corporateAccountId: string | null;
  readonly corporateContactId: string | null;
  readonly companyName: string | null;
  /** From the answer with the plans, like the three fields below. */
  readonly corporateAgreementId: string | null;
  readonly region: string | null;
  readonly promotionId: string | null;
  readonly memberId: string | null;
  /** The company address that the latest code went to, in lowercase, and when: an ISO instant. */
  readonly codeEmail: string | null;
  readonly codeSentAt: string | null;
  /** The verified company address, in lowercase. */
  readonly verifiedEmail: string | null;
}

export const corporateJoinStorageKey = 'foyer.corporate-join';

const text = z.nullable(z.string());
const step = z.literal([0, 1, 2, 3, 4, 5, 6]);

/** The stored state. State that doesn't match is discarded as a whole. */
export const corporateJoinStateSchema: z.ZodMiniType<CorporateJoinState> = z.object({
  ...leadDraftFields,
  ...visitDraftFields,
  ...joinDraftFields,
  step,
  previousStep: z.nullable(step),
  isInvited: z.boolean(),
  corporateAccountId: text,
  corporateContactId: text,
  companyName: text,
  corporateAgreementId: text,
  region: text,
  promotionId: text,
  memberId: text,
  codeEmail: text,
  codeSentAt: z.nullable(z.string().check(z.refine(isInstant))),
  verifiedEmail: text,
});

/** Times, ids and answers come with the events. */
export type CorporateJoinEvent =
  | VisitEvent
  | JoinDraftEvent
  | {
      readonly type: 'code-sent';
      readonly account: CorporateAccount;
      /** Lowercase. */
      readonly email: string;
      /** ISO instant. */
      readonly at: string;
    }
  | { readonly type: 'code-resent'; readonly at: string }
  | { readonly type: 'code-step-shown' }
  | { readonly type: 'invitation-chosen'; readonly isInvited: boolean }
  | {
      readonly type: 'email-verified';
      readonly email: string;
      /** From an invitation code; a mailed code's came when it was sent. */
      readonly account?: CorporateAccount;
    }
  /** A newer request for a code took the place of this one, from another device for example. */
  | { readonly type: 'verification-lost' }
  | { readonly type: 'not-eligible' }
  | { readonly type: 'plan-step-shown' }
  | { readonly type: 'plans-loaded'; readonly offer: PlanOffer }
  | { readonly type: 'step-revisited'; readonly step: CorporateJoinStep };

export const corporateVisitSteps: VisitSteps<CorporateJoinStep> = {
  before: 2,
  times: 4,
  confirmation: 5,
  timesFirst: false,
};

export function newCorporateJoinState(outreachCode: string): CorporateJoinState {
  return {
    ...newLeadDraft({ outreachCode, joinOutreachCode: outreachCode }),
    ...newVisitDraft,
    ...newJoinDraft,
    isCorpLead: true,
    step: 0,
    previousStep: null,
    isInvited: false,
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
  };
}

export function reduceCorporateJoin(
  state: CorporateJoinState,
  event: CorporateJoinEvent,
): CorporateJoinState {
  return unsignIfChanged(state, reduce(state, event));
}

function reduce(state: CorporateJoinState, event: CorporateJoinEvent): CorporateJoinState {
  switch (event.type) {
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
    case 'invitation-chosen':
      return { ...state, isInvited: event.isInvited, step: 0, previousStep: null };
    case 'email-verified':
      return {
        ...state,
        ...event.account,
        ...(event.account && { plan: null }),
        verifiedEmail: event.email,
        step: 2,
        previousStep: 1,
      };
    case 'verification-lost':
      return showStep({ ...state, verifiedEmail: null, codeEmail: null, codeSentAt: null }, 1);
    case 'not-eligible':
      return { ...state, showNonEligibleBanner: true };
    case 'plan-step-shown':
      return showStep(state, 2);
    case 'plans-loaded':
      return takeOffer(state, event.offer);
    case 'plan-chosen':
    case 'start-chosen':
    case 'promo-chosen':
    case 'join-answered':
      return reduceJoinDraft(state, event);
    case 'purchase-confirmed':
      return { ...reduceJoinDraft(state, event), step: 3, previousStep: state.step };
    case 'step-revisited':
      return showStep(state, event.step);
    default:
      return reduceVisit(state, event, corporateVisitSteps);
  }
}

function showCodeStep(state: CorporateJoinState): CorporateJoinState {
  return { ...state, step: 1, previousStep: 0, showNonEligibleBanner: false };
}

/** A single plan is chosen automatically, and a plan that is no longer offered is deselected. */
function takeOffer(state: CorporateJoinState, offer: PlanOffer): CorporateJoinState {
  const { corporateAgreementId, region, promotionId, memberId, plans } = offer;
  const plan = findOffered(plans, state.plan) ?? (plans.length === 1 ? (plans[0] ?? null) : null);
  const next = { ...state, corporateAgreementId, region, promotionId, memberId, plan };
  return state.step === 6 ? showStep(next, 6) : next;
}

/** Back, Forward and the return to the plans. Going back to the times of a booked visit edits it. */
function showStep(state: CorporateJoinState, wanted: CorporateJoinStep): CorporateJoinState {
  const step = reachableCorporateStep(state, wanted);
  if (step === state.step) return state;
  return {
    ...state,
    step,
    previousStep: step === 0 ? null : step === 5 ? 4 : step >= 3 ? 2 : step === 2 ? 1 : 0,
    isInEditMode: step === 4 && hasVisit(state),
  };
}

/** The address that shows who the employer is: the personal one of someone with an invitation code. */
export function companyEmailOf(
  state: Pick<CorporateJoinState, 'contactInput' | 'isInvited'>,
): string {
  return companyInputOf(state).company_email.trim().toLowerCase();
}

/** What was typed, with that address as the company email. */
export function companyInputOf({
  contactInput,
  isInvited,
}: Pick<CorporateJoinState, 'contactInput' | 'isInvited'>): ContactInput {
  return isInvited ? { ...contactInput, company_email: contactInput.email_address } : contactInput;
}

/** True while the company address in the form is the verified one. */
export function isVerified(state: CorporateJoinState): boolean {
  return state.verifiedEmail !== null && state.verifiedEmail === companyEmailOf(state);
}

/** True while the last code was sent to the company address in the form. */
export function hasCode(state: CorporateJoinState): boolean {
  return state.codeSentAt !== null && state.codeEmail === companyEmailOf(state);
}

/** An invitation code is entered once the lead is recorded, a mailed one once it was sent. */
function awaitsCode(state: CorporateJoinState): boolean {
  return state.isInvited ? state.hasCreatedLead : hasCode(state);
}

/**
 * The furthest step that the state allows, at or before the wanted one: no plans without verification, no agreement
 * without a plan, no confirmation without a payment, and nothing else after that.
 */
export function reachableCorporateStep(
  state: CorporateJoinState,
  wanted: CorporateJoinStep,
): CorporateJoinStep {
  if (state.confirmation !== null) return 3;
  if (wanted === 0 || state.selectedFacility === null) return 0;
  if (!isVerified(state)) return awaitsCode(state) ? 1 : 0;
  if (wanted === 6) return state.plan !== null && state.hasCreatedLead ? 6 : 2;
  if (wanted === 5 && state.scheduledFacility !== null && state.hasCreatedLead) return 5;
  if (
    wanted >= 4 &&
    state.hasCreatedLead &&
    clubAccepts(state.config, state.selectedFacility) === true
  ) {
    return 4;
  }
  return 2;
}
