import { newContactSession } from '../engine/contact-fields.ts';
import { FlowKeeper } from '../engine/flow-keeper.ts';
import { adoptLead } from '../lead/adopt-lead.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import { noResend } from '../shared/resend-confirmation.ts';
import type { Observable } from '../../kernel/observable.ts';
import { noTimes, type VisitTimesSnapshot } from '../../visit/visit-times.snapshot.ts';
import { corporateJoinStateSchema } from './corporate-join.schema.ts';
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

/** Local-storage key of the state. */
export const corporateJoinStorageKey = 'foyer.corporate-join';

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

export type CorporateJoinKeeper = FlowKeeper<
  CorporateJoinState,
  CorporateJoinSession,
  CorporateJoinEvent,
  CorporateJoinSnapshot
>;

/** The other sources of a snapshot. */
export interface CorporateJoinShown {
  readonly times: Observable<VisitTimesSnapshot>;
  readonly nearby: Observable<NearbyClubsSnapshot>;
  /** Seconds until the code expires. */
  readonly secondsLeft: Observable<number>;
}

/** Creates the store of the corporate flow. */
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

/** Adopts a lead or a paid membership from another tab. */
function adoptPurchase(mine: CorporateJoinState, theirs: CorporateJoinState): CorporateJoinState {
  const { confirmation } = theirs;
  return adoptLead(
    mine.confirmation === null && confirmation !== null ? { ...mine, confirmation, step: 3 } : mine,
    theirs,
  );
}
