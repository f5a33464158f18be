import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Temporal } from '../shared/temporal.ts';
import type { MemberToken } from './member-token.ts';

/** What a member types to sign in. */
export interface Credentials {
  /** The username, or the e-mail address of the account. */
  readonly username: string;
  readonly password: string;
}

/** No member has this username and password: which of the two is wrong is not told. */
export interface WrongCredentials {
  readonly kind: 'wrong-credentials';
}

/** Where members sign in and out. AC-01, AC-06 */
export interface SignInRepository {
  /** Past so many tries it is `rate-limited`. */
  signIn(
    credentials: Credentials,
    options?: CallOptions,
  ): Promise<Result<MemberToken, CallFailure | WrongCredentials>>;
  /**
   * The session of the token that the call carries lasts anew from now; past a time that the back end sets it gets no
   * longer. Answers when it ends.
   */
  renew(options?: CallOptions): Promise<Result<Temporal.Instant, CallFailure>>;
  /** Ends the session of the token that the call carries. */
  signOut(options?: CallOptions): Promise<Result<void, CallFailure>>;
}
