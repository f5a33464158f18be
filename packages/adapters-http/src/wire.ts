/** The wire contract, for servers and tools: `@foyer/adapters-http/wire`. */
import { getConfiguration } from './contract/configuration.ts';
import { getFacility, listFacilities } from './contract/facilities.ts';
import {
  cancelAppointment,
  createAbandonedLead,
  updateAbandonedLead,
  updateLead,
} from './contract/leads.ts';
import { listOpenTimes } from './contract/visits.ts';

export type { Call } from './contract/call.ts';
export { type ErrorBody, errorBody, slotTakenCode } from './contract/error-body.ts';
export type { WireFacility } from './contract/facilities.ts';
export type { WireAbandonedLead } from './contract/leads.ts';

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
} as const;
