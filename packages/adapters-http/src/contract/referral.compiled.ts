// Compiled from ./referral.ts by `pnpm schemas`. Change it there.
import { anything, either, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './referral.ts';

const optionalNullableText = optional(nullable(text));
const part1 = object({ associationToken: optionalNullableText, result: optional(anything) });
const eitherTextNumber = either(text, number);
export const createReferral: Compiled<typeof source.createReferral> = {
  name: 'createReferral',
  method: 'POST',
  path: '/v6/acq/referral/create',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
export const getReferrer: Compiled<typeof source.getReferrer> = {
  name: 'getReferrer',
  method: 'GET',
  path: '/v6/acq/referral/info/{id}',
  repeatable: true,
  needsToken: false,
  decode: object({
    firstName: text,
    memberId: eitherTextNumber,
    referringId: optionalNullableText,
    shareId: optional(nullable(eitherTextNumber)),
  }),
};
export const updateReferral: Compiled<typeof source.updateReferral> = {
  name: 'updateReferral',
  method: 'PUT',
  path: '/v6/acq/referral/update',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
