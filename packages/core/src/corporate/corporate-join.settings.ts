import { defaultFacilityIdPattern } from '../clubs/facility-id.ts';
import { type ConsentSettings, defaultConsentSettings } from '../lead/consents.ts';
import { defaultOutreachSettings, type OutreachSettings } from '../lead/outreach-code.ts';

/** What a chain configures about joining through an employer. */
export interface CorporateJoinSettings {
  readonly outreach: OutreachSettings;
  readonly consents: ConsentSettings;
  /** VA-13 */
  readonly facilityIdPattern: RegExp;
  /** CJ-18: how long stored state lives, in ms. */
  readonly lifetimeMs: number;
  /** CJ-07: how long a code can be used, in s. */
  readonly codeSeconds: number;
  /** Where a visitor goes whose employer has no agreement; `{facilityId}` stands for the club. CJ-04 */
  readonly joinPath: string;
  /** Where the payment application stands: a path of the site, or an address of another. RT-09 */
  readonly paymentAddress: string;
  /** What the form's button reads, as the lead tells it. CJ-02 */
  readonly ctaLabel: string;
  /** LC-22, of the survey. */
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
  ctaLabel: 'Get Started',
  variant: 'guided-steps',
};
