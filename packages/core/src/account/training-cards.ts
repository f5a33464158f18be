import type { AccountSession } from './account-session.ts';
import { CardLoader, someOf } from './card-loader.ts';
import type { FieldConfig } from '../forms/dynamic-form.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type {
  MeasuredBody,
  TakenAssessment,
  TrainingRepository,
} from './training-repository.port.ts';

export interface TrainingCardValues {
  readonly questions: readonly FieldConfig[];
  readonly answers: ReadonlyMap<string, string>;
  readonly assessments: readonly TakenAssessment[];
  readonly summary: MeasuredBody;
}

export function trainingCards(
  training: TrainingRepository,
  session: AccountSession,
  logger: Logger,
): CardLoader<TrainingCardValues> {
  return new CardLoader<TrainingCardValues>(
    {
      questions: async (options) => someOf(await training.preQuestionnaire(options)),
      answers: async (options) =>
        (await training.preAssessmentAnswers(options)).map((all) => (all?.size === 0 ? null : all)),
      assessments: async (options) => someOf(await training.assessments(options)),
      summary: (options) => training.summary(options),
    },
    session,
    logger,
  );
}
