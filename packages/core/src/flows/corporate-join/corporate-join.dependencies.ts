import type { CorporateLeadRepository } from '../../corporate/corporate-lead-repository.port.ts';
import {
  type ComputeCostNote,
  defaultNormalInitiation,
  type NormalInitiation,
} from '../../plans/compute-cost-note.ts';
import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import { defaultFacilityIdPattern } from '../../clubs/club.ts';
import { type ConsentSettings, defaultConsentSettings } from '../../lead/consents.ts';
import { defaultOutreachSettings, type OutreachSettings } from '../../lead/lead.ts';

export interface CorporateJoinDependencies extends Omit<LeadFlowDependencies, 'settings'> {
  readonly costNote: ComputeCostNote;
  readonly corporateLeads: CorporateLeadRepository;
  readonly settings: CorporateJoinSettings;
}

/** What a chain configures for joining through an employer. */
export interface CorporateJoinSettings {
  readonly outreach: OutreachSettings;
  readonly consents: ConsentSettings;
  /** The valid facility ids in an address. */
  readonly facilityIdPattern: RegExp;
  /** How long stored state lives, in ms. */
  readonly lifetimeMs: number;
  readonly codeSeconds: number;
  /** Where a visitor goes whose employer has no agreement. `{facilityId}` is replaced by the club's id. */
  readonly joinPath: string;
  /** Address of the payment application: a path of this site, or a URL elsewhere. */
  readonly paymentAddress: string;
  /** The initiation fee that a plan's price is compared with, in minor units of each currency. */
  readonly normalInitiation: NormalInitiation;
  /** The label of the form's button, recorded with the lead. */
  readonly ctaLabel: string;
  readonly variant: 'classic' | 'guided-steps';
}

export const defaultCorporateJoinSettings: CorporateJoinSettings = {
  outreach: defaultOutreachSettings,
  consents: defaultConsentSettings,
  facilityIdPattern: defaultFacilityIdPattern,
  lifetimeMs: 1_800_000,
  codeSeconds: 900,
  joinPath: '/join/step1/{facilityId}',
  paymentAddress: '/payment',
  normalInitiation: defaultNormalInitiation,
  ctaLabel: 'Get Started',
  variant: 'guided-steps',
};
