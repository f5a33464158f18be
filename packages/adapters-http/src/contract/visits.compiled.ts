// Compiled from ./visits.ts by `pnpm schemas`. Change it there.
import { list, object, text, withDefault } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './visits.ts';

const listText = list(text);
export const listOpenTimes: Compiled<typeof source.listOpenTimes> = {
  name: 'listOpenTimes',
  method: 'GET',
  path: '/v6/acq/leads/appointments',
  repeatable: true,
  needsToken: false,
  decode: object({
    dateRangeWithTime: list(
      object({
        date: text,
        timeSlots: listText,
        unavailableTimeSlots: withDefault(listText, () => []),
      }),
    ),
  }),
};
