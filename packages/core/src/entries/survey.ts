/** `@foyer/core/survey`: the survey after a booking: its questions, rules and answers. */
export type {
  ClassCategory,
  ClassCount,
  ClassRepository,
} from '../survey/class-repository.port.ts';
export {
  canContinueSurvey,
  lastSurveyStep,
  otherAnswerId,
  otherMaxLength,
  type SurveyAnswer,
  type SurveyChoice,
  type SurveyFailure,
  type SurveyProgressInput,
  type SurveyRule,
  type SurveyVariant,
} from '../survey/survey.ts';
export * from '../survey/survey-texts.ts';
