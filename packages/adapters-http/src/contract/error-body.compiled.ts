// Compiled from ./error-body.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, object, oneOf, optional, text } from '@foyer/core/decode';
import type * as source from './error-body.schema.ts';

export const decodeErrorBody = object({
  success: oneOf(false),
  error: object({ code: text, message: text, field: optional(text) }),
}) as DecoderOf<typeof source.errorBodySchema>;
