import type { VisibleConsents } from '../../lead/consents.ts';
import type { CorporateJoinStore, CorporateJoinViews } from './corporate-join.store.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';

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
