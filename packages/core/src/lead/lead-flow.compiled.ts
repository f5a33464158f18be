// Compiled from ./lead-flow.schema.ts by `pnpm schemas`. Change it there.
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
import { decodeClub } from '../clubs/club.compiled.ts';
import { isInstant } from '../shared/instant-text.ts';
import type * as source from './lead-flow.schema.ts';

const oneOf012 = oneOf(0, 1, 2);
const nullableText = nullable(text);
const recordText = record(text);
const nullableDecodeClub = nullable(decodeClub);
const part1 = oneOf('tour', 'workout');
const part2 = nullable(
  object({ facilityId: text, startsAt: where(text, isInstant), label: text, purpose: part1 }),
);
export const decodeLeadFlowState = object({
  contactInput: object({
    first_name: text,
    last_name: text,
    email_address: text,
    company_email: text,
    phone_number: text,
    postal_code: text,
  }),
  step: oneOf012,
  previousStep: nullable(oneOf012),
  createdDate: nullableText,
  hasCreatedLead: flag,
  isInEditMode: flag,
  isPromo: flag,
  leadFlowIsVisible: flag,
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
  content: nullable(recordText),
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
  showGuidedWorkouts: flag,
  selectedAppointment: part2,
  submittedAppointment: part2,
  scheduledVisitTime: nullableText,
  scheduledVisitHour: nullableText,
  meetingPurpose: nullable(part1),
  showNonEligibleBanner: flag,
  isRedirectFromFormerMember: flag,
  referrerDetails: nullable(
    object({ firstName: text, memberId: text, referringId: text, shareId: text }),
  ),
  referringId: nullableText,
  cancelAppointmentStatus: nullableText,
  isCorpLead: flag,
  recordedFacilityId: nullableText,
  requestedAppointment: part2,
  associationToken: nullableText,
  calendarUid: nullableText,
  calendarSequence: integer,
  recordedConsents: recordText,
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
}) as DecoderOf<typeof source.leadFlowStateSchema>;
