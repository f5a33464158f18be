import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import type { CorporateLeadRepository } from '../../corporate/corporate-lead-repository.port.ts';
import type { CorporateJoinSettings } from './corporate-join.settings.ts';

/** The repositories, platform and chain settings of a corporate join. */
export interface CorporateJoinDependencies extends Omit<LeadFlowDependencies, 'settings'> {
  readonly corporateLeads: CorporateLeadRepository;
  readonly settings: CorporateJoinSettings;
}
