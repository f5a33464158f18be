import type { FlowEvent } from '../engine/flow-rules.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import type { LeadFlowEvent } from '../lead/lead-flow.event.ts';
import type { MembershipConfirmation } from '../../payment/read-confirmation.ts';
import type { Plan } from '../../plans/plan.ts';
import type { StandardJoinStep } from './standard-join.state.ts';

/** All that can happen to the join's state. Times, ids and answers come in with the events. */
export type StandardJoinEvent =
  | FlowEvent
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly value: string }
  /** Something of the contact, the club or the lead, which the lead flow's own reducer decides. */
  | { readonly type: 'lead'; readonly event: LeadFlowEvent }
  /** The address names a club that nobody knows. RT-05 */
  | { readonly type: 'club-unknown' }
  | {
      readonly type: 'plans-loaded';
      readonly plans: readonly Plan[];
      /** The club that was asked. */
      readonly facilityId: string;
    }
  | { readonly type: 'plan-chosen'; readonly plan: Plan }
  | { readonly type: 'purchase-confirmed'; readonly confirmation: MembershipConfirmation }
  | { readonly type: 'step-revisited'; readonly step: StandardJoinStep };
