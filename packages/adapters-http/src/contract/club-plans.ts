/** The chain's plans and each club's offers. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

const text = z.nullish(z.string());
const id = z.union([z.string(), z.number()]);

/** In major units of the club's currency, as a number or a string; missing amounts count as 0. */
const money = z.nullish(z.union([z.number(), z.string()]));

/** `description` may contain `{{CLUB_NAME}}` and `{{REGION}}`. */
const cataloguePlan = z.object({
  planId: id,
  name: z.string(),
  description: z.string(),
  planType: z.string(),
});

const clubPlan = z.object({
  /** The `planId` of the catalog. */
  id,
  planProperties: z.object({
    monthlyFee: money,
    regularMonthlyFee: money,
    totalDues: money,
    promotionalSavings: money,
    isReimbursementAvailable: z.nullish(z.boolean()),
  }),
  promotion: text,
});
export type WireClubPlan = z.infer<typeof clubPlan>;

export const listCataloguePlans = defineCall({
  id: 'HT-32',
  name: 'listCataloguePlans',
  summary:
    'Every plan of the chain in words. What it costs and whether it is offered, a club says.',
  method: 'GET',
  path: '/api/cms/membership/plans',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.array(cataloguePlan),
  repeatable: true,
  needsToken: false,
});

export const getClubPlans = defineCall({
  id: 'HT-33',
  name: 'getClubPlans',
  summary:
    "What a club offers of the chain's plans, plan 6 left out. `fmid` is the member who sent the visitor, empty for nobody; `source` comes from the premium card partner's people alone. An empty `result` means none.",
  method: 'GET',
  path: '/api/cms/facilities/{facilityId}/membership/plans',
  params: z.object({ facilityId: shortText }),
  query: z.object({ fmid: shortText, source: z.optional(shortText) }),
  body: z.undefined(),
  answer: z.object({
    result: z.nullish(z.array(clubPlan)),
    region: text,
    promotionId: z.nullish(id),
    memberId: z.nullish(id),
    isPresale: z.nullish(z.boolean()),
    facilityStatus: text,
    facilityOpenDate: text,
    corporateAgreementId: z.nullish(id),
  }),
  repeatable: true,
  needsToken: false,
});
export type WireClubPlans = z.infer<typeof getClubPlans.answer>;
