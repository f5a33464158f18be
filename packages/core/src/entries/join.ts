/** `@foyer/core/join`: the parts of the standard join. */
export { type JoinAddress, readJoinAddress } from '../flows/standard-join/standard-join.address.ts';
export type { StandardJoinDependencies } from '../flows/standard-join/standard-join.dependencies.ts';
export type { StandardJoinEntry } from '../flows/standard-join/standard-join.entry.ts';
export { syncStandardStepsWithHistory } from '../flows/standard-join/standard-join.history.ts';
export {
  defaultStandardJoinPaths,
  defaultStandardJoinSettings,
  type StandardJoinPaths,
  type StandardJoinSettings,
} from '../flows/standard-join/standard-join.settings.ts';
export type {
  StandardJoinAction,
  StandardPlan,
  StandardPlansSnapshot,
} from '../flows/standard-join/standard-join.snapshot.ts';
export type {
  StandardJoinState,
  StandardJoinStep,
} from '../flows/standard-join/standard-join.state.ts';
export { standardJoinStorageKey } from '../flows/standard-join/standard-join.schema.ts';
