// Compiled from ./dev-tools.schema.ts by `pnpm schemas`. Change it there.
import {
  type DecoderOf,
  either,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} from '@foyer/core/decode';
import type * as source from './dev-tools.schema.ts';

const eitherTextNumber = either(text, number);
const nullableText = nullable(text);
export const decodeBegunPurchase = object({
  productToken: text,
  transactionNumber: text,
}) as DecoderOf<typeof source.begunPurchaseSchema>;
export const decodeConsentRows = list(
  object({ channel: text, granted: number, basis: text }),
) as DecoderOf<typeof source.consentRowsSchema>;
export const decodeFeedbackRows = list(object({ id: text })) as DecoderOf<
  typeof source.feedbackRowsSchema
>;
export const decodeLeadAnswers = list(object({ answerId: eitherTextNumber })) as DecoderOf<
  typeof source.leadAnswersSchema
>;
export const decodeLeadRows = list(
  object({
    facility_id: text,
    first_name: text,
    last_name: text,
    email: text,
    company_email: nullableText,
    zip: nullableText,
    outreach_code: text,
    referring_id: nullableText,
    answers: nullableText,
    appointments: list(
      object({
        facility_id: text,
        starts_at: text,
        kind: oneOf('tour', 'workout'),
        cancelled_at: nullableText,
      }),
    ),
  }),
) as DecoderOf<typeof source.leadRowsSchema>;
export const decodeMails = list(object({ recipient: text, body: text })) as DecoderOf<
  typeof source.mailsSchema
>;
export const decodeProduct = object({
  memberID: optional(nullable(eitherTextNumber)),
}) as DecoderOf<typeof source.productSchema>;
