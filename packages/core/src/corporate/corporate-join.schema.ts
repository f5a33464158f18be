import * as z from 'zod/mini';

import { leadFlowFields } from '../lead/lead-flow.schema.ts';
import { isInstant } from '../shared/instant-text.ts';
import { type CorporateJoinState, sharedFields, type SharedState } from './corporate-join.state.ts';

const text = z.nullable(z.string());
const step = z.literal([0, 1, 2, 3, 4, 5]);
const minorUnits = z.int();

const plan = z.object({
  id: text,
  planId: z.string(),
  planType: z.string(),
  name: z.string(),
  description: z.string(),
  cost: z.object({
    currency: z.enum(['USD', 'CAD', 'GBP']),
    monthlyFee: minorUnits,
    regularMonthlyFee: minorUnits,
    initiation: z.object({ totalDues: minorUnits }),
    promotionalSavings: minorUnits,
    isReimbursementAvailable: z.boolean(),
  }),
  promotion: text,
});

const confirmation = z.object({
  memberId: z.string(),
  barcode: text,
  buyer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  facilityId: text,
});

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
  plan: z.nullable(plan),
  confirmation: z.nullable(confirmation),
};

const shared = Object.fromEntries(
  sharedFields.map((field) => [field, leadFlowFields[field]]),
) as Pick<typeof leadFlowFields, keyof SharedState>;

/** The stored state, field by field, what it shares with the lead flow by that flow's schema. CJ-21, LX-04 */
export const corporateJoinStateSchema = z.object({
  ...own,
  ...shared,
}) as z.ZodMiniType as z.ZodMiniType<CorporateJoinState>;
