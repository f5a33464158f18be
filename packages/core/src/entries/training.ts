/** `@foyer/core/training`: assessments, body measurements and training. */
export {
  type AssessmentIds,
  type AssessmentName,
  assessmentNames,
  type AssessmentTemplate,
  assessmentTemplates,
  defaultAssessmentIds,
  type AssessmentHistory,
  assessmentHistory,
  type AnsweredQuestion,
  answeredQuestions,
} from '../account/assessments.ts';
export { trainingCards, type TrainingCardValues } from '../account/training-cards.ts';
export {
  type BloodPressureBand,
  type TrainingZone,
  trainingZones,
  type NormSegment,
  type NormUnit,
  type Person,
} from '../account/norms.ts';
export {
  type BodyCompositionSummary,
  type MeasureName,
  type PlacedLine,
  summarizeBody,
  type SummaryLine,
  type UnplacedLine,
  type UnplacedReason,
} from '../account/body-composition.ts';
export {
  type BodyMeasurements,
  feetAndInches,
  type MeasureSystem,
  measureSystemOf,
  poundsOf,
} from '../account/body-measurements.ts';
export type {
  MeasuredBody,
  TakenAssessment,
  TrainingRepository,
} from '../account/training-repository.port.ts';
