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
  type AssessmentIdProblem,
} from '../account/assessments.ts';
export { trainingCards, type TrainingCardValues } from '../account/training-cards.ts';
export {
  type BloodPressureBand,
  type TrainingZone,
  trainingZones,
  type NormSegment,
  type NormUnit,
  type Person,
  type Sex,
  type Standing,
  type BloodPressure,
  type RestingHeartRateBand,
} from '../account/norms.ts';
export {
  type BodyCompositionSummary,
  type MeasureName,
  type PlacedLine,
  summarizeBody,
  type SummaryLine,
  type UnplacedLine,
  type UnplacedReason,
  type BodyBand,
  type BodyNorms,
  type BodyFatBand,
  type BodyWaterBand,
  type BodyFatNorms,
  type BodyWaterNorms,
} from '../account/body-composition.ts';
export {
  type BodyMeasurements,
  feetAndInches,
  type MeasureSystem,
  measureSystemOf,
  poundsOf,
  type Mass,
  type ShareProblem,
  type BodyShare,
  type MassUnit,
} from '../account/body-measurements.ts';
export type {
  MeasuredBody,
  TakenAssessment,
  TrainingRepository,
} from '../account/training-repository.port.ts';
