/** The lead flow's state, what can happen to it, and its reducer. */
import * as z from 'zod/mini';

import type { Club } from '../../clubs/club.ts';
import type { ContactInput } from '../../forms/contact-form.ts';
import type { FlowOrder } from '../../kernel/platform.port.ts';
import type { LeadOutreach, Referrer } from '../../lead/lead.ts';
import { clubAccepts } from '../../visit/visit-configuration.ts';
import {
  type LeadDraft,
  leadDraftFields,
  newLeadDraft,
  reduceLeadDraft,
} from '../draft/lead-draft.ts';
import {
  hasVisit,
  newVisitDraft,
  reduceVisit,
  type VisitDraft,
  visitDraftFields,
  type VisitEvent,
  type VisitSteps,
} from '../draft/visit-draft.ts';

/** 0 contact, 1 schedule, 2 confirmation. */
export type LeadFlowStep = 0 | 1 | 2;

/** Stored across reloads. It never holds a token that opens an account. */
export interface LeadFlowState extends LeadDraft, VisitDraft {
  readonly step: LeadFlowStep;
  readonly previousStep: LeadFlowStep | null;
  readonly isPromo: boolean;
  readonly leadFlowIsVisible: boolean;
  readonly content: Readonly<Record<string, string>> | null;
  readonly isRedirectFromFormerMember: boolean;
}

/** Times, ids and answers come with the events. */
export type LeadFlowEvent =
  | VisitEvent
  | {
      readonly type: 'prefilled';
      readonly contact: Partial<ContactInput>;
      readonly formerMember: boolean;
    }
  | { readonly type: 'referred'; readonly referringId: string; readonly referrer: Referrer | null }
  | { readonly type: 'company-email-checked'; readonly eligible: boolean }
  | {
      readonly type: 'bought';
      readonly transactionId: string;
      readonly contact: Partial<ContactInput>;
      readonly club: Club;
    }
  | { readonly type: 'step-revisited'; readonly step: LeadFlowStep };

export function leadFlowSteps(order: FlowOrder): VisitSteps<LeadFlowStep> {
  return { before: 0, times: 1, confirmation: 2, timesFirst: order === 'times-first' };
}

/** The step that the flow begins with. */
export function firstStep(order: FlowOrder): LeadFlowStep {
  return order === 'times-first' ? 1 : 0;
}

export function newLeadFlowState(codes: LeadOutreach, order: FlowOrder): LeadFlowState {
  return {
    ...newLeadDraft(codes),
    ...newVisitDraft,
    step: firstStep(order),
    previousStep: null,
    isPromo: false,
    leadFlowIsVisible: true,
    content: null,
    isRedirectFromFormerMember: false,
  };
}

export function reduceLeadFlow(
  state: LeadFlowState,
  event: LeadFlowEvent,
  order: FlowOrder,
): LeadFlowState {
  switch (event.type) {
    case 'field-changed': {
      const changed = reduceLeadDraft(state, event);
      return event.field === 'company_email'
        ? { ...changed, showNonEligibleBanner: false }
        : changed;
    }
    case 'prefilled':
      return {
        ...state,
        contactInput: { ...state.contactInput, ...event.contact },
        isRedirectFromFormerMember: state.isRedirectFromFormerMember || event.formerMember,
      };
    case 'referred':
      return {
        ...state,
        referringId: event.referringId,
        referrerDetails: event.referrer,
        // A lead that the back end has is linked to the member before its visit is booked.
        recordedFacilityId: null,
      };
    case 'company-email-checked':
      return { ...state, showNonEligibleBanner: !event.eligible, isCorpLead: event.eligible };
    case 'bought':
      return {
        ...state,
        contactInput: { ...state.contactInput, ...event.contact },
        hasCreatedLead: true,
        leadTransactionId: event.transactionId,
        selectedFacility: event.club,
        recordedFacilityId: event.club.facilityId,
        step: 1,
        previousStep: 0,
      };
    case 'step-revisited':
      return revisit(state, event.step, order);
    default:
      return reduceVisit(state, event, leadFlowSteps(order));
  }
}

/** Back and Forward. Going back to the times of a booked visit edits it. */
function revisit(state: LeadFlowState, wanted: LeadFlowStep, order: FlowOrder): LeadFlowState {
  const step = reachableStep(state, wanted, order);
  if (step === state.step) return state;
  return {
    ...state,
    step,
    // Edit on the confirmation leads to the times if the club has any, else to the contact step.
    previousStep:
      step === firstStep(order) ? null : reachableStep(state, step === 1 ? 0 : 1, order),
    isInEditMode: step === 1 && hasVisit(state),
  };
}

/**
 * The furthest step at or before the wanted one that the state allows: no schedule without a lead and a club, no
 * confirmation without a booking, a skipped visit or a club that takes none. Where the times come first, no details
 * before them.
 */
export function reachableStep(
  state: LeadFlowState,
  wanted: LeadFlowStep,
  order: FlowOrder,
): LeadFlowStep {
  const { hasCreatedLead, scheduledFacility, selectedFacility, config } = state;
  if (wanted === 2 && hasCreatedLead && scheduledFacility !== null) return 2;
  const accepts = clubAccepts(config, selectedFacility);
  if (order === 'details-first') return wanted !== 0 && hasCreatedLead && accepts === true ? 1 : 0;
  // A time was chosen or skipped, or the club has none.
  const hasPassedTimes = state.selectedAppointment !== null || state.previousStep === 1;
  return accepts === false || (wanted !== 1 && hasPassedTimes) ? 0 : 1;
}

/** True if nothing was typed or chosen and no lead exists, so there is nothing to store. */
export function isBlank(state: LeadFlowState): boolean {
  const { contactInput, hasCreatedLead, selectedAppointment, guestName } = state;
  const isEmpty = Object.values(contactInput).every((text) => text === '');
  return isEmpty && !hasCreatedLead && selectedAppointment === null && guestName === null;
}

export const leadFlowStorageKey = 'foyer.lead-flow';

const step = z.literal([0, 1, 2]);

/** The stored state. State that doesn't match is discarded as a whole. */
export const leadFlowStateSchema: z.ZodMiniType<LeadFlowState> = z.object({
  ...leadDraftFields,
  ...visitDraftFields,
  step,
  previousStep: z.nullable(step),
  isPromo: z.boolean(),
  leadFlowIsVisible: z.boolean(),
  content: z.nullable(z.record(z.string(), z.string())),
  isRedirectFromFormerMember: z.boolean(),
});
