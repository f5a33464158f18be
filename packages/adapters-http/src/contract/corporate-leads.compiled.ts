// Compiled from ./corporate-leads.ts by `pnpm schemas`. Change it there.
import { flag, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './corporate-leads.ts';

const optionalNullableText = optional(nullable(text));
const part1 = object({
  status: optional(number),
  tokenId: optionalNullableText,
  TransactionId: optionalNullableText,
});
export const createCorporateLead: Compiled<typeof source.createCorporateLead> = {
  name: 'createCorporateLead',
  method: 'POST',
  path: '/v6/acq/leads/corp/abandoned',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
export const mapCorporatePlan: Compiled<typeof source.mapCorporatePlan> = {
  name: 'mapCorporatePlan',
  method: 'POST',
  path: '/v6/acq/corp/lead/plans/{planId}',
  repeatable: true,
  needsToken: false,
  decode: object({ success: flag }),
};
export const updateCorporateLead: Compiled<typeof source.updateCorporateLead> = {
  name: 'updateCorporateLead',
  method: 'PUT',
  path: '/v6/acq/leads/corp/abandoned',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
