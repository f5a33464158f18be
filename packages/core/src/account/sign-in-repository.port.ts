import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { SocialLogin, WrongPassword } from './account-repository.port.ts';
import type { StartedSession } from './credential.ts';

/** What a member types to sign in. */
export interface Credentials {
  /** The username, or the account's email address. */
  readonly username: string;
  readonly password: string;
}

/** No member has this username and password. It doesn't say which of the two is wrong. */
export interface WrongCredentials {
  readonly kind: 'wrong-credentials';
}

/** The provider vouches for this social login, but no account is linked to it. */
export interface NotLinked {
  readonly kind: 'not-linked';
}

/** The password or the proof was right. The account also needs a code, which `finish` takes with this challenge. */
export interface SecondStepNeeded {
  readonly kind: 'second-step';
  readonly challenge: string;
}

/** The challenge is older than ten minutes, or the password has changed. */
export interface ChallengeOver {
  readonly kind: 'challenge-over';
}

/** The second step of a login. */
export interface SecondStepAnswer {
  readonly challenge: string;
  /** From the authenticator app, or a recovery code. */
  readonly code: string;
  /** True if this browser needs no code for the next 30 days. */
  readonly trustsBrowser: boolean;
}

/** Another account is signed in on this browser, and replacing it wasn't requested. */
export interface AnotherSession {
  readonly kind: 'another-session';
}

/** Signs members in and out. */
export interface SignInRepository {
  /** Too many attempts are `rate-limited`. */
  signIn(
    credentials: Credentials,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials | SecondStepNeeded>>;
  /** An expired or used proof is `wrong-credentials`. */
  signInSocially(
    login: SocialLogin,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials | NotLinked | SecondStepNeeded>>;
  /** Finishes a login that needs a code. Too many wrong codes are `rate-limited`. */
  finish(
    answer: SecondStepAnswer,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCode | ChallengeOver>>;
  /**
   * Turns a token that came with the page into the page's session; when sessions are cookies, the
   * back end sets the cookie. With `replace`, the browser's other session ends. An expired token is
   * `rejected` with status 401.
   */
  adopt(
    token: string,
    how: { readonly replace: boolean },
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | AnotherSession>>;
  /** Extends the session that the call carries, up to a limit that the back end sets. Returns when it ends. */
  renew(options?: CallOptions): Promise<Result<Temporal.Instant, CallFailure>>;
  signOut(options?: CallOptions): Promise<Result<void, CallFailure>>;
}

/** Whether logging in to the account also asks for a code. */
export interface SecondStepStatus {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
  /** True if the chain requires two-step login or a passkey for every account. */
  readonly isRequired: boolean;
}

/** What an authenticator app needs to generate an account's codes. */
export interface AuthenticatorKey {
  /** In base32, for typing. */
  readonly secret: string;
  /** An `otpauth://` address, for a QR code. */
  readonly address: string;
}

/** The code is wrong, expired or used. */
export interface WrongCode {
  readonly kind: 'wrong-code';
}

/** Manages the code from an authenticator app that the signed-in person's logins ask for after the password. */
export interface SecondStep {
  status(options?: CallOptions): Promise<Result<SecondStepStatus, CallFailure>>;
  /** Returns a new key, which counts once `confirm` has got a code of it. Replaces a key that wasn't confirmed. */
  begin(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<AuthenticatorKey, CallFailure | WrongPassword>>;
  /** Turns the step on, and ends the other sessions. Returns the recovery codes, which each work once. */
  confirm(
    code: string,
    options?: CallOptions,
  ): Promise<Result<readonly string[], CallFailure | WrongCode>>;
  /** Replaces the recovery codes. */
  renewCodes(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<readonly string[], CallFailure | WrongPassword>>;
  /** Turns the step off, and ends the other sessions. */
  turnOff(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
}
