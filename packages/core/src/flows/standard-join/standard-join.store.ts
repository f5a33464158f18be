import { newContactSession } from '../engine/contact-fields.ts';
import { FlowStore } from '../engine/flow-store.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { Handoff } from '../draft/handoff.ts';
import { adoptLead } from '../draft/lead-draft.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import { noResend } from '../shared/resend-confirmation.ts';
import type { Observable } from '../../kernel/observable.ts';
import {
  standardJoinStateSchema,
  standardJoinStateVersion,
  standardJoinStorageKey,
} from './standard-join.schema.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import {
  createStandardSnapshot,
  type StandardJoinSession,
  type StandardJoinSnapshot,
} from './standard-join.snapshot.ts';
import {
  newStandardJoinState,
  reachableJoinStep,
  reduceStandardJoin,
  type StandardJoinEvent,
  type StandardJoinState,
} from './standard-join.state.ts';
import type { FlowPlace } from '../../kernel/analytics.port.ts';
import type { VisibleConsents } from '../../lead/consents.ts';

const newSession: StandardJoinSession = {
  ...newContactSession,
  ...noResend,
  busy: null,
  attempted: null,
  offered: null,
  planError: null,
  payment: 'none',
  confirmationContent: null,
};

export type StandardJoinStore = FlowStore<
  StandardJoinState,
  StandardJoinSession,
  StandardJoinEvent,
  StandardJoinSnapshot
>;

/** Creates the store of the join. */
export function createStandardJoinStore(
  dependencies: StandardJoinDependencies,
  nearby: Observable<NearbyClubsSnapshot>,
): StandardJoinStore {
  const { settings, visitor, costNote } = dependencies;
  return new FlowStore<
    StandardJoinState,
    StandardJoinSession,
    StandardJoinEvent,
    StandardJoinSnapshot
  >(dependencies, {
    stored: {
      key: standardJoinStorageKey,
      version: standardJoinStateVersion,
      schema: standardJoinStateSchema,
      lifetimeMs: settings.lifetimeMs,
    },
    newState: (before) => ({
      ...newStandardJoinState(outreachCodes(settings.outreach, 'page')),
      config: before?.config ?? null,
    }),
    newSession,
    reduce: reduceStandardJoin,
    restored: (state) => ({ ...state, step: reachableJoinStep(state, state.step) }),
    adopted: adoptPurchase,
    handoff: { to: 'standard-join', receive: receiveLead },
    toSnapshot: (state, session) =>
      createStandardSnapshot(state, session, {
        nearby: nearby.get(),
        settings,
        costNote,
        visitorCountry: visitor.country(),
      }),
    watched: [nearby],
    onForget: () => undefined,
  });
}

/** The dependencies that the parts of the join share. */
export interface StandardJoinContext extends StandardJoinDependencies {
  readonly store: StandardJoinStore;
  readonly nearbyView: Observable<NearbyClubsSnapshot>;
  readonly visibleConsents: VisibleConsents;
}

/** Where the visitor is, for an analytics event. */
export function placeInJoin({ store }: Pick<StandardJoinContext, 'store'>): FlowPlace {
  return { flow: 'join', step: store.state.step };
}

/** Reports a failed call that the visitor waited for to analytics, by its kind only. */
export function trackJoinFailure(flow: StandardJoinContext, failure: string): void {
  flow.analytics.record({ name: 'flow_error', ...placeInJoin(flow), failure });
}

/** Adopts a lead or a paid membership from another tab. */
function adoptPurchase(mine: StandardJoinState, theirs: StandardJoinState): StandardJoinState {
  const { confirmation } = theirs;
  return adoptLead(
    mine.confirmation === null && confirmation !== null
      ? reduceStandardJoin(mine, { type: 'purchase-confirmed', confirmation })
      : mine,
    theirs,
  );
}

/**
 * Starts at the plans with the other flow's lead. For the same lead, a chosen plan stays chosen, and a paid membership
 * is shown instead of being sold again.
 */
function receiveLead(before: StandardJoinState | null, { lead }: Handoff): StandardJoinState {
  const isSameLead = before?.leadTransactionId === lead.leadTransactionId;
  const join = before !== null && isSameLead ? before : newStandardJoinState(lead);
  const { phone_number } = lead.contactInput;
  return {
    ...join,
    ...lead,
    contactInput: { ...lead.contactInput, phone_number: joinPhoneStyle.keep(phone_number) },
    step: join.confirmation === null ? 0 : 2,
    previousStep: join.confirmation === null ? null : 1,
  };
}
