import { newContactSession } from '../engine/contact-fields.ts';
import { FlowStore } from '../engine/flow-store.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { Handoff } from '../draft/handoff.ts';
import { adoptLead } from '../draft/lead-draft.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import { noResend } from '../shared/resend-confirmation.ts';
import type { Observable } from '../../kernel/observable.ts';
import { noTimes, type VisitTimesSnapshot } from '../../visit/visit-times.ts';
import {
  corporateJoinStateSchema,
  corporateJoinStateVersion,
  corporateJoinStorageKey,
} from './corporate-join.schema.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import {
  createCorporateSnapshot,
  type CorporateJoinSession,
  type CorporateJoinSnapshot,
} from './corporate-join.snapshot.ts';
import {
  companyEmailOf,
  type CorporateJoinEvent,
  type CorporateJoinState,
  newCorporateJoinState,
  reachableCorporateStep,
  reduceCorporateJoin,
} from './corporate-join.state.ts';
import type { VisibleConsents } from '../../lead/consents.ts';

const newSession: CorporateJoinSession = {
  ...newContactSession,
  ...noResend,
  busy: null,
  attempted: null,
  code: '',
  codeError: null,
  codeResets: 0,
  offered: null,
  planError: null,
  payment: 'none',
};

export type CorporateJoinStore = FlowStore<
  CorporateJoinState,
  CorporateJoinSession,
  CorporateJoinEvent,
  CorporateJoinSnapshot
>;

/** The other sources of a snapshot. */
export interface CorporateJoinViews {
  readonly times: Observable<VisitTimesSnapshot>;
  readonly nearby: Observable<NearbyClubsSnapshot>;
  /** Seconds until the code expires. */
  readonly secondsLeft: Observable<number>;
}

/** Creates the store of the corporate flow. */
export function createCorporateJoinStore(
  dependencies: CorporateJoinDependencies,
  { times, nearby, secondsLeft }: CorporateJoinViews,
): CorporateJoinStore {
  const { settings, visitor, costNote } = dependencies;
  return new FlowStore<
    CorporateJoinState,
    CorporateJoinSession,
    CorporateJoinEvent,
    CorporateJoinSnapshot
  >(dependencies, {
    stored: {
      key: corporateJoinStorageKey,
      version: corporateJoinStateVersion,
      schema: corporateJoinStateSchema,
      lifetimeMs: settings.lifetimeMs,
    },
    newState: (before) => ({
      ...newCorporateJoinState(outreachCodes(settings.outreach, 'corporate').outreachCode),
      config: before?.config ?? null,
    }),
    newSession,
    reduce: reduceCorporateJoin,
    restored: (state) => ({ ...state, step: reachableCorporateStep(state, state.step) }),
    adopted: adoptPurchase,
    handoff: {
      to: 'corporate-join',
      receive: (_before, handoff) =>
        receiveEmployee(outreachCodes(settings.outreach, 'corporate').outreachCode, handoff),
    },
    toSnapshot: (state, session) =>
      createCorporateSnapshot(state, session, {
        times: times.get(),
        nearby: nearby.get(),
        secondsLeft: secondsLeft.get(),
        settings,
        costNote,
        visitorCountry: visitor.country(),
      }),
    watched: [times, nearby, secondsLeft],
    onForget: () => times.set(noTimes),
  });
}

/** The dependencies that the parts of the flow share. */
export interface CorporateJoinContext extends CorporateJoinDependencies {
  readonly store: CorporateJoinStore;
  readonly views: CorporateJoinViews;
  readonly visibleConsents: VisibleConsents;
}

/** Reports a failed call that the visitor waited for to analytics, by its kind only. */
export function trackCorporateFailure(
  { store, analytics }: CorporateJoinContext,
  failure: string,
): void {
  analytics.record({ name: 'flow_error', flow: 'corporate', step: store.state.step, failure });
}

/** Adopts a lead or a paid membership from another tab. */
function adoptPurchase(mine: CorporateJoinState, theirs: CorporateJoinState): CorporateJoinState {
  const { confirmation } = theirs;
  return adoptLead(
    mine.confirmation === null && confirmation !== null ? { ...mine, confirmation, step: 3 } : mine,
    theirs,
  );
}

/**
 * Starts at the code step for a visitor whose company email the lead flow recognized and mailed a code to. The lead
 * keeps its transaction id, but it isn't a corporate lead yet, and no one referred it.
 */
function receiveEmployee(
  outreachCode: string,
  { lead, visit, account, createdDate }: Handoff,
): CorporateJoinState {
  const { phone_number } = lead.contactInput;
  const state: CorporateJoinState = {
    ...newCorporateJoinState(outreachCode),
    ...lead,
    ...visit,
    outreachCode,
    joinOutreachCode: outreachCode,
    isCorpLead: true,
    showGuidedWorkouts: false,
    contactInput: { ...lead.contactInput, phone_number: joinPhoneStyle.keep(phone_number) },
    hasCreatedLead: false,
    recordedFacilityId: null,
    referringId: null,
    referrerDetails: null,
    associationToken: null,
  };
  if (account === null) return state;
  const email = companyEmailOf(state);
  return reduceCorporateJoin(state, { type: 'code-sent', account, email, at: createdDate });
}
