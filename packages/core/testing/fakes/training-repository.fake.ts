import type { FieldConfig } from '../../src/forms/dynamic-form.ts';
import type { FakeMembers } from './members.fake.ts';
import type { CallFailure, CallOptions, Result } from '../../src/kernel/result.ts';
import { CallFaults } from './call-faults.fake.ts';
import type {
  MeasuredBody,
  TakenAssessment,
  TrainingRepository,
} from '../../src/account/training-repository.port.ts';

/** The back end's data about a member's training. */
export interface FakeTraining {
  readonly answers: ReadonlyMap<string, string> | null;
  readonly assessments: readonly TakenAssessment[] | null;
  readonly summary: MeasuredBody | null;
}

/** Training of the members of `FakeMembers`, by member id. */
export class FakeTrainingRepository implements TrainingRepository {
  readonly faults: CallFaults<keyof TrainingRepository>;
  readonly trainings: Map<string, FakeTraining> = new Map();
  readonly #members: FakeMembers;
  readonly #questions: readonly FieldConfig[];

  constructor(members: FakeMembers, questions: readonly FieldConfig[]) {
    this.#members = members;
    this.#questions = questions;
    this.faults = new CallFaults(members.clock);
  }

  preQuestionnaire: TrainingRepository['preQuestionnaire'] = (options) =>
    this.faults.play('preQuestionnaire', options, () =>
      this.#members.bearer().map(() => this.#questions),
    );

  preAssessmentAnswers: TrainingRepository['preAssessmentAnswers'] = (options) =>
    this.#read('preAssessmentAnswers', options, 'answers');

  assessments: TrainingRepository['assessments'] = (options) =>
    this.#read('assessments', options, 'assessments');

  summary: TrainingRepository['summary'] = (options) => this.#read('summary', options, 'summary');

  #read<Part extends keyof FakeTraining>(
    method: keyof TrainingRepository,
    options: CallOptions | undefined,
    part: Part,
  ): Promise<Result<FakeTraining[Part] | null, CallFailure>> {
    return this.faults.play(method, options, () =>
      this.#members
        .bearer()
        .map<FakeTraining[Part] | null>(
          ({ memberId }) => this.trainings.get(memberId)?.[part] ?? null,
        ),
    );
  }
}
