import type { ShownConsents } from '../../lead/consents.ts';
import type { VisitContext } from '../lead/lead-flow.context.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import type { CorporateJoinKeeper, CorporateJoinShown } from './corporate-join.keeper.ts';
import { asLeadFlowState } from './corporate-join.visit.ts';

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

/** The flow as the lead flow's visit parts need it. */
export function visitContextOf(flow: CorporateJoinContext): VisitContext {
  const { keeper, shown } = flow;
  return {
    ...flow,
    shownTimes: shown.times,
    shownNearby: shown.nearby,
    keeper: {
      get state() {
        return asLeadFlowState(keeper.state);
      },
      get session() {
        return keeper.session;
      },
      update: (part) => keeper.update(part),
      change: (event, options) => keeper.change({ type: 'visit', event }, options),
      forget: () => keeper.forget(),
    },
  };
}
