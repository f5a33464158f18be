import * as z from 'zod/mini';

import { isInstant } from '../../kernel/instant-text.ts';
import { confirmationSchema } from '../../payment/confirmation.schema.ts';
import { planSchema } from '../../plans/plan.schema.ts';
import { leadDraftFields } from '../draft/lead-draft.ts';
import { visitDraftFields } from '../draft/visit-draft.ts';
import type { CorporateJoinState } from './corporate-join.state.ts';

/** Local-storage key of the state. */
export const corporateJoinStorageKey = 'foyer.corporate-join';

/** Increase with every change to the state's shape: stored state of another version is discarded. */
export const corporateJoinStateVersion = 3;

const text = z.nullable(z.string());
const step = z.literal([0, 1, 2, 3, 4, 5]);

/** The stored state. State that doesn't match is discarded as a whole. */
export const corporateJoinStateSchema: z.ZodMiniType<CorporateJoinState> = z.object({
  ...leadDraftFields,
  ...visitDraftFields,
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
});
