import type {
  CorporateLeadRepository,
  EmployerRepository,
} from '../../corporate/corporate-repository.port.ts';
import type { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import {
  defaultJoinSettings,
  type JoinSettings,
} from '../standard-join/standard-join.dependencies.ts';

export interface CorporateJoinDependencies extends Omit<LeadFlowDependencies, 'settings'> {
  readonly costNote: ComputeCostNote;
  readonly corporateLeads: CorporateLeadRepository;
  /** Null: the chain has no employers' pages and no invitation codes. */
  readonly employers: EmployerRepository | null;
  readonly settings: CorporateJoinSettings;
}

/** What a chain configures for joining through an employer. */
export interface CorporateJoinSettings extends JoinSettings {
  readonly codeSeconds: number;
  /** Where a visitor goes whose employer has no agreement. `{facilityId}` is replaced by the club's id. */
  readonly joinPath: string;
  /** The label of the form's button, recorded with the lead. */
  readonly ctaLabel: string;
  readonly variant: 'classic' | 'guided-steps';
}

export const defaultCorporateJoinSettings: CorporateJoinSettings = {
  ...defaultJoinSettings,
  codeSeconds: 900,
  joinPath: '/join/step1/{facilityId}',
  ctaLabel: 'Get Started',
  variant: 'guided-steps',
};
