import type { FieldConfig } from '../forms/dynamic-form.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { BodyMeasurements } from './body-measurements.ts';
import type { Person } from './person.ts';

/** An assessment that a trainer made with a member. HT-41 */
export interface TakenAssessment {
  /** The template's id. PT-01 */
  readonly templateId: number;
  readonly takenOn: Temporal.PlainDate;
  readonly trainer: string | null;
}

/** What was measured last, and of whom: what the body-composition summary is made of. PT-05 */
export interface MeasuredBody {
  readonly takenOn: Temporal.PlainDate;
  readonly person: Person;
  readonly measurements: BodyMeasurements;
}

/** Personal training of the member who is signed in, under the session's token. Null where there is nothing yet. PT-05 */
export interface TrainingRepository {
  /** The questions before the first assessment, as fields of a form. HT-39 */
  preQuestionnaire(options?: CallOptions): Promise<Result<readonly FieldConfig[], CallFailure>>;
  /** The member's answers by the names of the questions. HT-40 */
  preAssessmentAnswers(
    options?: CallOptions,
  ): Promise<Result<ReadonlyMap<string, string> | null, CallFailure>>;
  /** Oldest first. HT-41 */
  assessments(
    options?: CallOptions,
  ): Promise<Result<readonly TakenAssessment[] | null, CallFailure>>;
  /** HT-41 */
  summary(options?: CallOptions): Promise<Result<MeasuredBody | null, CallFailure>>;
}
