import * as z from 'zod/mini';

import { leadDraftFields } from '../draft/lead-draft.ts';
import { visitDraftFields } from '../draft/visit-draft.ts';
import type { LeadFlowState } from './lead-flow.state.ts';

/** Local-storage key of the state. */
export const leadFlowStorageKey = 'foyer.lead-flow';

/** Increase with every change to the state's shape: stored state of another version is discarded. */
export const leadFlowStateVersion = 3;

const step = z.literal([0, 1, 2]);

/** The stored state. State that doesn't match is discarded as a whole. */
export const leadFlowStateSchema: z.ZodMiniType<LeadFlowState> = z.object({
  ...leadDraftFields,
  ...visitDraftFields,
  step,
  previousStep: z.nullable(step),
  isPromo: z.boolean(),
  leadFlowIsVisible: z.boolean(),
  content: z.nullable(z.record(z.string(), z.string())),
  isRedirectFromFormerMember: z.boolean(),
});
