import type { FlowEvent } from '../engine/flow-rules.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import type { LeadFlowEvent } from '../lead/lead-flow.event.ts';
import type { MembershipConfirmation } from '../../payment/read-confirmation.ts';
import type { Plan } from '../../plans/plan.ts';
import type { StandardJoinStep } from './standard-join.state.ts';

/** The events of the join. Times, ids and answers are part of the events. */
export type StandardJoinEvent =
  | FlowEvent
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly value: string }
  /** An event of the contact, club or lead, handled by the lead flow's reducer. */
  | { readonly type: 'lead'; readonly event: LeadFlowEvent }
  /** The address contains an unknown club. */
  | { readonly type: 'club-unknown' }
  | {
      readonly type: 'plans-loaded';
      readonly plans: readonly Plan[];
      /** The club whose plans were loaded. */
      readonly facilityId: string;
    }
  | { readonly type: 'plan-chosen'; readonly plan: Plan }
  | { readonly type: 'purchase-confirmed'; readonly confirmation: MembershipConfirmation }
  | { readonly type: 'step-revisited'; readonly step: StandardJoinStep };
