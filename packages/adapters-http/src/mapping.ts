/** `@foyer/adapters-http/mapping`: for a back end with other paths and bodies: how each call maps to its own. */
export type { AnswerOf, RequestOf } from './contract/call.ts';
export {
  type CallMap,
  httpClubs,
  httpLeads,
  httpOpenTimes,
  type LeadMaps,
  mapCall,
  type MappedLead,
} from './mapped-ports.ts';
