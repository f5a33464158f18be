import type { JoinContentRepository } from '../../content/join-content-repository.port.ts';
import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import type { PlanRepository } from '../../plans/plan-repository.port.ts';
import type { StandardJoinSettings } from './standard-join.settings.ts';

/** The repositories, platform and chain settings of a standard join. */
export interface StandardJoinDependencies extends Omit<
  LeadFlowDependencies,
  'settings' | 'corporate' | 'openTimes'
> {
  readonly plans: PlanRepository;
  readonly joinContent: JoinContentRepository;
  readonly settings: StandardJoinSettings;
}
