import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import type { SignedIn } from '../account/session-table.ts';
import { notFound } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import type { Database } from '../database/schema.ts';
import type { CallHandler } from '../http/serve-call.ts';

/** The only provider of assessments here. */
const ourProvider = 'house';

export function getPreQuestionnaire({
  questions,
}: ChainData): CallHandler<typeof contract.getPreQuestionnaire, SignedIn> {
  return ({ params }) =>
    Promise.resolve(params.provider === ourProvider ? Ok({ questions }) : Err(unknownProvider));
}

export function getPreAssessmentAnswer(
  database: Database,
): CallHandler<typeof contract.getPreAssessmentAnswer, SignedIn> {
  return async ({ caller: { account } }) => {
    const answers = await database
      .selectFrom('training_answers')
      .select(['name', 'answer'])
      .where('account_id', '=', account.id)
      .orderBy('name')
      .execute();
    return Ok(answers.length === 0 ? null : { answers });
  };
}

export function getAssessment(
  database: Database,
): CallHandler<typeof contract.getAssessment, SignedIn> {
  return async ({ params, caller: { account } }) => {
    if (params.provider !== ourProvider) return Err(unknownProvider);
    const assessments = await database
      .selectFrom('training_assessments')
      .select(['template_id as templateId', 'taken_on as takenOn', 'trainer'])
      .where('account_id', '=', account.id)
      .orderBy('taken_on')
      .orderBy('template_id')
      .execute();
    return Ok(assessments.length === 0 ? null : { assessments });
  };
}

export function getAssessmentSummary(
  database: Database,
): CallHandler<typeof contract.getAssessmentSummary, SignedIn> {
  return async ({ params, caller: { account } }) => {
    if (params.provider !== ourProvider) return Err(unknownProvider);
    const body = await database
      .selectFrom('training_summaries')
      .selectAll()
      .where('account_id', '=', account.id)
      .executeTakeFirst();
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
  };
}

const unknownProvider = notFound('Nobody of this name makes assessments here.', 'provider');
