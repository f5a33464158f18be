import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { SocialLogin } from './account-changes.port.ts';
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
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials>>;
  /** An expired or used proof is `wrong-credentials`. */
  signInSocially(
    login: SocialLogin,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials | NotLinked>>;
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
