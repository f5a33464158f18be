import { type CallFailure, type CallOptions, Err, Ok, Result, Temporal } from '@foyer/core';
import type { FieldConfig } from '@foyer/core/forms';
import type { MeasuredBody, TakenAssessment, TrainingRepository } from '@foyer/core/training';
import type * as z from 'zod/mini';

import type { Call } from './contract/call.ts';
import {
  getAssessment,
  getAssessmentSummary,
  getPreAssessmentAnswer,
  getPreQuestionnaire,
} from './contract/training.ts';
import type { WireAssessmentSummary } from './contract/training.ts';
import { isUnknown } from './exchange.ts';
import type { HttpClient } from './http-client.ts';

export interface HttpTrainingRepositoryOptions {
  /** The provider of the chain's assessments. */
  readonly provider?: string;
  readonly source?: string;
}

/** Personal training over HTTP. Needs the account client. */
export class HttpTrainingRepository implements TrainingRepository {
  readonly #client: HttpClient;
  readonly #provider: string;
  readonly #source: string;

  constructor(
    client: HttpClient,
    { provider = 'house', source = 'Web' }: HttpTrainingRepositoryOptions = {},
  ) {
    this.#client = client;
    this.#provider = provider;
    this.#source = source;
  }

  async preQuestionnaire(
    options?: CallOptions,
  ): Promise<Result<readonly FieldConfig[], CallFailure>> {
    const answer = await this.#send(getPreQuestionnaire, this.#ofProvider(), options);
    return answer.map(({ questions }) => questions.map(withoutGaps));
  }

  async preAssessmentAnswers(
    options?: CallOptions,
  ): Promise<Result<ReadonlyMap<string, string> | null, CallFailure>> {
    const answer = await this.#send(getPreAssessmentAnswer, {}, options);
    if (isUnknown(answer)) return Ok(null);
    return answer.map((wire) =>
      wire == null ? null : new Map(wire.answers.map(({ name, answer: text }) => [name, text])),
    );
  }

  async assessments(
    options?: CallOptions,
  ): Promise<Result<readonly TakenAssessment[] | null, CallFailure>> {
    const answer = await this.#send(getAssessment, this.#ofProvider(), options);
    if (isUnknown(answer)) return Ok(null);
    return answer.andThen<readonly TakenAssessment[] | null, CallFailure>((wire) =>
      wire == null
        ? Ok(null)
        : Result.all(
            ...wire.assessments.map(({ templateId, takenOn, trainer }, at) =>
              readDay(takenOn, `assessments.${at}.takenOn`).map((day) => ({
                templateId,
                takenOn: day,
                trainer: trainer ?? null,
              })),
            ),
          ),
    );
  }

  async summary(options?: CallOptions): Promise<Result<MeasuredBody | null, CallFailure>> {
    const answer = await this.#send(getAssessmentSummary, this.#ofProvider(), options);
    if (isUnknown(answer)) return Ok(null);
    return answer.andThen<MeasuredBody | null, CallFailure>((wire) =>
      wire == null ? Ok(null) : readSummary(wire),
    );
  }

  #ofProvider(): { readonly provider: string } {
    return { provider: this.#provider };
  }

  #send<Params, Answer>(
    call: TrainingCall<Params, Answer>,
    params: NoInfer<Params>,
    options: CallOptions | undefined,
  ): Promise<Result<Answer, CallFailure>> {
    const request = { params, query: { source: this.#source }, body: undefined };
    return this.#client.send(call, request, options);
  }
}

type TrainingCall<Params, Answer> = Call<
  z.ZodMiniType<unknown, Params>,
  z.ZodMiniType<unknown, { source: string }>,
  z.ZodMiniUndefined,
  z.ZodMiniType<Answer>
>;

type WireQuestion = { readonly [Key in keyof FieldConfig]: FieldConfig[Key] | undefined } & Pick<
  FieldConfig,
  'name' | 'label'
>;

/** Omits missing values instead of setting them to undefined. */
function withoutGaps({
  name,
  label,
  type,
  required,
  options,
  maxLength,
}: WireQuestion): FieldConfig {
  return {
    name,
    label,
    ...(type !== undefined && { type }),
    ...(required !== undefined && { required }),
    ...(options !== undefined && { options }),
    ...(maxLength !== undefined && { maxLength }),
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

function readDay(text: string, path: string): Result<Temporal.PlainDate, CallFailure> {
  try {
    return Ok(Temporal.PlainDate.from(text));
  } catch {
    return Err({ kind: 'unexpected-shape', path });
  }
}
