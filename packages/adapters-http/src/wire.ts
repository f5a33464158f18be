/** The wire contract, for servers and tools: `@foyer/adapters-http/wire`. */
import { countClasses } from './contract/classes.ts';
import { getConfiguration } from './contract/configuration.ts';
import { appendConsents } from './contract/consents.ts';
import { verifyCorporateDomain, verifyCorporateEmail } from './contract/corporate.ts';
import { getFacility, listFacilities } from './contract/facilities.ts';
import {
  cancelAppointment,
  createAbandonedLead,
  updateAbandonedLead,
  updateLead,
} from './contract/leads.ts';
import { listMediaSlides } from './contract/media.ts';
import { getProductDetails } from './contract/payment.ts';
import { createReferral, getReferrer, updateReferral } from './contract/referral.ts';
import { listOpenTimes } from './contract/visits.ts';

export type { Call } from './contract/call.ts';
export { type ErrorBody, errorBody, slotTakenCode } from './contract/error-body.ts';
export type { WireConsent } from './contract/consents.ts';
export type { WireFacility } from './contract/facilities.ts';
export type { WireAbandonedLead } from './contract/leads.ts';
export type { WireMediaSlide } from './contract/media.ts';
export type { WireProductDetails } from './contract/payment.ts';
export type { WireReferral } from './contract/referral.ts';

/** Every call by its name. */
export const contract = {
  getConfiguration,
  getFacility,
  listFacilities,
  createAbandonedLead,
  updateAbandonedLead,
  updateLead,
  cancelAppointment,
  listOpenTimes,
  countClasses,
  verifyCorporateDomain,
  verifyCorporateEmail,
  getProductDetails,
  getReferrer,
  createReferral,
  updateReferral,
  listMediaSlides,
  appendConsents,
} as const;
