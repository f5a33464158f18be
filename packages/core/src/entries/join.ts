/** `@foyer/core/join`: the parts of the standard join. */
export {
  type StandardJoinDependencies,
  defaultStandardJoinPaths,
  defaultStandardJoinSettings,
  type StandardJoinPaths,
  type StandardJoinSettings,
  type JoinSettings,
} from '../flows/standard-join/standard-join.dependencies.ts';
export type { StandardJoinEntry } from '../flows/standard-join/standard-join.ts';
export {
  type JoinAddress,
  readJoinAddress,
  syncStandardStepsWithHistory,
} from '../flows/standard-join/standard-join.history.ts';
export type {
  StandardJoinAction,
  StandardPlan,
  StandardPlansSnapshot,
  StandardJoinSession,
} from '../flows/standard-join/standard-join.store.ts';
export {
  type StandardJoinState,
  type StandardJoinStep,
  standardJoinStorageKey,
} from '../flows/standard-join/standard-join.state.ts';
export type { JoinDraft } from '../flows/draft/join-draft.ts';
export type { JoinAgreementSnapshot } from '../flows/shared/join-agreement.ts';
export type { OfferedPlans, PlanSaving } from '../flows/shared/offered-plans.ts';
export type { PromoSnapshot, StartDateSnapshot } from '../flows/shared/plan-fields.ts';
export type { JoinSession } from '../flows/shared/membership-purchase.ts';
export { asksForPostalCode } from '../forms/billing-address.ts';
export {
  type JoinDetails,
  type JoinDetailsField,
  joinDetailsForm,
  type JoinDetailsSettings,
} from '../forms/join-details-form.ts';
export {
  type JoinAgreementField,
  joinAgreementForm,
  type JoinAgreementSettings,
  type JoinAnswers,
  type JoinQuestions,
} from '../forms/join-agreement-form.ts';
export { joinPhoneStyle } from '../forms/join-contact-form.ts';
