import { newContactSession } from '../engine/contact-fields.ts';
import { FlowKeeper } from '../engine/flow-keeper.ts';
import { adoptLead } from '../lead/adopt-lead.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import { noResend } from '../shared/resend-confirmation.ts';
import type { Observable } from '../../kernel/observable.ts';
import { standardJoinStateSchema } from './standard-join.schema.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import type { StandardJoinEvent } from './standard-join.event.ts';
import { reduceStandardJoin } from './standard-join.reduce.ts';
import {
  composeStandardSnapshot,
  type StandardJoinSession,
  type StandardJoinSnapshot,
} from './standard-join.snapshot.ts';
import {
  newStandardJoinState,
  reachableJoinStep,
  type StandardJoinState,
} from './standard-join.state.ts';
import { standardJoinStateVersion } from './standard-join.state-version.ts';
import { standardJoinStorageKey } from './standard-join.storage-key.ts';

const newSession: StandardJoinSession = {
  ...newContactSession,
  ...noResend,
  busy: null,
  attempted: null,
  offered: null,
  planError: null,
  payment: 'none',
  confirmationWords: null,
};

export type StandardJoinKeeper = FlowKeeper<
  StandardJoinState,
  StandardJoinSession,
  StandardJoinEvent,
  StandardJoinSnapshot
>;

/** Creates the store of the join. */
export function createStandardJoinKeeper(
  dependencies: StandardJoinDependencies,
  nearby: Observable<NearbyClubsSnapshot>,
): StandardJoinKeeper {
  const { settings, visitor } = dependencies;
  return new FlowKeeper<
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
    compose: (state, session) =>
      composeStandardSnapshot(state, session, {
        nearby: nearby.get(),
        settings,
        visitorCountry: visitor.country(),
      }),
    watched: [nearby],
    onForget: () => undefined,
  });
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
