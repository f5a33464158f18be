import * as z from 'zod/mini';

import { isDate } from '../forms/date.ts';
import type { MembershipConfirmation } from './purchase.ts';

const text = z.nullable(z.string());

export const confirmationSchema: z.ZodMiniType<MembershipConfirmation> = z.object({
  memberId: z.string(),
  barcode: text,
  startsOn: z.nullable(z.string().check(z.refine(isDate))),
  buyer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  facilityId: text,
});
