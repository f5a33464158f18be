import type { FieldConfig } from '../forms/dynamic-form.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { BodyMeasurements } from './body-measurements.ts';
import type { Person } from './norms.ts';

/** An assessment that a member took with a trainer. */
export interface TakenAssessment {
  readonly templateId: number;
  readonly takenOn: Temporal.PlainDate;
  readonly trainer: string | null;
}

/** The person and their latest measurements, from which the body-composition summary is made. */
export interface MeasuredBody {
  readonly takenOn: Temporal.PlainDate;
  readonly person: Person;
  readonly measurements: BodyMeasurements;
}

/** The signed-in member's personal training, authorized by the session's token. Null if there is no data yet. */
export interface TrainingRepository {
  /** The questions before the first assessment, as fields of a form. */
  preQuestionnaire(options?: CallOptions): Promise<Result<readonly FieldConfig[], CallFailure>>;
  preAssessmentAnswers(
    options?: CallOptions,
  ): Promise<Result<ReadonlyMap<string, string> | null, CallFailure>>;
  /** Oldest first. */
  assessments(
    options?: CallOptions,
  ): Promise<Result<readonly TakenAssessment[] | null, CallFailure>>;
  summary(options?: CallOptions): Promise<Result<MeasuredBody | null, CallFailure>>;
}
