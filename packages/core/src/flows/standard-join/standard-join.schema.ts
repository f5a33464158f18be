import * as z from 'zod/mini';

import { leadFlowFields } from '../lead/lead-flow.schema.ts';
import { confirmationSchema } from '../../payment/confirmation.schema.ts';
import { planSchema } from '../../plans/plan.schema.ts';
import {
  sharedWithLead,
  type SharedWithLead,
  type StandardJoinState,
} from './standard-join.state.ts';

const step = z.literal([0, 1, 2]);

const own = {
  step,
  previousStep: z.nullable(step),
  plan: z.nullable(planSchema),
  planFacilityId: z.nullable(z.string()),
  confirmation: z.nullable(confirmationSchema),
};

const shared = Object.fromEntries(
  sharedWithLead.map((field) => [field, leadFlowFields[field]]),
) as Pick<typeof leadFlowFields, keyof SharedWithLead>;

/** The schema of the stored state; fields shared with the lead flow use that flow's schema. */
export const standardJoinStateSchema = z.object({
  ...own,
  ...shared,
}) as z.ZodMiniType as z.ZodMiniType<StandardJoinState>;
