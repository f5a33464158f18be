/** `@foyer/core/session`: signing in, and the member's session. */
export { currentPasswordForm } from '../forms/password.ts';
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
export * from '../account/account-session.ts';
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
  signInForm,
  StaySignedIn,
  type SignInField,
  type StayedLongEnough,
} from '../account/sign-in.ts';
export {
  type AccountSessions,
  type LiveSession,
  type AccountEvent,
  type AccountEventKind,
  accountEventKinds,
  accountHistoryDays,
  type SocialLogin,
} from '../account/account-repository.port.ts';
export { ManageSessions } from '../account/manage-sessions.ts';
export type {
  AnotherSession,
  Credentials,
  NotLinked,
  SignInRepository,
  WrongCredentials,
} from '../account/sign-in-repository.port.ts';
export type { WebViewMessage, WebViewMessages } from '../kernel/platform.port.ts';
export {
  type HeldWebViewMessages,
  holdWebViewMessages,
} from '../account/held-web-view-messages.ts';
