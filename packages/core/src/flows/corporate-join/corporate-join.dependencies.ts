import type { CorporateLeadRepository } from '../../corporate/corporate-lead-repository.port.ts';
import type { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import type { CorporateJoinSettings } from './corporate-join.settings.ts';

/** The use cases, repositories, platform and settings of a corporate join. */
export interface CorporateJoinDependencies extends Omit<LeadFlowDependencies, 'settings'> {
  readonly costNote: ComputeCostNote;
  readonly corporateLeads: CorporateLeadRepository;
  readonly settings: CorporateJoinSettings;
}
