import { describe, expect, it } from 'vitest';
import {
  answeredQuestions,
  assessmentHistory,
  assessmentNames,
  assessmentTemplates,
  defaultAssessmentIds,
} from './assessments.ts';
import { Temporal } from '../kernel/temporal.ts';
import { someTrainingQuestions } from '../../testing/builders/training.builder.ts';

describe('the assessment templates', () => {
  it('PT-01 are nine, by name, with ids from 10352 to 10374', () => {
    const templates = assessmentTemplates().unwrap();
    expect(templates.map(({ name }) => name)).toEqual([
      'Informed Consent',
      'Personal Information',
      'Goals',
      'Exercise History',
      'Lifestyle',
      'Medical Orthopedic History',
      'Body Measurements',
      'Functional Movement Screen',
      'Performance Testing',
    ]);
    for (const { id } of templates) {
      expect(id).toBeGreaterThanOrEqual(10_352);
      expect(id).toBeLessThanOrEqual(10_374);
    }
  });

  it('PT-01 have the ids that a chain configures', () => {
    const ids = { ...defaultAssessmentIds, Goals: 10_374 };
    expect(assessmentTemplates(ids).unwrap()[2]).toEqual({ name: 'Goals', id: 10_374 });
  });

  it('PT-01 reject ids outside the range, and an id that two assessments share', () => {
    const ids = {
      ...defaultAssessmentIds,
      Goals: 10_351,
      Lifestyle: 10_375,
      'Exercise History': 10_360.5,
      'Performance Testing': defaultAssessmentIds['Informed Consent'],
    };
    expect(assessmentTemplates(ids).val).toEqual([
      { name: 'Goals', problem: 'out-of-range' },
      { name: 'Exercise History', problem: 'out-of-range' },
      { name: 'Lifestyle', problem: 'out-of-range' },
      { name: 'Performance Testing', problem: 'twice' },
    ]);
  });
});

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

it('PT-05 HT-39 HT-40 the questions are listed with readable answers', () => {
  const answers = new Map([['goal', 'stronger']]);
  expect(answeredQuestions(someTrainingQuestions, answers).unwrap()).toEqual([
    {
      name: 'goal',
      question: 'What would you like to reach?',
      choices: ['Get stronger', 'Lose weight'],
      answer: 'Get stronger',
    },
    {
      name: 'injuries',
      question: 'Is there an injury we should know of?',
      choices: [],
      answer: null,
    },
  ]);
});

it('HT-40 a choice that is no longer offered stays as answered, and a blank isn’t an answer', () => {
  const answers = new Map([
    ['goal', 'faster'],
    ['injuries', '  '],
    ['unasked', 'x'],
  ]);
  const read = answeredQuestions(someTrainingQuestions, answers).unwrap();
  expect(read.map(({ answer }) => answer)).toEqual(['faster', null]);
});

it('VA-09 invalid questions report what is wrong with them', () => {
  expect(answeredQuestions([{ name: '1', label: 'One' }], new Map()).val).toEqual([
    { name: '1', problem: 'name-malformed' },
  ]);
});
