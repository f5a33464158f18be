// Compiled from ./configuration.ts by `pnpm schemas`. Change it there.
import { either, list, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './configuration.ts';

const eitherTextNumber = either(text, number);
export const getConfiguration: Compiled<typeof source.getConfiguration> = {
  name: 'getConfiguration',
  method: 'GET',
  path: '/v6/configuration',
  repeatable: true,
  needsToken: false,
  decode: object({
    clubsForAppointment: list(object({ facilityId: eitherTextNumber })),
    blackoutDates: list(object({ date: text, facilityId: optional(nullable(eitherTextNumber)) })),
  }),
};
