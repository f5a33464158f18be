/** `@foyer/core/session`: signing in, and the member's session. */
export { currentPasswordForm } from '../account/current-password.ts';
export {
  SocialLink,
  type SocialLinkSnapshot,
  type SocialNotice,
  type SocialProvider,
  socialPath,
  type SocialLinkDependencies,
} from '../account/social-link.ts';
export {
  SocialSignIn,
  type SocialSignInSnapshot,
  type SocialSignInDependencies,
} from '../account/social-sign-in.ts';
export { type HostSettings, hostOf } from '../account/account-host.ts';
export {
  AccountSession,
  type AccountSessionSnapshot,
  type AccountSessionDependencies,
  type EndedStatus,
  type ArrivedToken,
  type SessionStatus,
} from '../account/account-session.ts';
export {
  type AccountSessionSettings,
  defaultAccountSessionSettings,
} from '../account/account-session.settings.ts';
export {
  accountPath,
  isSentToLogin,
  rememberLoginReturn,
  leaveLogin,
  loginPath,
} from '../account/login-return.ts';
export { AdoptArrivedToken } from '../account/adopt-arrived-token.ts';
export {
  type StartedSession,
  type Credential,
  isSameCredential,
  parseBearer,
} from '../account/credential.ts';
export {
  SignIn,
  SignOut,
  messageOfSignIn,
  refusedSecondStep,
  type SecondStepField,
  secondStepForm,
  signInForm,
  StaySignedIn,
  type SignInField,
  type StayedLongEnough,
} from '../account/sign-in.ts';
export type { AccountSessions, LiveSession } from '../account/account-sessions.port.ts';
export {
  type AccountEvent,
  type AccountEventKind,
  accountEventKinds,
  accountHistoryDays,
} from '../account/account-event.ts';
export type {
  AuthenticatorKey,
  SecondStep,
  SecondStepStatus,
  WrongCode,
} from '../account/second-step.port.ts';
export {
  firstCodeForm,
  ManageSecondStep,
  refusedSecondStepChange,
  type SecondStepFailure,
  type SecondStepTask,
} from '../account/manage-second-step.ts';
export {
  ManagePasskeys,
  type ManagePasskeysDependencies,
  newPasskeyForm,
  type PasskeyChangeFailure,
  passkeyNameForm,
  type PasskeyTask,
  refusedPasskeyChange,
} from '../account/manage-passkeys.ts';
export type {
  NewPasskey,
  Passkey,
  PasskeyDevice,
  PasskeyFailure,
  PasskeyOptions,
  PasskeyRefused,
  Passkeys,
  PasskeySignature,
  TooManyPasskeys,
} from '../account/passkeys.port.ts';
export { parsePasskeyName, passkeyNameMaxLength } from '../account/passkey-name.ts';
export {
  messageOfPasskeySignIn,
  PasskeySignIn,
  type PasskeySignInDependencies,
  type PasskeySignInFailure,
} from '../account/passkey-sign-in.ts';
export { ManageSessions } from '../account/manage-sessions.ts';
export type { SocialLogin } from '../account/account-changes.port.ts';
export type {
  AnotherSession,
  ChallengeOver,
  Credentials,
  NotLinked,
  SecondStepAnswer,
  SecondStepNeeded,
  SignInRepository,
  WrongCredentials,
} from '../account/sign-in-repository.port.ts';
export type { WebViewMessage, WebViewMessages } from '../account/web-view-messages.port.ts';
export {
  type HeldWebViewMessages,
  holdWebViewMessages,
} from '../account/held-web-view-messages.ts';
