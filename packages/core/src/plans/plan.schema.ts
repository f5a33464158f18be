import * as z from 'zod/mini';

import type { Plan } from './plan.ts';

const text = z.nullable(z.string());
const minorUnits = z.int();

export const planSchema: z.ZodMiniType<Plan> = z.object({
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
    opening: z.nullable(z.object({ day: text })),
  }),
  promotion: text,
});
