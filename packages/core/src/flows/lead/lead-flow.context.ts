import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { FlowSession } from '../engine/flow-rules.ts';
import type { VisitTimesSnapshot } from '../../visit/visit-times.snapshot.ts';
import type { ShownConsents } from '../../lead/consents.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import type { LeadFlowEvent } from './lead-flow.event.ts';
import type { LeadFlowKeeper } from './lead-flow.keeper.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import type { LeadFlowState } from './lead-flow.state.ts';

/** What the parts of the flow share. */
export interface LeadFlowContext extends LeadFlowDependencies {
  readonly keeper: LeadFlowKeeper;
  /** The times that are shown, if any. */
  readonly shownTimes: Observable<VisitTimesSnapshot>;
  /** The clubs near the visitor, where they were looked for. */
  readonly shownNearby: Observable<NearbyClubsSnapshot>;
  readonly shownConsents: ShownConsents;
}

/** As much of a keeper as the parts concern that lead to a visit and go on from it. */
export interface VisitKeeper {
  readonly state: LeadFlowState;
  readonly session: { readonly refusals: number };
  update(
    part: Partial<Pick<FlowSession, 'alert' | 'notice' | 'clubError'>> & {
      readonly refusals?: number;
    },
  ): void;
  change(event: LeadFlowEvent, options?: { readonly keep: boolean }): void;
  forget(): void;
}

/**
 * What those parts stand on: the lead flow, or another flow that books visits and shows its own state to them as the
 * lead flow's. CJ-15
 */
export interface VisitContext extends Omit<
  LeadFlowContext,
  | 'keeper'
  | 'settings'
  | 'shownConsents'
  | 'referrals'
  | 'consentLog'
  | 'corporate'
  | 'products'
  | 'memberSession'
> {
  readonly keeper: VisitKeeper;
  readonly settings: Pick<LeadFlowSettings, 'variant'>;
}
