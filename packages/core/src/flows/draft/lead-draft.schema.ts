import * as z from 'zod/mini';

import { clubSchema } from '../../clubs/club.schema.ts';
import type { LeadDraft } from './lead-draft.ts';

const text = z.nullable(z.string());
const club = z.nullable(clubSchema);

type FieldsOf<State> = { readonly [Field in keyof State]: z.ZodMiniType<State[Field]> };

/** The stored fields of a lead draft. */
export const leadDraftFields: FieldsOf<LeadDraft> = {
  createdDate: text,
  contactInput: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email_address: z.string(),
    company_email: z.string(),
    phone_number: z.string(),
    postal_code: z.string(),
  }),
  selectedFacility: club,
  suggestedFacility: club,
  config: z.nullable(
    z.object({
      clubsForAppointment: z.array(z.string()),
      blackoutDates: z.array(z.object({ date: z.string(), facilityId: text })),
    }),
  ),
  receiveTextAlerts: z.boolean(),
  subscribeToNewsletter: z.boolean(),
  outreachCode: z.string(),
  joinOutreachCode: z.string(),
  showNonEligibleBanner: z.boolean(),
  isCorpLead: z.boolean(),
  hasCreatedLead: z.boolean(),
  leadTokenId: text,
  leadTransactionId: text,
  recordedFacilityId: text,
  referringId: text,
  referrerDetails: z.nullable(
    z.object({
      firstName: z.string(),
      memberId: z.string(),
      referringId: z.string(),
      shareId: z.string(),
    }),
  ),
  associationToken: text,
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
