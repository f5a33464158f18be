import type { ShownConsents } from '../../lead/consents.ts';
import type { CorporateJoinKeeper, CorporateJoinShown } from './corporate-join.store.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';

/** The dependencies that the parts of the flow share. */
export interface CorporateJoinContext extends CorporateJoinDependencies {
  readonly keeper: CorporateJoinKeeper;
  readonly shown: CorporateJoinShown;
  readonly shownConsents: ShownConsents;
}

/** Reports a failed call that the visitor waited for to analytics, by its kind only. */
export function tellCorporateFailure(
  { keeper, analytics }: CorporateJoinContext,
  failure: string,
): void {
  analytics.record({ name: 'flow_error', flow: 'corporate', step: keeper.state.step, failure });
}
