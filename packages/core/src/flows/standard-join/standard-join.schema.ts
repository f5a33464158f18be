import * as z from 'zod/mini';

import { confirmationSchema } from '../../payment/confirmation.schema.ts';
import { planSchema } from '../../plans/plan.schema.ts';
import { leadDraftFields } from '../draft/lead-draft.ts';
import type { StandardJoinState } from './standard-join.state.ts';

/** Local-storage key of the state. */
export const standardJoinStorageKey = 'foyer.standard-join';

/** Increase with every change to the state's shape: stored state of another version is discarded. */
export const standardJoinStateVersion = 2;

const step = z.literal([0, 1, 2]);

/** The stored state. State that doesn't match is discarded as a whole. */
export const standardJoinStateSchema: z.ZodMiniType<StandardJoinState> = z.object({
  ...leadDraftFields,
  step,
  previousStep: z.nullable(step),
  plan: z.nullable(planSchema),
  planFacilityId: z.nullable(z.string()),
  confirmation: z.nullable(confirmationSchema),
});
