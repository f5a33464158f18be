import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { VisibleConsents } from '../../lead/consents.ts';
import type { VisitTimesSnapshot } from '../../visit/visit-times.ts';
import type { VisitEvent, VisitState, VisitSteps } from '../draft/visit-draft.ts';
import type { FlowSession } from '../engine/flow-rules.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import type { LeadFlowStore } from './lead-flow.store.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';

/** The dependencies that the parts of the lead flow share. */
export interface LeadFlowContext extends LeadFlowDependencies {
  readonly store: LeadFlowStore;
  readonly steps: VisitSteps<number>;
  /** The displayed times. */
  readonly timesView: Observable<VisitTimesSnapshot>;
  /** The clubs near the visitor, once they were searched for. */
  readonly nearbyView: Observable<NearbyClubsSnapshot>;
  readonly visibleConsents: VisibleConsents;
}

/** The store of any flow that books visits, as the parts below see it. */
export interface VisitStore {
  readonly state: VisitState;
  readonly session: { readonly refusals: number };
  update(
    part: Partial<Pick<FlowSession, 'alert' | 'notice' | 'clubError'>> & {
      readonly refusals?: number;
    },
  ): void;
  change(event: VisitEvent, options?: { readonly persist: boolean }): void;
  forget(): void;
}

/** The dependencies of the parts that schedule, change and cancel a visit, in whichever flow. */
export interface VisitContext extends Pick<
  LeadFlowContext,
  | 'activity'
  | 'analytics'
  | 'ids'
  | 'leads'
  | 'navigation'
  | 'schedulePlan'
  | 'sessionStore'
  | 'timesView'
  | 'steps'
  | 'surveyProgress'
> {
  readonly store: VisitStore;
  readonly settings: Pick<LeadFlowSettings, 'variant'>;
}
