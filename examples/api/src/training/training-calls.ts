import { Err, Ok } from '@foyer/core';

import { findRow, findRows } from '../database/rows.ts';
import { notFound } from '../http/api-failure.ts';
import { memberCalls } from '../http/serve-call.ts';

/** The only provider of assessments here. */
const ourProvider = 'house';

export const trainingCalls = memberCalls({
  getPreQuestionnaire({ params }, { data: { questions } }) {
    return params.provider === ourProvider ? Ok({ questions }) : Err(unknownProvider);
  },

  async getPreAssessmentAnswer({ caller: { account } }, { database }) {
    const own = { account_id: account.id };
    const answers = await findRows(database, 'training_answers', own, 'name');
    return Ok(answers.length === 0 ? null : { answers });
  },

  async getAssessment({ params, caller: { account } }, { database }) {
    if (params.provider !== ourProvider) return Err(unknownProvider);
    const assessments = await database
      .selectFrom('training_assessments')
      .select(['template_id as templateId', 'taken_on as takenOn', 'trainer'])
      .where('account_id', '=', account.id)
      .orderBy('taken_on')
      .orderBy('template_id')
      .execute();
    return Ok(assessments.length === 0 ? null : { assessments });
  },

  async getAssessmentSummary({ params, caller: { account } }, { database }) {
    if (params.provider !== ourProvider) return Err(unknownProvider);
    const body = await findRow(database, 'training_summaries', { account_id: account.id });
    if (!body) return Ok(null);
    const { weight, weight_unit: unit } = body;
    return Ok({
      takenOn: body.taken_on,
      age: body.age,
      sex: body.sex,
      weight: weight === null || unit === null ? null : { value: weight, unit },
      bodyFatPercent: body.body_fat_percent,
      bodyWaterPercent: body.body_water_percent,
      restingHeartRate: body.resting_heart_rate,
      systolic: body.systolic,
      diastolic: body.diastolic,
    });
  },
});

const unknownProvider = notFound(
  'No trainer with this name does assessments at this club.',
  'provider',
);
