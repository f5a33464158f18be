import type { VisitContext } from '../lead/lead-flow.context.ts';
import type { FlowPlace } from '../ports/analytics.port.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import type { CorporateJoinKeeper, CorporateJoinShown } from './corporate-join.keeper.ts';
import { asLeadFlowState } from './corporate-join.visit.ts';

/** What the parts of the flow share. */
export interface CorporateJoinContext extends CorporateJoinDependencies {
  readonly keeper: CorporateJoinKeeper;
  readonly shown: CorporateJoinShown;
}

/** Where the visitor is, for an event of analytics. */
export function placeInCorporateJoin({ keeper }: CorporateJoinContext): FlowPlace {
  return { flow: 'corporate', step: keeper.state.step };
}

/** The flow as the lead flow's parts see it, which book its visits. CJ-15 */
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
