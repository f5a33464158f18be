import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { ShownConsents } from '../../lead/consents.ts';
import type { VisitTimesSnapshot } from '../../visit/visit-times.snapshot.ts';
import type { VisitEvent, VisitState, VisitSteps } from '../draft/visit-draft.ts';
import type { FlowSession } from '../engine/flow-rules.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import type { LeadFlowKeeper } from './lead-flow.store.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';

/** The dependencies that the parts of the lead flow share. */
export interface LeadFlowContext extends LeadFlowDependencies {
  readonly keeper: LeadFlowKeeper;
  readonly steps: VisitSteps<number>;
  /** The displayed times. */
  readonly shownTimes: Observable<VisitTimesSnapshot>;
  /** The clubs near the visitor, once they were searched for. */
  readonly shownNearby: Observable<NearbyClubsSnapshot>;
  readonly shownConsents: ShownConsents;
}

/** The store of any flow that books visits, as the parts below see it. */
export interface VisitKeeper {
  readonly state: VisitState;
  readonly session: { readonly refusals: number };
  update(
    part: Partial<Pick<FlowSession, 'alert' | 'notice' | 'clubError'>> & {
      readonly refusals?: number;
    },
  ): void;
  change(event: VisitEvent, options?: { readonly keep: boolean }): void;
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
  | 'shownTimes'
  | 'steps'
  | 'surveyProgress'
> {
  readonly keeper: VisitKeeper;
  readonly settings: Pick<LeadFlowSettings, 'variant'>;
}
