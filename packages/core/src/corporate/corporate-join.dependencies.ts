import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import type { CorporateLeadRepository } from './corporate-lead-repository.port.ts';
import type { CorporateJoinSettings } from './corporate-join.settings.ts';

/** What a corporate join is made of: repositories, the platform and the chain's settings. */
export interface CorporateJoinDependencies extends Omit<LeadFlowDependencies, 'settings'> {
  readonly corporateLeads: CorporateLeadRepository;
  readonly settings: CorporateJoinSettings;
}
