// Compiled from ./lead-bodies.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, flag, list, nullable, object, optional, text } from '@foyer/core/decode';
import type * as source from './lead-bodies.schema.ts';

const nullableText = nullable(text);
const optionalNullableText = optional(nullableText);
export const decodeAbandonedLead = object({
  Answers: list(object({ answerId: text, additionalInfo: nullableText })),
  Ecid: optionalNullableText,
  EmailAddress: text,
  FacilityId: text,
  FirstName: text,
  Id: nullableText,
  LastName: text,
  OutreachCode: text,
  PhoneNumber: text,
  SourceUrl: text,
  TransactionId: text,
  Zipcode: nullableText,
  companyEmail: optionalNullableText,
  memberId: optionalNullableText,
  referringId: optionalNullableText,
  shareId: optionalNullableText,
  receiveTextAlerts: flag,
}) as DecoderOf<typeof source.abandonedLeadSchema>;
export const decodeLeadAnswer = object({
  success: optional(flag),
  tokenId: optionalNullableText,
  TransactionId: optionalNullableText,
  leadTransactionId: optionalNullableText,
  associationToken: optionalNullableText,
}) as DecoderOf<typeof source.leadAnswerSchema>;
