import type { JoinContentRepository } from '../../content/join-content-repository.port.ts';
import type { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import type { PlanRepository } from '../../plans/plan-repository.port.ts';
import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import type { StandardJoinSettings } from './standard-join.settings.ts';

/** The use cases, repositories, platform and settings of a standard join. */
export interface StandardJoinDependencies extends Omit<
  LeadFlowDependencies,
  'settings' | 'corporate' | 'schedulePlan' | 'surveyProgress' | 'verifyCorporateDomain'
> {
  readonly costNote: ComputeCostNote;
  readonly plans: PlanRepository;
  readonly joinContent: JoinContentRepository;
  readonly settings: StandardJoinSettings;
}
