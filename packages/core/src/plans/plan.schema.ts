import * as z from 'zod/mini';

import type { Plan, PlanCost, PromoDiscount } from './plan.ts';

const text = z.nullable(z.string());
const minorUnits = z.int();

const discount: z.ZodMiniType<PromoDiscount> = z.union([
  z.object({ kind: z.literal('percent'), percent: z.int() }),
  z.object({ kind: z.literal('amount'), minorUnits }),
]);

const costSchema: z.ZodMiniType<PlanCost> = z.object({
  currency: z.enum(['USD', 'CAD', 'GBP']),
  monthlyFee: minorUnits,
  regularMonthlyFee: minorUnits,
  initiation: z.object({ totalDues: minorUnits }),
  promotionalSavings: minorUnits,
  isReimbursementAvailable: z.boolean(),
  commitmentMonths: z.int(),
  opening: z.nullable(z.object({ day: text })),
  promo: z.optional(
    z.object({
      code: z.string(),
      initiation: z.nullable(discount),
      monthly: z.nullable(z.object({ discount, months: z.int() })),
    }),
  ),
});

export const planSchema: z.ZodMiniType<Plan> = z.object({
  id: text,
  planId: z.string(),
  planType: z.string(),
  name: z.string(),
  description: z.string(),
  cost: costSchema,
  promotion: text,
  includes: z.array(z.string()),
  access: z.nullable(
    z.object({
      to: z.enum(['club', 'region', 'chain']),
      clubs: z.int(),
      facilityIds: z.nullable(z.array(z.string())),
    }),
  ),
  publicCost: z.nullable(costSchema),
  heldUntil: z.optional(z.string()),
  heldPriceId: z.optional(z.string()),
});
