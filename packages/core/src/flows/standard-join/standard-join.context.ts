import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import type { FlowPlace } from '../../kernel/analytics.port.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { ShownConsents } from '../../lead/consents.ts';
import type { StandardJoinKeeper } from './standard-join.store.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';

/** The dependencies that the parts of the join share. */
export interface StandardJoinContext extends StandardJoinDependencies {
  readonly keeper: StandardJoinKeeper;
  readonly shownNearby: Observable<NearbyClubsSnapshot>;
  readonly shownConsents: ShownConsents;
}

/** Where the visitor is, for an analytics event. */
export function placeInJoin({ keeper }: Pick<StandardJoinContext, 'keeper'>): FlowPlace {
  return { flow: 'join', step: keeper.state.step };
}

/** Reports a failed call that the visitor waited for to analytics, by its kind only. */
export function tellJoinFailure(flow: StandardJoinContext, failure: string): void {
  flow.analytics.record({ name: 'flow_error', ...placeInJoin(flow), failure });
}
