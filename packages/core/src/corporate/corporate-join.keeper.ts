import { FlowKeeper } from '../flow/flow-keeper.ts';
import { outreachCodes } from '../lead/outreach-code.ts';
import type { NearbyClubsSnapshot } from '../location/nearby-clubs.snapshot.ts';
import type { Observable } from '../shared/observable.ts';
import { noTimes, type VisitTimesSnapshot } from '../visit/visit-times.snapshot.ts';
import { decodeCorporateJoinState } from './corporate-join.compiled.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import type { CorporateJoinEvent } from './corporate-join.event.ts';
import { reduceCorporateJoin } from './corporate-join.reduce.ts';
import {
  composeCorporateSnapshot,
  type CorporateJoinSession,
  type CorporateJoinSnapshot,
} from './corporate-join.snapshot.ts';
import {
  type CorporateJoinState,
  newCorporateJoinState,
  reachableCorporateStep,
} from './corporate-join.state.ts';
import { corporateJoinStateVersion } from './corporate-join.state-version.ts';

/** The stored state's key. */
export const corporateJoinStorageKey = 'foyer.corporate-join';

const newSession: CorporateJoinSession = {
  checkedFields: new Set(),
  phoneRefused: false,
  refusals: 0,
  alert: null,
  notice: null,
  clubError: null,
  busy: null,
  attempted: null,
  ready: false,
  asksToStay: false,
  code: '',
  codeError: null,
  codeResets: 0,
  offered: null,
  planError: null,
  payment: 'none',
};

export type CorporateJoinKeeper = FlowKeeper<
  CorporateJoinState,
  CorporateJoinSession,
  CorporateJoinEvent,
  CorporateJoinSnapshot
>;

/** What else a snapshot is composed from. */
export interface CorporateJoinShown {
  readonly times: Observable<VisitTimesSnapshot>;
  readonly nearby: Observable<NearbyClubsSnapshot>;
  /** Seconds until the code can be used no more. */
  readonly secondsLeft: Observable<number>;
}

/** Keeps what the corporate flow knows. */
export function createCorporateJoinKeeper(
  dependencies: CorporateJoinDependencies,
  { times, nearby, secondsLeft }: CorporateJoinShown,
): CorporateJoinKeeper {
  const { settings, visitor } = dependencies;
  return new FlowKeeper<
    CorporateJoinState,
    CorporateJoinSession,
    CorporateJoinEvent,
    CorporateJoinSnapshot
  >(dependencies, {
    stored: {
      key: corporateJoinStorageKey,
      version: corporateJoinStateVersion,
      decode: decodeCorporateJoinState,
      lifetimeMs: settings.lifetimeMs,
    },
    newState: (before) => ({
      ...newCorporateJoinState(outreachCodes(settings.outreach, 'corporate').outreachCode),
      config: before?.config ?? null,
    }),
    newSession,
    reduce: reduceCorporateJoin,
    restored: (state) => ({ ...state, step: reachableCorporateStep(state, state.step) }),
    adopted: adoptLead,
    compose: (state, session) =>
      composeCorporateSnapshot(state, session, {
        times: times.get(),
        nearby: nearby.get(),
        secondsLeft: secondsLeft.get(),
        settings,
        visitorCountry: visitor.country(),
      }),
    watched: [times, nearby, secondsLeft],
    onForget: () => times.set(noTimes),
  });
}

/** A lead that another tab has made, and a membership that was paid for there, are this tab's too. LC-17, LX-12 */
function adoptLead(mine: CorporateJoinState, theirs: CorporateJoinState): CorporateJoinState {
  const bought =
    mine.confirmation === null && theirs.confirmation !== null
      ? { ...mine, confirmation: theirs.confirmation, step: 3 as const }
      : mine;
  if (mine.leadTransactionId !== null || theirs.leadTransactionId === null) return bought;
  const { hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId } = theirs;
  return { ...bought, hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId };
}
