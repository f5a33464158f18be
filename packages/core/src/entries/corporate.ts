/** `@foyer/core/corporate`: employers, their codes, and the parts of the corporate join. */
export type {
  CodeRequest,
  CodeSpent,
  CorporateAccount,
  CorporateLead,
  CreatedCorporateLead,
  PlanChoice,
  PlansWanted,
  EmployerFacts,
  EmployerRepository,
  InvitationUse,
  InvitationUsed,
} from '../corporate/corporate-repository.port.ts';
export {
  type EmployerPlan,
  type EmployerPrice,
  type EmployerSaving,
  employerSaving,
  type PlanSaving,
  type Saving,
} from '../corporate/employer-saving.ts';
export {
  EmployerPage,
  type EmployerPageDependencies,
  type EmployerPageSnapshot,
} from '../flows/employer/employer-page.ts';
export { codeLength } from '../flows/corporate-join/corporate-join.verification.ts';
export {
  type CorporateJoinDependencies,
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
} from '../flows/corporate-join/corporate-join.dependencies.ts';
export type { CorporateJoinEntry } from '../flows/corporate-join/corporate-join.ts';
export {
  corporateJoinPath,
  corporateStepNames,
  syncCorporateStepsWithHistory,
} from '../flows/corporate-join/corporate-join.history.ts';
export type {
  CodeSnapshot,
  CorporateJoinAction,
  PlansSnapshot,
  CorporateJoinSession,
} from '../flows/corporate-join/corporate-join.store.ts';
export {
  type CorporateJoinState,
  type CorporateJoinStep,
  corporateJoinStorageKey,
} from '../flows/corporate-join/corporate-join.state.ts';
