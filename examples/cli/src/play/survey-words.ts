import { defaultLeadFlowSettings, type SurveyAnswer, surveyQuestions } from '@foyer/core';

import type { Run } from './run.ts';

/** The words of given answers, in their order; an id that no question has stays an id. */
export function wordsOfAnswers(
  world: Run,
  answers: readonly Pick<SurveyAnswer, 'answerId'>[],
): readonly string[] {
  const options = questionsOf(world).flatMap((question) => question.options);
  return answers.map(
    ({ answerId }) =>
      options.find((option) => option.answerId === answerId)?.label ?? String(answerId),
  );
}

/** The survey as this scenario's variant asks it. */
export function questionsOf({ settings }: Run): ReturnType<typeof surveyQuestions> {
  return surveyQuestions(settings.variant ?? defaultLeadFlowSettings.variant);
}
