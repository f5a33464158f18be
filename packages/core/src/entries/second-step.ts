/** `@foyer/core/second-step`: the second step of a login: codes and passkeys. */
export { refusedSecondStep, type SecondStepField, secondStepForm } from '../account/sign-in.ts';
export type {
  AuthenticatorKey,
  SecondStep,
  SecondStepStatus,
  WrongCode,
  ChallengeOver,
  SecondStepAnswer,
  SecondStepNeeded,
} from '../account/sign-in-repository.port.ts';
export * from '../account/manage-second-step.ts';
export {
  ManagePasskeys,
  type ManagePasskeysDependencies,
  newPasskeyForm,
  type PasskeyChangeFailure,
  passkeyNameForm,
  type PasskeyTask,
  refusedPasskeyChange,
} from '../account/manage-passkeys.ts';
export type * from '../account/passkeys.port.ts';
export { parsePasskeyName } from '../account/manage-passkeys.ts';
export * from '../account/passkey-sign-in.ts';
