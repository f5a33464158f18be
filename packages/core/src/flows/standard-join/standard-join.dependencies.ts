import type { JoinContentRepository } from '../../content/content-repository.port.ts';
import {
  type ComputeCostNote,
  defaultNormalInitiation,
  type NormalInitiation,
} from '../../plans/compute-cost-note.ts';
import type { PlanRepository } from '../../plans/plan-repository.port.ts';
import {
  defaultFlowSettings,
  type FlowSettings,
  type LeadFlowDependencies,
} from '../lead/lead-flow.dependencies.ts';
import {
  defaultJoinConfirmation,
  type JoinConfirmationContent,
} from '../../content/join-content.ts';

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

/** A chain's settings for all flows that sell a membership. */
export interface JoinSettings extends FlowSettings {
  /** Address of the payment application: a path of this site, or a URL elsewhere. */
  readonly paymentAddress: string;
  /** The initiation fee that a plan's price is compared with, in minor units of each currency. */
  readonly normalInitiation: NormalInitiation;
}

export const defaultJoinSettings: JoinSettings = {
  ...defaultFlowSettings,
  lifetimeMs: 1_800_000,
  paymentAddress: '/payment',
  normalInitiation: defaultNormalInitiation,
};

export interface StandardJoinSettings extends JoinSettings {
  readonly paths: StandardJoinPaths;
  /** The path for booking a visit. `{facilityId}` is replaced by the club's id. */
  readonly bookingPath: string;
  /** The copy of the last step if the content service has none. */
  readonly confirmation: JoinConfirmationContent;
}

export const defaultStandardJoinPaths: StandardJoinPaths = [
  '/join/step1/{facilityId}',
  '/join/step2/{facilityId}',
  '/join/step3/{facilityId}',
];

export const defaultStandardJoinSettings: StandardJoinSettings = {
  ...defaultJoinSettings,
  paths: defaultStandardJoinPaths,
  bookingPath: '/inquiry/schedule-your-visit?facilityId={facilityId}',
  confirmation: defaultJoinConfirmation,
};
