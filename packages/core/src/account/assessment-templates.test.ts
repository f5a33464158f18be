import { describe, expect, it } from 'vitest';

import { assessmentTemplates, defaultAssessmentIds } from './assessment-templates.ts';

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
