// Compiled from ./plan.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, flag, integer, nullable, object, oneOf, text } from '../shared/decode.ts';
import type * as source from './plan.schema.ts';

const nullableText = nullable(text);
export const decodePlan = object({
  id: nullableText,
  planId: text,
  planType: text,
  name: text,
  description: text,
  cost: object({
    currency: oneOf('USD', 'CAD', 'GBP'),
    monthlyFee: integer,
    regularMonthlyFee: integer,
    initiation: object({ totalDues: integer }),
    promotionalSavings: integer,
    isReimbursementAvailable: flag,
  }),
  promotion: nullableText,
}) as DecoderOf<typeof source.planSchema>;
