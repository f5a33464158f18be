// Compiled from ./leads.ts by `pnpm schemas`. Change it there.
import { anything, flag, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './leads.ts';

const optionalNullableText = optional(nullable(text));
const part1 = object({
  success: optional(flag),
  tokenId: optionalNullableText,
  TransactionId: optionalNullableText,
  leadTransactionId: optionalNullableText,
  associationToken: optionalNullableText,
});
export const cancelAppointment: Compiled<typeof source.cancelAppointment> = {
  name: 'cancelAppointment',
  method: 'DELETE',
  path: '/v6/acq/lead/appointment',
  repeatable: true,
  needsToken: false,
  decode: object({ status: number, data: object({ success: flag }) }),
};
export const createAbandonedLead: Compiled<typeof source.createAbandonedLead> = {
  name: 'createAbandonedLead',
  method: 'POST',
  path: '/v6/acq/leads/abandoned',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
export const createResidentialLead: Compiled<typeof source.createResidentialLead> = {
  name: 'createResidentialLead',
  method: 'POST',
  path: '/v6/acq/lead/residential',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
export const updateAbandonedLead: Compiled<typeof source.updateAbandonedLead> = {
  name: 'updateAbandonedLead',
  method: 'PUT',
  path: '/v6/acq/leads/abandoned',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
export const updateLead: Compiled<typeof source.updateLead> = {
  name: 'updateLead',
  method: 'PUT',
  path: '/v6/acq/lead',
  repeatable: true,
  needsToken: false,
  decode: anything,
};
