// Compiled from ./position.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, number, object, where } from '../shared/decode.ts';
import type * as source from './position.schema.ts';

export const decodeStoredPosition = object({
  latitude: where(
    where(number, (it) => it >= -90),
    (it) => it <= 90,
  ),
  longitude: where(
    where(number, (it) => it >= -180),
    (it) => it <= 180,
  ),
  timestamp: number,
}) as DecoderOf<typeof source.storedPositionSchema>;
