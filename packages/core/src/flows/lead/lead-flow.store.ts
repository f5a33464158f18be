/** The lead flow's store: its stored state, the session, and the snapshot of both. */
import { type NearbyClubsSnapshot, noNearbyClubs } from '../../clubs/nearby-clubs.ts';
import { checkContact, contactFields } from '../../forms/contact-form.ts';
import { typePhone } from '../../forms/phone.ts';
import type { Analytics, FlowOrder } from '../../kernel/platform.port.ts';
import { createObservable, type Observable } from '../../kernel/observable.ts';
import { outreachCodes } from '../../lead/lead.ts';
import { clubAccepts } from '../../visit/visit-configuration.ts';
import { noTimes, type VisitTimesSnapshot } from '../../visit/visit-times.ts';
import type { Handoff } from '../draft/handoff.ts';
import {
  adoptVisit,
  hasVisit,
  type VisitSnapshot,
  visitSnapshot,
  type VisitSteps,
} from '../draft/visit-draft.ts';
import {
  type ContactFormSnapshot,
  contactFormSnapshot,
  type ContactSession,
  newContactSession,
  phoneParser,
} from '../engine/contact-fields.ts';
import { FlowStore } from '../engine/flow-store.ts';
import { createFlowContext, type FlowContext } from '../shared/contact-flow.ts';
import type { LeadFlowDependencies, LeadFlowSettings } from './lead-flow.dependencies.ts';
import {
  type LeadFlowEvent,
  type LeadFlowState,
  type LeadFlowStep,
  leadFlowStateSchema,
  leadFlowSteps,
  leadFlowStorageKey,
  newLeadFlowState,
  reachableStep,
  reduceLeadFlow,
} from './lead-flow.state.ts';

export type LeadFlowAction =
  | 'visit'
  | 'guided'
  | 'join'
  | 'booking'
  | 'skipping'
  | 'cancelling'
  | 'survey';

/** State that is shown but not stored. */
export interface LeadFlowSession extends ContactSession {
  readonly busy: LeadFlowAction | null;
  readonly attempted: LeadFlowAction | null;
}

export interface LeadFlowSnapshot
  extends
    Omit<LeadFlowSession, 'checkedFields' | 'phoneRefused'>,
    ContactFormSnapshot,
    VisitSnapshot {
  readonly state: LeadFlowState;
  /** False after the company e-mail was found not eligible. */
  readonly canJoin: boolean;
  /** True if the chosen club has guided workouts, and the visitor can say so before the times. */
  readonly offersGuided: boolean;
  readonly nearby: NearbyClubsSnapshot;
  readonly order: FlowOrder;
}

export type LeadFlowStore = FlowStore<
  LeadFlowState,
  LeadFlowSession,
  LeadFlowEvent,
  LeadFlowSnapshot
>;

/** The dependencies that the parts of the flow share. */
export interface LeadFlowContext extends LeadFlowDependencies, FlowContext {
  readonly store: LeadFlowStore;
  readonly steps: VisitSteps<LeadFlowStep>;
  readonly timesView: Observable<VisitTimesSnapshot>;
  /** The clubs near the visitor, once they were searched for. */
  readonly nearbyView: Observable<NearbyClubsSnapshot>;
}

export function createLeadFlowContext(own: LeadFlowDependencies): LeadFlowContext {
  const order = orderOf(own.settings);
  const dependencies = order === 'times-first' ? { ...own, analytics: marked(own) } : own;
  const timesView = createObservable(noTimes);
  const nearbyView = createObservable(noNearbyClubs);
  const store = createStore(dependencies, timesView, nearbyView);
  return {
    ...dependencies,
    ...createFlowContext('lead', store, dependencies.analytics),
    store,
    steps: leadFlowSteps(order),
    timesView,
    nearbyView,
  };
}

/** A page for joining can't begin with times, because it has none. */
function orderOf({ order, intent }: LeadFlowSettings): FlowOrder {
  return intent === 'join' ? 'details-first' : order;
}

/** Analytics whose events say that the time comes first. */
function marked({ analytics }: LeadFlowDependencies): Analytics {
  return { record: (event) => analytics.record({ ...event, order: 'times-first' }) };
}

/** A change of the displayed times or of the nearby clubs also causes a new snapshot. */
function createStore(
  dependencies: LeadFlowDependencies,
  times: Observable<VisitTimesSnapshot>,
  nearby: Observable<NearbyClubsSnapshot>,
): LeadFlowStore {
  const { settings, visitor } = dependencies;
  const order = orderOf(settings);
  const steps = leadFlowSteps(order);
  return new FlowStore<LeadFlowState, LeadFlowSession, LeadFlowEvent, LeadFlowSnapshot>(
    dependencies,
    {
      stored: {
        key: leadFlowStorageKey,
        version: 4,
        schema: leadFlowStateSchema,
        lifetimeMs: settings.lifetimeMs,
      },
      newState: (before) => ({
        ...newLeadFlowState(outreachCodes(settings.outreach, settings.source), order),
        config: before?.config ?? null,
      }),
      newSession: newContactSession,
      reduce: (state, event) => reduceLeadFlow(state, event, order),
      restored: (state) => ({ ...state, step: reachableStep(state, state.step, order) }),
      adopted: adoptVisit,
      handoff: {
        to: 'lead',
        receive: (before, handoff) => receiveFromJoin(before, handoff, order),
      },
      toSnapshot(state, session) {
        const { checkedFields: _, phoneRefused: __, ...shown } = session;
        const form = contactFormSnapshot(
          contactFields(settings.asksZipCode, settings.nameRule),
          checkContact(
            state.contactInput,
            settings.asksZipCode,
            settings.nameRule,
            phoneParser({ state, session }),
          ),
          state,
          session,
          { settings, visitorCountry: visitor.country() },
        );
        return {
          ...shown,
          ...form,
          ...visitSnapshot(state, steps, times.get(), session.busy),
          state,
          canJoin: form.canSubmit && !state.showNonEligibleBanner,
          offersGuided: !steps.timesFirst && state.selectedFacility?.hasGuidedWorkouts === true,
          nearby: nearby.get(),
          order,
        };
      },
      watched: [times, nearby],
      onForget: () => times.set(noTimes),
    },
  );
}

/**
 * A visitor who would rather visit first, or whose club sells nothing online, continues after the contact step if a
 * lead exists, else at it. A visit that the same lead has booked stays booked.
 */
function receiveFromJoin(
  before: LeadFlowState | null,
  { lead }: Handoff,
  order: FlowOrder,
): LeadFlowState {
  const isSameLead =
    before !== null &&
    (before.leadTransactionId === null || before.leadTransactionId === lead.leadTransactionId);
  const base = isSameLead ? before : newLeadFlowState(lead, order);
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
  if (clubAccepts(config, club) === false) {
    return { ...state, step: 2, previousStep: 0, scheduledFacility: club, isInEditMode: false };
  }
  return { ...state, step: 1, previousStep: 0, isInEditMode: isBooked };
}
