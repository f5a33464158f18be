import * as z from 'zod/mini';

import { clubSchema } from '../../clubs/club.schema.ts';
import { isInstant } from '../../kernel/instant-text.ts';
import type { LeadFlowState } from './lead-flow.state.ts';

const text = z.nullable(z.string());
const club = z.nullable(clubSchema);
const purpose = z.enum(['tour', 'workout']);
const instantText = z.string().check(z.refine(isInstant));
const appointment = z.nullable(
  z.object({ facilityId: z.string(), startsAt: instantText, label: z.string(), purpose }),
);
const step = z.literal([0, 1, 2]);

/** The schemas of the stored fields. Other flows store some of them under the same names. */
export const leadFlowFields: {
  readonly [Field in keyof LeadFlowState]: z.ZodMiniType<LeadFlowState[Field]>;
} = {
  contactInput: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email_address: z.string(),
    company_email: z.string(),
    phone_number: z.string(),
    postal_code: z.string(),
  }),
  step,
  previousStep: z.nullable(step),
  createdDate: text,
  hasCreatedLead: z.boolean(),
  isInEditMode: z.boolean(),
  isPromo: z.boolean(),
  leadFlowIsVisible: z.boolean(),
  leadTokenId: text,
  leadTransactionId: text,
  outreachCode: z.string(),
  joinOutreachCode: z.string(),
  config: z.nullable(
    z.object({
      clubsForAppointment: z.array(z.string()),
      blackoutDates: z.array(z.object({ date: z.string(), facilityId: text })),
    }),
  ),
  content: z.nullable(z.record(z.string(), z.string())),
  personalizeOptions: z.array(
    z.object({ answerId: z.number(), additionalInfo: text, categoryId: z.nullable(z.number()) }),
  ),
  personalizeOptionsStep: z.int().check(z.gte(1), z.lte(5)),
  receiveTextAlerts: z.boolean(),
  subscribeToNewsletter: z.boolean(),
  scheduledFacility: club,
  selectedFacility: club,
  suggestedFacility: club,
  showGuidedWorkouts: z.boolean(),
  selectedAppointment: appointment,
  submittedAppointment: appointment,
  scheduledVisitTime: text,
  scheduledVisitHour: text,
  meetingPurpose: z.nullable(purpose),
  showNonEligibleBanner: z.boolean(),
  isRedirectFromFormerMember: z.boolean(),
  referrerDetails: z.nullable(
    z.object({
      firstName: z.string(),
      memberId: z.string(),
      referringId: z.string(),
      shareId: z.string(),
    }),
  ),
  referringId: text,
  cancelAppointmentStatus: text,
  isCorpLead: z.boolean(),
  recordedFacilityId: text,
  requestedAppointment: appointment,
  associationToken: text,
  calendarUid: text,
  calendarSequence: z.int(),
  recordedConsents: z.record(z.string(), z.string()),
  requestedConsents: z.array(
    z.object({
      id: z.string(),
      transactionId: z.string(),
      channel: z.enum(['newsletter', 'text-alerts']),
      granted: z.boolean(),
      basis: z.enum(['express', 'default']),
      text: z.string(),
      textVersion: z.string(),
      at: z.string(),
      sourceUrl: z.string(),
    }),
  ),
};

/** The schema of the stored state. Anything that doesn't match is discarded as a whole. */
export const leadFlowStateSchema: z.ZodMiniType<LeadFlowState> = z.object(leadFlowFields);
