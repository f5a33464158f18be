import { defaultAssessmentIds } from '@foyer/core';

import type { Database } from '../database/schema.ts';

/** Adds training data for Grace, who trains with Robin, when there is none. */
export async function seedTraining(database: Database): Promise<void> {
  const present = await database
    .selectFrom('training_summaries')
    .select('account_id')
    .limit(1)
    .executeTakeFirst();
  const grace = await database
    .selectFrom('accounts')
    .select('id')
    .where('member_id', '=', '901001')
    .executeTakeFirst();
  if (present || !grace) return;
  const account_id = grace.id;
  await database
    .insertInto('training_answers')
    .values([
      { account_id, name: 'goal', answer: 'stronger' },
      { account_id, name: 'days', answer: '3-4' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('training_assessments')
    .values([
      {
        account_id,
        template_id: defaultAssessmentIds.Goals,
        taken_on: '2026-09-14',
        trainer: 'Robin',
      },
      {
        account_id,
        template_id: defaultAssessmentIds['Body Measurements'],
        taken_on: '2026-11-02',
        trainer: null,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('training_summaries')
    .values({
      account_id,
      taken_on: '2026-11-02',
      age: 38,
      sex: 'female',
      weight: 61.5,
      weight_unit: 'kg',
      body_fat_percent: 24.3,
      body_water_percent: 52.1,
      resting_heart_rate: 58,
      systolic: 118,
      diastolic: 76,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
