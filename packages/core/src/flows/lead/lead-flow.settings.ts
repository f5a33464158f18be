import { defaultFacilityIdPattern } from '../../clubs/facility-id.ts';
import { type ConsentSettings, defaultConsentSettings } from '../../lead/consents.ts';
import {
  defaultOutreachSettings,
  type LeadSource,
  type OutreachSettings,
} from '../../lead/outreach-code.ts';

/** What a chain configures about its lead flow. */
export interface LeadFlowSettings {
  readonly outreach: OutreachSettings;
  readonly source: LeadSource;
  readonly consents: ConsentSettings;
  /** VA-13 */
  readonly facilityIdPattern: RegExp;
  /** LC-02: the zip-code experiment. */
  readonly asksZipCode: boolean;
  /** LX-01: how long stored state lives, in ms. */
  readonly lifetimeMs: number;
  /** Where Join Online leads; `{facilityId}` stands for the club. LC-15 */
  readonly joinPath: string;
  /** Where a verified company e-mail leads. LC-10 */
  readonly corporatePath: string;
  /** LX-07: leaving asks first, or leaves at once. */
  readonly exitConfirmation: 'ask' | 'skip';
  /** LC-05: one submit of that wording; null offers both, a visit and joining online. */
  readonly intent: 'lead' | 'join' | null;
  /** LC-22: the newer variant has a step indicator, a tour card and class recommendations. */
  readonly variant: 'classic' | 'guided-steps';
}

export const defaultLeadFlowSettings: LeadFlowSettings = {
  outreach: defaultOutreachSettings,
  source: 'page',
  consents: defaultConsentSettings,
  facilityIdPattern: defaultFacilityIdPattern,
  asksZipCode: false,
  lifetimeMs: 900_000,
  joinPath: '/join/step1/{facilityId}',
  corporatePath: '/join/corp',
  exitConfirmation: 'ask',
  intent: null,
  variant: 'guided-steps',
};
