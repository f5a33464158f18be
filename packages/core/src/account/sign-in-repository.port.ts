import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Temporal } from '../shared/temporal.ts';
import type { BegunSession } from './credential.ts';

/** What a member types to sign in. */
export interface Credentials {
  /** The username, or the e-mail address of the account. */
  readonly username: string;
  readonly password: string;
}

/** No member has this username and password. Which of the two is wrong stays unsaid. */
export interface WrongCredentials {
  readonly kind: 'wrong-credentials';
}

/** Another account is signed in with this browser, and nobody said that it may be replaced. */
export interface AnotherSession {
  readonly kind: 'another-session';
}

/** Where members sign in and out. AC-01, AC-06 */
export interface SignInRepository {
  /** Past so many tries it is `rate-limited`. */
  signIn(
    credentials: Credentials,
    options?: CallOptions,
  ): Promise<Result<BegunSession, CallFailure | WrongCredentials>>;
  /**
   * Makes the session of a token that came with the page the page's own; where sessions are kept in a cookie, the back
   * end sets it. With `replace` the browser's other session ends. A token that is over is `rejected` with status 401.
   */
  adopt(
    token: string,
    how: { readonly replace: boolean },
    options?: CallOptions,
  ): Promise<Result<BegunSession, CallFailure | AnotherSession>>;
  /** Extends the session that the call carries, up to a limit that the back end sets. Returns when it ends. */
  renew(options?: CallOptions): Promise<Result<Temporal.Instant, CallFailure>>;
  /** Ends the session that the call carries. */
  signOut(options?: CallOptions): Promise<Result<void, CallFailure>>;
}
