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

/** The dependencies that the parts of the flow share. */
export interface LeadFlowContext extends LeadFlowDependencies {
  readonly keeper: LeadFlowKeeper;
  /** The loaded times, if any. */
  readonly shownTimes: Observable<VisitTimesSnapshot>;
  /** The clubs near the visitor, if the visitor looked for them. */
  readonly shownNearby: Observable<NearbyClubsSnapshot>;
  readonly shownConsents: ShownConsents;
}

/** The part of a store that visits need, before and after booking. */
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
 * The dependencies of those parts. They come from the lead flow, or from another flow that books visits and maps its
 * own state to the lead flow's.
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
