import type { ContactFields } from '../engine/contact-fields.ts';
import type { KeptConfiguration } from '../engine/kept-configuration.ts';
import { LaterParts } from '../engine/later-parts.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowLater } from './lead-flow.later.ts';

export type LeadFlowLaterParts = LaterParts<LeadFlowLater>;

/** Loads the lazy parts of the lead flow once, and shows a message if that fails. */
export function leadFlowLaterParts(
  flow: LeadFlowContext,
  configuration: KeptConfiguration,
  fields: ContactFields,
): LeadFlowLaterParts {
  const { keeper, shownTimes, logger } = flow;
  return new LaterParts(
    async () => {
      const { LeadFlowLater } = await import('./lead-flow.later.ts');
      return new LeadFlowLater(flow, configuration, fields);
    },
    (key) => {
      shownTimes.set({ ...shownTimes.get(), status: 'failed' });
      keeper.update({ alert: { key } });
    },
    logger,
  );
}
