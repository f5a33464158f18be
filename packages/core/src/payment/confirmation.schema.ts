import * as z from 'zod/mini';

import { isDate } from '../forms/date.ts';
import type { MembershipConfirmation } from './purchase.ts';

const text = z.nullable(z.string());
const money = z.object({ minorUnits: z.int(), currency: z.enum(['USD', 'CAD', 'GBP']) });

export const confirmationSchema: z.ZodMiniType<MembershipConfirmation> = z.object({
  memberId: z.string(),
  barcode: text,
  startsOn: z.nullable(z.string().check(z.refine(isDate))),
  receipt: z._default(
    z.nullable(
      z.object({
        number: z.string(),
        paid: money,
        paidWith: text,
        monthly: money,
        nextChargeOn: text,
      }),
    ),
    null,
  ),
  buyer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  facilityId: text,
});
