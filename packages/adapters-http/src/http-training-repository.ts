import { type CallFailure, Ok, Result } from '@foyer/core';
import type { MeasuredBody, TrainingRepository } from '@foyer/core/training';

import {
  getAssessment,
  getAssessmentSummary,
  getPreAssessmentAnswer,
  getPreQuestionnaire,
  type WireAssessmentSummary,
} from './contract/training.ts';
import type { HttpClient } from './http-client.ts';
import { readDay, readIfKnown, readFormField } from './read-answer.ts';

export interface HttpTrainingRepositoryOptions {
  /** The provider of the chain's assessments. */
  readonly provider?: string;
  readonly source?: string;
}

/** Personal training over HTTP. Needs the account client. */
export function createHttpTrainingRepository(
  client: HttpClient,
  { provider = 'house', source = 'Web' }: HttpTrainingRepositoryOptions = {},
): TrainingRepository {
  const query = { source };
  const ofProvider = { params: { provider }, query };
  return {
    async preQuestionnaire(options) {
      const answer = await client.send(getPreQuestionnaire, ofProvider, options);
      return answer.map(({ questions }) => questions.map(readFormField));
    },
    async preAssessmentAnswers(options) {
      const answer = await client.send(getPreAssessmentAnswer, { query }, options);
      return readIfKnown(answer, ({ answers }) =>
        Ok(new Map(answers.map(({ name, answer: text }) => [name, text]))),
      );
    },
    async assessments(options) {
      const answer = await client.send(getAssessment, ofProvider, options);
      return readIfKnown(answer, ({ assessments }) =>
        Result.all(
          ...assessments.map(({ templateId, takenOn, trainer }, at) =>
            readDay(takenOn, `assessments.${at}.takenOn`).map((day) => ({
              templateId,
              takenOn: day,
              trainer: trainer ?? null,
            })),
          ),
        ),
      );
    },
    async summary(options) {
      const answer = await client.send(getAssessmentSummary, ofProvider, options);
      return readIfKnown(answer, readSummary);
    },
  };
}

function readSummary(wire: WireAssessmentSummary): Result<MeasuredBody, CallFailure> {
  const { systolic, diastolic } = wire;
  const percent = (share: number | null | undefined) => (share == null ? null : { percent: share });
  return readDay(wire.takenOn, 'takenOn').map((takenOn) => ({
    takenOn,
    person: { age: wire.age ?? null, sex: wire.sex ?? null },
    measurements: {
      weight: wire.weight ?? null,
      fat: percent(wire.bodyFatPercent),
      water: percent(wire.bodyWaterPercent),
      heartRate: wire.restingHeartRate ?? null,
      // One number alone is meaningless.
      bloodPressure: systolic == null || diastolic == null ? null : { systolic, diastolic },
    },
  }));
}
