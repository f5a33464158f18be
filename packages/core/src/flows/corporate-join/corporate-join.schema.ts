import * as z from 'zod/mini';

import { leadFlowFields } from '../lead/lead-flow.schema.ts';
import { confirmationSchema } from '../../payment/confirmation.schema.ts';
import { planSchema } from '../../plans/plan.schema.ts';
import { isInstant } from '../../kernel/instant-text.ts';
import { type CorporateJoinState, sharedFields, type SharedState } from './corporate-join.state.ts';

const text = z.nullable(z.string());
const step = z.literal([0, 1, 2, 3, 4, 5]);

const own = {
  step,
  previousStep: z.nullable(step),
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
  plan: z.nullable(planSchema),
  confirmation: z.nullable(confirmationSchema),
};

const shared = Object.fromEntries(
  sharedFields.map((field) => [field, leadFlowFields[field]]),
) as Pick<typeof leadFlowFields, keyof SharedState>;

/** The schema of the stored state; fields shared with the lead flow use that flow's schema. */
export const corporateJoinStateSchema = z.object({
  ...own,
  ...shared,
}) as z.ZodMiniType as z.ZodMiniType<CorporateJoinState>;
