import type { FieldConfig } from '../../src/forms/dynamic-form.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { defaultAssessmentIds } from '../../src/account/assessments.ts';
import type { FakeTraining } from '../fakes/training-repository.fake.ts';

/** The questions for a member before the first assessment. */
export const someTrainingQuestions: readonly FieldConfig[] = [
  {
    name: 'goal',
    label: 'What would you like to reach?',
    type: 'select',
    required: true,
    options: [
      { value: 'stronger', label: 'Get stronger' },
      { value: 'lighter', label: 'Lose weight' },
    ],
  },
  { name: 'injuries', label: 'Is there an injury we should know of?', type: 'textarea' },
];

/** The back end's data about a member in training. */
export function aTraining(): FakeTraining {
  const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
  return {
    answers: new Map([['goal', 'stronger']]),
    assessments: [
      { templateId: defaultAssessmentIds.Goals, takenOn: day('2026-09-14'), trainer: 'Robin' },
      {
        templateId: defaultAssessmentIds['Body Measurements'],
        takenOn: day('2026-11-02'),
        trainer: null,
      },
    ],
    summary: {
      takenOn: day('2026-11-02'),
      person: { age: 38, sex: 'female' },
      measurements: {
        weight: { value: 61.5, unit: 'kg' },
        fat: { percent: 24.3 },
        water: { percent: 52.1 },
        heartRate: 58,
        bloodPressure: { systolic: 118, diastolic: 76 },
      },
    },
  };
}
