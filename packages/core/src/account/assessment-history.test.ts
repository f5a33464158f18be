import { expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import { assessmentHistory } from './assessment-history.ts';
import {
  assessmentNames,
  assessmentTemplates,
  defaultAssessmentIds,
} from './assessment-templates.ts';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
const templates = assessmentTemplates().unwrap();
const made = (templateId: number, on: string, trainer: string | null = null) => ({
  templateId,
  takenOn: day(on),
  trainer,
});
const { Goals } = defaultAssessmentIds;

it('PT-01 PT-05 all nine assessments are listed by name, even those not taken yet', () => {
  const history = assessmentHistory([made(Goals, '2026-09-14', 'Robin')], templates);
  expect(history.map(({ name }) => name)).toEqual(assessmentNames);
  expect(history.filter(({ times }) => times > 0)).toEqual([
    {
      name: 'Goals',
      times: 1,
      first: day('2026-09-14'),
      last: day('2026-09-14'),
      trainer: 'Robin',
    },
  ]);
  expect(history[0]).toEqual({
    name: 'Informed Consent',
    times: 0,
    first: null,
    last: null,
    trainer: null,
  });
});

it('PT-05 a repeated assessment shows its first and last date, and the last trainer', () => {
  const history = assessmentHistory(
    [
      made(Goals, '2026-11-02', 'Kim'),
      made(Goals, '2025-01-10', 'Robin'),
      made(Goals, '2026-03-01'),
    ],
    templates,
  );
  expect(history.find(({ name }) => name === 'Goals')).toMatchObject({
    times: 3,
    first: day('2025-01-10'),
    last: day('2026-11-02'),
    trainer: 'Kim',
  });
});

it('PT-01 PT-05 an assessment with an unknown template is still listed', () => {
  const history = assessmentHistory([made(10_374, '2026-11-02')], templates);
  expect(history).toHaveLength(10);
  expect(history.at(-1)).toMatchObject({ name: null, times: 1 });
});
