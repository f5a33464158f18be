import { type DecoderOf, Misfit } from '@foyer/core/decode';
import * as z from 'zod/mini';

/** A decoder that asks zod itself: for calls that are not compiled. */
export function bySchema<Schema extends z.ZodMiniType>(schema: Schema): DecoderOf<Schema> {
  return (value) => {
    const read = z.safeParse(schema, value);
    return read.success ? read.data : new Misfit(read.error.issues[0]?.path.map(String));
  };
}
