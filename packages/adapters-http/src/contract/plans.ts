import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

const text = z.nullish(z.string());
const id = z.nullish(z.union([z.string(), z.number()]));

/** In major units of the club's currency, as a number or a string: `205`, `205.5`, `"205.50"`. */
const money = z.union([z.number(), shortText]);

/** Specification, section 3, Plan. */
export const planCost = z.object({
  monthlyFee: money,
  regularMonthlyFee: money,
  initiation: z.object({ totalDues: money }),
  promotionalSavings: money,
  isReimbursementAvailable: z.boolean(),
});
export type WirePlanCost = z.infer<typeof planCost>;

/** `description` may contain `{{CLUB_NAME}}` and `{{REGION}}`. */
const plan = z.object({
  planId: z.union([z.string(), z.number()]),
  planType: z.string(),
  name: z.string(),
  description: z.string(),
  cost: planCost,
});
export type WirePlan = z.infer<typeof plan>;

export const getCorporatePlans = defineCall({
  id: 'HT-23',
  name: 'getCorporatePlans',
  summary:
    "The plans that an employer's people are offered at a club, whose facility id is in the path. An empty `result` means none.",
  method: 'GET',
  path: '/v6/acq/corp/plans/{id}',
  params: z.object({ id: shortText }),
  query: z.object({ email: shortText, corporateAccountId: shortText }),
  body: z.undefined(),
  answer: z.object({
    /** Clients log a warning if it's missing. */
    success: z.nullish(z.boolean()),
    result: z.nullish(z.array(plan)),
    clubName: text,
    region: text,
    promotionId: id,
    memberId: id,
    isPresale: z.nullish(z.boolean()),
    facilityStatus: text,
    facilityOpenDate: text,
    corporateAgreementId: id,
  }),
  repeatable: true,
  needsToken: false,
});
export type WireCorporatePlans = z.infer<typeof getCorporatePlans.answer>;
