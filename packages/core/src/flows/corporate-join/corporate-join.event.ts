import type { Club } from '../../clubs/club.ts';
import type { FlowEvent } from '../engine/flow-rules.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import type { LeadFlowEvent } from '../lead/lead-flow.event.ts';
import type { MembershipConfirmation } from '../../payment/read-confirmation.ts';
import type { Plan, PlanOffer } from '../../plans/plan.ts';
import type { CorporateAccount } from '../../corporate/corporate-repository.port.ts';
import type { CorporateJoinStep } from './corporate-join.state.ts';

/** The events of the corporate flow. Times, ids and answers are part of the events. */
export type CorporateJoinEvent =
  | FlowEvent
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly value: string }
  /** An event of the lead, its visit or its survey, handled by the lead flow's reducer. */
  | { readonly type: 'visit'; readonly event: LeadFlowEvent }
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
  | { readonly type: 'email-verified'; readonly email: string }
  | { readonly type: 'not-eligible' }
  | { readonly type: 'plan-step-shown' }
  | { readonly type: 'plans-loaded'; readonly offer: PlanOffer; readonly club: Club }
  | { readonly type: 'plan-chosen'; readonly plan: Plan }
  | { readonly type: 'purchase-confirmed'; readonly confirmation: MembershipConfirmation }
  | { readonly type: 'step-revisited'; readonly step: CorporateJoinStep };
