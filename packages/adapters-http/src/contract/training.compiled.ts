// Compiled from ./training.ts by `pnpm schemas`. Change it there.
import { flag, list, nullable, number, object, oneOf, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './training.ts';

const optionalNullableNumber = optional(nullable(number));
export const getAssessment: Compiled<typeof source.getAssessment> = {
  name: 'getAssessment',
  method: 'GET',
  path: '/v6/personal-training/{provider}/assessment',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        assessments: list(
          object({ templateId: number, takenOn: text, trainer: optional(nullable(text)) }),
        ),
      }),
    ),
  ),
};
export const getAssessmentSummary: Compiled<typeof source.getAssessmentSummary> = {
  name: 'getAssessmentSummary',
  method: 'GET',
  path: '/v6/personal-training/{provider}/summary',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        takenOn: text,
        age: optionalNullableNumber,
        sex: optional(nullable(oneOf('female', 'male'))),
        weight: optional(nullable(object({ value: number, unit: oneOf('kg', 'lb') }))),
        bodyFatPercent: optionalNullableNumber,
        bodyWaterPercent: optionalNullableNumber,
        restingHeartRate: optionalNullableNumber,
        systolic: optionalNullableNumber,
        diastolic: optionalNullableNumber,
      }),
    ),
  ),
};
export const getPreAssessmentAnswer: Compiled<typeof source.getPreAssessmentAnswer> = {
  name: 'getPreAssessmentAnswer',
  method: 'GET',
  path: '/v6/personal-training/pre-assessment-answer',
  repeatable: true,
  needsToken: true,
  decode: optional(nullable(object({ answers: list(object({ name: text, answer: text })) }))),
};
export const getPreQuestionnaire: Compiled<typeof source.getPreQuestionnaire> = {
  name: 'getPreQuestionnaire',
  method: 'GET',
  path: '/v6/personal-training/{provider}/pre-questionnaire',
  repeatable: true,
  needsToken: true,
  decode: object({
    questions: list(
      object({
        name: text,
        label: text,
        type: optional(oneOf('text', 'name', 'email', 'phone', 'select', 'textarea')),
        required: optional(flag),
        options: optional(list(object({ value: text, label: text }))),
        maxLength: optional(number),
      }),
    ),
  }),
};
