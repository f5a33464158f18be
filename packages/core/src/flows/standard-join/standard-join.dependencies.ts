import type { JoinContentRepository } from '../../content/join-content-repository.port.ts';
import {
  type ComputeCostNote,
  defaultNormalInitiation,
  type NormalInitiation,
} from '../../plans/compute-cost-note.ts';
import type { PlanRepository } from '../../plans/plan-repository.port.ts';
import type { LeadFlowDependencies } from '../lead/lead-flow.dependencies.ts';
import { defaultFacilityIdPattern } from '../../clubs/club.ts';
import {
  defaultJoinConfirmation,
  type JoinConfirmationContent,
} from '../../content/join-content.ts';
import { type ConsentSettings, defaultConsentSettings } from '../../lead/consents.ts';
import { defaultOutreachSettings, type OutreachSettings } from '../../lead/lead.ts';

export interface StandardJoinDependencies extends Omit<
  LeadFlowDependencies,
  'settings' | 'corporate' | 'schedulePlan' | 'surveyProgress' | 'verifyCorporateDomain'
> {
  readonly costNote: ComputeCostNote;
  readonly plans: PlanRepository;
  readonly joinContent: JoinContentRepository;
  readonly settings: StandardJoinSettings;
}

/** The address of each step. `{facilityId}` is replaced by the club's id. */
export type StandardJoinPaths = readonly [plans: string, details: string, confirmation: string];

export interface StandardJoinSettings {
  readonly outreach: OutreachSettings;
  readonly consents: ConsentSettings;
  readonly facilityIdPattern: RegExp;
  /** How long stored state lives, in ms; the same as in the corporate join. */
  readonly lifetimeMs: number;
  readonly paths: StandardJoinPaths;
  /** The path for booking a visit. `{facilityId}` is replaced by the club's id. */
  readonly bookingPath: string;
  /** Address of the payment application: a path of this site, or a URL elsewhere. */
  readonly paymentAddress: string;
  /** The initiation fee that a plan's price is compared with, in minor units of each currency. */
  readonly normalInitiation: NormalInitiation;
  /** The copy of the last step if the content service has none. */
  readonly confirmation: JoinConfirmationContent;
}

export const defaultStandardJoinPaths: StandardJoinPaths = [
  '/join/step1/{facilityId}',
  '/join/step2/{facilityId}',
  '/join/step3/{facilityId}',
];

export const defaultStandardJoinSettings: StandardJoinSettings = {
  outreach: defaultOutreachSettings,
  consents: defaultConsentSettings,
  facilityIdPattern: defaultFacilityIdPattern,
  lifetimeMs: 1_800_000,
  paths: defaultStandardJoinPaths,
  bookingPath: '/inquiry/schedule-your-visit?facilityId={facilityId}',
  paymentAddress: '/payment',
  normalInitiation: defaultNormalInitiation,
  confirmation: defaultJoinConfirmation,
};
