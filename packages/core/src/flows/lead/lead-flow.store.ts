import { newContactSession } from '../engine/contact-fields.ts';
import { FlowStore } from '../engine/flow-store.ts';
import { checkContact } from '../../forms/contact-form.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import type { Observable } from '../../kernel/observable.ts';
import { noTimes, type VisitTimesSnapshot } from '../../visit/visit-times.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import { typePhone } from '../../forms/phone.ts';
import type { Handoff } from '../draft/handoff.ts';
import { adoptLead } from '../draft/lead-draft.ts';
import {
  hasVisit,
  type VisitEvent,
  type VisitState,
  type VisitSteps,
} from '../draft/visit-draft.ts';
import {
  leadFlowStateSchema,
  leadFlowStateVersion,
  leadFlowStorageKey,
} from './lead-flow.schema.ts';
import type { LeadFlowDependencies, LeadFlowSettings } from './lead-flow.dependencies.ts';
import {
  createSnapshot,
  type LeadFlowSession,
  type LeadFlowSnapshot,
} from './lead-flow.snapshot.ts';
import {
  type LeadFlowEvent,
  type LeadFlowState,
  newLeadFlowState,
  reachableStep,
  reduceLeadFlow,
} from './lead-flow.state.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import type { VisibleConsents } from '../../lead/consents.ts';
import type { FlowSession } from '../engine/flow-store.ts';

const newSession: LeadFlowSession = {
  ...newContactSession,
  busy: null,
  attempted: null,
};

export type LeadFlowStore = FlowStore<
  LeadFlowState,
  LeadFlowSession,
  LeadFlowEvent,
  LeadFlowSnapshot
>;

/** Creates the store of the lead flow. */
export function createLeadFlowStore(
  dependencies: LeadFlowDependencies,
  times: Observable<VisitTimesSnapshot>,
  nearby: Observable<NearbyClubsSnapshot>,
): LeadFlowStore {
  const { settings, visitor } = dependencies;
  return new FlowStore<LeadFlowState, LeadFlowSession, LeadFlowEvent, LeadFlowSnapshot>(
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
      handoff: { to: 'lead', receive: receiveFromJoin },
      toSnapshot: (state, session) =>
        createSnapshot(state, session, {
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

/** The dependencies that the parts of the lead flow share. */
export interface LeadFlowContext extends LeadFlowDependencies {
  readonly store: LeadFlowStore;
  readonly steps: VisitSteps<number>;
  /** The displayed times. */
  readonly timesView: Observable<VisitTimesSnapshot>;
  /** The clubs near the visitor, once they were searched for. */
  readonly nearbyView: Observable<NearbyClubsSnapshot>;
  readonly visibleConsents: VisibleConsents;
}

/** The store of any flow that books visits, as the parts below see it. */
export interface VisitStore {
  readonly state: VisitState;
  readonly session: { readonly refusals: number };
  update(
    part: Partial<Pick<FlowSession, 'alert' | 'notice' | 'clubError'>> & {
      readonly refusals?: number;
    },
  ): void;
  change(event: VisitEvent, options?: { readonly persist: boolean }): void;
  forget(): void;
}

/** The dependencies of the parts that schedule, change and cancel a visit in any flow. */
export interface VisitContext extends Pick<
  LeadFlowContext,
  | 'activity'
  | 'analytics'
  | 'ids'
  | 'leads'
  | 'navigation'
  | 'schedulePlan'
  | 'sessionStore'
  | 'timesView'
  | 'steps'
  | 'surveyProgress'
> {
  readonly store: VisitStore;
  readonly settings: Pick<LeadFlowSettings, 'variant'>;
}

/**
 * A visitor who would rather visit first, or whose club sells nothing online, continues after the contact step if a
 * lead exists, else at it. A visit that the same lead has booked stays booked.
 */
function receiveFromJoin(before: LeadFlowState | null, { lead }: Handoff): LeadFlowState {
  const isSameLead =
    before !== null &&
    (before.leadTransactionId === null || before.leadTransactionId === lead.leadTransactionId);
  const base = isSameLead ? before : newLeadFlowState(lead);
  const { phone_number: value } = lead.contactInput;
  const country = lead.selectedFacility?.country ?? null;
  const phone = typePhone({ value, caret: value.length }, country)?.value ?? value;
  return placeAfterContact({
    ...base,
    ...lead,
    contactInput: { ...lead.contactInput, phone_number: phone },
  });
}

/** A visit booked at another club is not moved automatically: the visitor returns to the contact step. */
function placeAfterContact(state: LeadFlowState): LeadFlowState {
  const { hasCreatedLead, selectedFacility: club, config } = state;
  const isBooked = hasVisit(state);
  const isElsewhere = isBooked && state.submittedAppointment?.facilityId !== club?.facilityId;
  if (!hasCreatedLead || club === null || isElsewhere) {
    return { ...state, step: 0, previousStep: null, isInEditMode: false };
  }
  if (config !== null && !acceptsAppointments(config, club.facilityId)) {
    return { ...state, step: 2, previousStep: 0, scheduledFacility: club, isInEditMode: false };
  }
  return { ...state, step: 1, previousStep: 0, isInEditMode: isBooked };
}
