// Compiled from ./lead-bodies.schema.ts by `pnpm schemas`. Change it there.
import {
  type DecoderOf,
  flag,
  list,
  matches,
  nullable,
  object,
  optional,
  text,
  where,
} from '@foyer/core/decode';
import type * as source from './lead-bodies.schema.ts';

const part1 = where(text, (it) => it.length <= 256 || Array.from(it).length <= 256);
const part2 = nullable(part1);
const part3 = optional(part2);
const optionalNullableText = optional(nullable(text));
export const decodeAbandonedLead = object({
  Answers: list(
    object({
      answerId: part1,
      additionalInfo: nullable(
        where(text, (it) => it.length <= 150 || Array.from(it).length <= 150),
      ),
    }),
  ),
  Ecid: part3,
  EmailAddress: part1,
  FacilityId: part1,
  FirstName: part1,
  Id: part2,
  LastName: part1,
  OutreachCode: part1,
  PhoneNumber: part1,
  SourceUrl: where(
    where(text, (it) => it.length <= 2000 || Array.from(it).length <= 2000),
    matches(/^(?:https?:\/\/|$)/),
  ),
  TransactionId: part1,
  Zipcode: part2,
  companyEmail: part3,
  memberId: part3,
  referringId: part3,
  shareId: part3,
  receiveTextAlerts: flag,
}) as DecoderOf<typeof source.abandonedLeadSchema>;
export const decodeLeadAnswer = object({
  success: optional(flag),
  tokenId: optionalNullableText,
  TransactionId: optionalNullableText,
  leadTransactionId: optionalNullableText,
  associationToken: optionalNullableText,
}) as DecoderOf<typeof source.leadAnswerSchema>;
