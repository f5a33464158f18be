// Compiled from ./visit-hours.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, object, optional, strictObject, text } from '@foyer/core/decode';
import type * as source from './visit-hours.schema.ts';

const part1 = optional(object({ from: text, to: text }));
export const decodeVisitHours = strictObject({
  '1': part1,
  '2': part1,
  '3': part1,
  '4': part1,
  '5': part1,
  '6': part1,
  '7': part1,
}) as DecoderOf<typeof source.visitHoursSchema>;
