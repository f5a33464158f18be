import { newContactSession } from '../engine/contact-fields.ts';
import { FlowKeeper } from '../engine/flow-keeper.ts';
import { checkContact } from '../../forms/contact-form.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import type { Observable } from '../../kernel/observable.ts';
import { noTimes, type VisitTimesSnapshot } from '../../visit/visit-times.snapshot.ts';
import { adoptLead } from './adopt-lead.ts';
import { leadFlowStateSchema } from './lead-flow.schema.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import type { LeadFlowEvent } from './lead-flow.event.ts';
import { reduceLeadFlow } from './lead-flow.reduce.ts';
import {
  composeSnapshot,
  type LeadFlowSession,
  type LeadFlowSnapshot,
} from './lead-flow.snapshot.ts';
import { type LeadFlowState, newLeadFlowState, reachableStep } from './lead-flow.state.ts';
import { leadFlowStateVersion } from './lead-flow.state-version.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';

/** Local-storage key of the state. */
export const leadFlowStorageKey = 'foyer.lead-flow';

const newSession: LeadFlowSession = {
  ...newContactSession,
  busy: null,
  attempted: null,
};

export type LeadFlowKeeper = FlowKeeper<
  LeadFlowState,
  LeadFlowSession,
  LeadFlowEvent,
  LeadFlowSnapshot
>;

/** Creates the store of the lead flow. */
export function createLeadFlowKeeper(
  dependencies: LeadFlowDependencies,
  times: Observable<VisitTimesSnapshot>,
  nearby: Observable<NearbyClubsSnapshot>,
): LeadFlowKeeper {
  const { settings, visitor } = dependencies;
  return new FlowKeeper<LeadFlowState, LeadFlowSession, LeadFlowEvent, LeadFlowSnapshot>(
    dependencies,
    {
      stored: {
        key: leadFlowStorageKey,
        version: leadFlowStateVersion,
        schema: leadFlowStateSchema,
        lifetimeMs: settings.lifetimeMs,
      },
      newState: (before) => ({
        ...newLeadFlowState(outreachCodes(settings.outreach, settings.source)),
        config: before?.config ?? null,
      }),
      newSession,
      reduce: reduceLeadFlow,
      restored: (state) => ({ ...state, step: reachableStep(state, state.step) }),
      adopted: adoptLead,
      compose: (state, session) =>
        composeSnapshot(state, session, {
          times: times.get(),
          nearby: nearby.get(),
          settings,
          checkContact: (input) => checkContact(input, settings.asksZipCode),
          visitorCountry: visitor.country(),
        }),
      watched: [times, nearby],
      onForget: () => times.set(noTimes),
    },
  );
}
