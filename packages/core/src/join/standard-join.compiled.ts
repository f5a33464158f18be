// Compiled from ./standard-join.schema.ts by `pnpm schemas`. Change it there.
import {
  type DecoderOf,
  flag,
  list,
  nullable,
  object,
  oneOf,
  record,
  text,
} from '../shared/decode.ts';
import { decodePlan } from '../plans/plan.compiled.ts';
import { decodeConfirmation } from '../payment/confirmation.compiled.ts';
import { decodeClub } from '../clubs/club.compiled.ts';
import type * as source from './standard-join.schema.ts';

const oneOf012 = oneOf(0, 1, 2);
const nullableText = nullable(text);
const nullableDecodeClub = nullable(decodeClub);
export const decodeStandardJoinState = object({
  step: oneOf012,
  previousStep: nullable(oneOf012),
  plan: nullable(decodePlan),
  planFacilityId: nullableText,
  confirmation: nullable(decodeConfirmation),
  contactInput: object({
    first_name: text,
    last_name: text,
    email_address: text,
    company_email: text,
    phone_number: text,
    postal_code: text,
  }),
  createdDate: nullableText,
  hasCreatedLead: flag,
  leadTokenId: nullableText,
  leadTransactionId: nullableText,
  outreachCode: text,
  joinOutreachCode: text,
  config: nullable(
    object({
      clubsForAppointment: list(text),
      blackoutDates: list(object({ date: text, facilityId: nullableText })),
    }),
  ),
  receiveTextAlerts: flag,
  subscribeToNewsletter: flag,
  selectedFacility: nullableDecodeClub,
  suggestedFacility: nullableDecodeClub,
  showNonEligibleBanner: flag,
  isCorpLead: flag,
  referrerDetails: nullable(
    object({ firstName: text, memberId: text, referringId: text, shareId: text }),
  ),
  referringId: nullableText,
  associationToken: nullableText,
  recordedFacilityId: nullableText,
  recordedConsents: record(text),
  requestedConsents: list(
    object({
      id: text,
      transactionId: text,
      channel: oneOf('newsletter', 'text-alerts'),
      granted: flag,
      basis: oneOf('express', 'default'),
      text: text,
      textVersion: text,
      at: text,
      sourceUrl: text,
    }),
  ),
}) as DecoderOf<typeof source.standardJoinStateSchema>;
