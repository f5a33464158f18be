import { defaultFacilityIdPattern } from '../../clubs/facility-id.ts';
import {
  defaultJoinConfirmation,
  type JoinConfirmationContent,
} from '../../content/join-content.ts';
import { type ConsentSettings, defaultConsentSettings } from '../../lead/consents.ts';
import { defaultOutreachSettings, type OutreachSettings } from '../../lead/outreach-code.ts';

/** The address of each step; `{facilityId}` stands for the club. RT-05 */
export type StandardJoinPaths = readonly [plans: string, details: string, confirmation: string];

/** What a chain configures about joining. */
export interface StandardJoinSettings {
  readonly outreach: OutreachSettings;
  readonly consents: ConsentSettings;
  /** VA-13 */
  readonly facilityIdPattern: RegExp;
  /** How long stored state lives, in ms: as long as the corporate join's. CJ-18 */
  readonly lifetimeMs: number;
  readonly paths: StandardJoinPaths;
  /** Where a visitor goes who is to book a visit; `{facilityId}` stands for the club. RT-02, SJ-02 */
  readonly bookingPath: string;
  /** Where the payment application stands: a path of the site, or an address of another. RT-09 */
  readonly paymentAddress: string;
  /** The words of the last step, where the content service has none. SJ-06 */
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
  confirmation: defaultJoinConfirmation,
};
