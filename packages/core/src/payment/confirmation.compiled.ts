// Compiled from ./confirmation.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, nullable, object, text } from '../shared/decode.ts';
import type * as source from './confirmation.schema.ts';

const nullableText = nullable(text);
export const decodeConfirmation = object({
  memberId: text,
  barcode: nullableText,
  buyer: object({ firstName: text, lastName: text, email: text, phone: text }),
  facilityId: nullableText,
}) as DecoderOf<typeof source.confirmationSchema>;
