import type { NearbyClubsSnapshot } from '../location/nearby-clubs.snapshot.ts';
import type { Observable } from '../shared/observable.ts';
import type { VisitTimesSnapshot } from '../visit/visit-times.snapshot.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import type { LeadFlowKeeper } from './lead-flow.keeper.ts';

/** What the parts of the flow share. */
export interface LeadFlowContext extends LeadFlowDependencies {
  readonly keeper: LeadFlowKeeper;
  /** The times that are shown, if any. */
  readonly shownTimes: Observable<VisitTimesSnapshot>;
  /** The clubs near the visitor, where they were looked for. */
  readonly shownNearby: Observable<NearbyClubsSnapshot>;
}
