// Compiled from ./corporate-join.schema.ts by `pnpm schemas`. Change it there.
import {
  type DecoderOf,
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  record,
  text,
  where,
} from '../shared/decode.ts';
import { isInstant } from '../shared/instant-text.ts';
import { decodePlan } from '../plans/plan.compiled.ts';
import { decodeConfirmation } from '../payment/confirmation.compiled.ts';
import { decodeClub } from '../clubs/club.compiled.ts';
import type * as source from './corporate-join.schema.ts';

const oneOf012345 = oneOf(0, 1, 2, 3, 4, 5);
const nullableText = nullable(text);
const whereTextIsInstant = where(text, isInstant);
const nullableDecodeClub = nullable(decodeClub);
const part1 = oneOf('tour', 'workout');
const part2 = nullable(
  object({ facilityId: text, startsAt: whereTextIsInstant, label: text, purpose: part1 }),
);
export const decodeCorporateJoinState = object({
  step: oneOf012345,
  previousStep: nullable(oneOf012345),
  corporateAccountId: nullableText,
  corporateContactId: nullableText,
  companyName: nullableText,
  corporateAgreementId: nullableText,
  region: nullableText,
  promotionId: nullableText,
  memberId: nullableText,
  codeEmail: nullableText,
  codeSentAt: nullable(whereTextIsInstant),
  verifiedEmail: nullableText,
  plan: nullable(decodePlan),
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
  isInEditMode: flag,
  leadTokenId: nullableText,
  leadTransactionId: nullableText,
  outreachCode: text,
  config: nullable(
    object({
      clubsForAppointment: list(text),
      blackoutDates: list(object({ date: text, facilityId: nullableText })),
    }),
  ),
  personalizeOptions: list(
    object({ answerId: number, additionalInfo: nullableText, categoryId: nullable(number) }),
  ),
  personalizeOptionsStep: where(
    where(integer, (it) => it >= 1),
    (it) => it <= 5,
  ),
  receiveTextAlerts: flag,
  subscribeToNewsletter: flag,
  scheduledFacility: nullableDecodeClub,
  selectedFacility: nullableDecodeClub,
  suggestedFacility: nullableDecodeClub,
  selectedAppointment: part2,
  submittedAppointment: part2,
  requestedAppointment: part2,
  scheduledVisitTime: nullableText,
  scheduledVisitHour: nullableText,
  meetingPurpose: nullable(part1),
  showNonEligibleBanner: flag,
  cancelAppointmentStatus: nullableText,
  recordedFacilityId: nullableText,
  calendarUid: nullableText,
  calendarSequence: integer,
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
}) as DecoderOf<typeof source.corporateJoinStateSchema>;
