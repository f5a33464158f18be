import * as z from 'zod/mini';

import { clubSchema } from '../../clubs/club.schema.ts';
import { isInstant } from '../../kernel/instant-text.ts';
import type { VisitDraft } from './visit-draft.ts';

const text = z.nullable(z.string());
const purpose = z.enum(['tour', 'workout']);
const appointment = z.nullable(
  z.object({
    facilityId: z.string(),
    startsAt: z.string().check(z.refine(isInstant)),
    label: z.string(),
    purpose,
  }),
);

/** The stored fields of a visit draft. */
export const visitDraftFields: {
  readonly [Field in keyof VisitDraft]: z.ZodMiniType<VisitDraft[Field]>;
} = {
  isInEditMode: z.boolean(),
  showGuidedWorkouts: z.boolean(),
  scheduledFacility: z.nullable(clubSchema),
  selectedAppointment: appointment,
  submittedAppointment: appointment,
  requestedAppointment: appointment,
  scheduledVisitTime: text,
  scheduledVisitHour: text,
  meetingPurpose: z.nullable(purpose),
  cancelAppointmentStatus: text,
  calendarUid: text,
  calendarSequence: z.int(),
  personalizeOptions: z.array(
    z.object({ answerId: z.number(), additionalInfo: text, categoryId: z.nullable(z.number()) }),
  ),
  personalizeOptionsStep: z.int().check(z.gte(1), z.lte(5)),
};
