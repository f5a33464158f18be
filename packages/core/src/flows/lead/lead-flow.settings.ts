import { defaultFacilityIdPattern } from '../../clubs/club.ts';
import { type ConsentSettings, defaultConsentSettings } from '../../lead/consents.ts';
import {
  defaultOutreachSettings,
  type LeadSource,
  type OutreachSettings,
} from '../../lead/outreach-code.ts';

/** A chain's settings for its lead flow. */
export interface LeadFlowSettings {
  readonly outreach: OutreachSettings;
  readonly source: LeadSource;
  readonly consents: ConsentSettings;
  readonly facilityIdPattern: RegExp;
  /** The zip-code experiment. */
  readonly asksZipCode: boolean;
  /** How long stored state lives, in ms. */
  readonly lifetimeMs: number;
  /** The path of Join Online. `{facilityId}` is replaced by the club's id. */
  readonly joinPath: string;
  /** The path for a verified company e-mail. */
  readonly corporatePath: string;
  /** Whether leaving needs a confirmation. */
  readonly exitConfirmation: 'ask' | 'skip';
  /** Shows a single submit button for that intent; null offers both a visit and joining online. */
  readonly intent: 'lead' | 'join' | null;
  /** The newer variant has a step indicator, a tour card and class recommendations. */
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
