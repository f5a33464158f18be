import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import type { FlowPlace } from '../../kernel/analytics.port.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { VisibleConsents } from '../../lead/consents.ts';
import type { StandardJoinStore } from './standard-join.store.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';

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
