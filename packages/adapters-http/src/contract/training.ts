/**
 * Personal training data shown to members. The specification shows paths but no fields. A question is a field of a
 * dynamic form, an answer has the question's name, and the summary contains the values that the norms need.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { formField, maybeNumber, maybeText, shortText } from './fields.ts';

const query = z.object({ source: shortText });

const aRead = {
  method: 'GET',
  query,
  needsToken: true,
} as const;

/** `provider` identifies the provider of the chain's assessments. It comes from the chain's configuration. */
const ofProvider = z.object({ provider: shortText });

export const getPreQuestionnaire = defineCall({
  ...aRead,
  id: 'HT-39',
  name: 'getPreQuestionnaire',
  summary: 'The questions before a member’s first assessment. 404 for an unknown trainer.',
  path: '/v6/personal-training/{provider}/pre-questionnaire',
  params: ofProvider,
  answer: z.object({
    questions: z.array(formField),
  }),
});

export const getPreAssessmentAnswer = defineCall({
  ...aRead,
  id: 'HT-40',
  name: 'getPreAssessmentAnswer',
  summary: 'The member’s answers; null before they answered.',
  path: '/v6/personal-training/pre-assessment-answer',
  answer: z.nullish(
    z.object({ answers: z.array(z.object({ name: z.string(), answer: z.string() })) }),
  ),
});

export const getAssessment = defineCall({
  ...aRead,
  id: 'HT-41',
  name: 'getAssessment',
  summary: 'The member’s assessments, by template (PT-01); null before the first.',
  path: '/v6/personal-training/{provider}/assessment',
  params: ofProvider,
  answer: z.nullish(
    z.object({
      assessments: z.array(
        z.object({
          templateId: z.number(),
          /** ISO date. */
          takenOn: z.string(),
          trainer: maybeText,
        }),
      ),
    }),
  ),
});

export const getAssessmentSummary = defineCall({
  ...aRead,
  id: 'HT-41',
  name: 'getAssessmentSummary',
  summary: 'The latest measurements; null before the first.',
  path: '/v6/personal-training/{provider}/summary',
  params: ofProvider,
  answer: z.nullish(
    z.object({
      /** ISO date. */
      takenOn: z.string(),
      /** In whole years on that day. */
      age: maybeNumber,
      sex: z.nullish(z.enum(['female', 'male'])),
      weight: z.nullish(z.object({ value: z.number(), unit: z.enum(['kg', 'lb']) })),
      bodyFatPercent: maybeNumber,
      bodyWaterPercent: maybeNumber,
      /** The resting heart rate in beats per minute. */
      restingHeartRate: maybeNumber,
      /** In mm Hg; both or neither. */
      systolic: maybeNumber,
      diastolic: maybeNumber,
    }),
  ),
});
export type WireAssessmentSummary = NonNullable<z.infer<typeof getAssessmentSummary.answer>>;
