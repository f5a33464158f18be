import type { JoinContentRepository } from '../../content/join-content-repository.port.ts';
import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import type { PlanRepository } from '../../plans/plan-repository.port.ts';
import type { StandardJoinSettings } from './standard-join.settings.ts';

/** What a standard join is made of: repositories, the platform and the chain's settings. */
export interface StandardJoinDependencies extends Omit<
  LeadFlowDependencies,
  'settings' | 'corporate' | 'openTimes'
> {
  readonly plans: PlanRepository;
  readonly joinContent: JoinContentRepository;
  readonly settings: StandardJoinSettings;
}
