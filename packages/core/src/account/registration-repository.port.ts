import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { TakenByOther } from './account-changes.port.ts';

/** A mailed link by which nothing can be done any more. */
export interface LinkOver {
  readonly kind: 'link-over';
  /** `used` is also one whose place a newer one took; `unknown` was never sent, or came here cut off. */
  readonly why: 'used' | 'expired' | 'unknown';
}

/** What a mailed link is for. HT-52 */
export interface MailedLink {
  readonly purpose: 'activate' | 'recover';
  readonly firstName: string;
  /** Null for somebody who has chosen none yet. */
  readonly username: string | null;
}

/** Somebody who wants a login. HT-51 */
export interface SignUp {
  /** Null for a prospect. */
  readonly memberId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The login that was chosen at a mailed link. HT-53 */
export interface ChosenLogin {
  /** The link's token: a secret, kept nowhere. */
  readonly token: string;
  /** Null keeps the one that there is. */
  readonly username: string | null;
  readonly password: string;
}

/**
 * How one comes to a login, and back to it. None of it tells who is a member to somebody who does not know it already;
 * asked too often, each is `rate-limited`. AC-08
 */
export interface RegistrationRepository {
  /** Whether a member signs in by this username. HT-48 */
  verifyUsername(username: string, options?: CallOptions): Promise<Result<boolean, CallFailure>>;
  /**
   * Mails username and a way to another password, where there is an account; where its login was not chosen yet, the link
   * by which it is. HT-49
   */
  recoverByEmail(email: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** HT-50 */
  validateMember(
    member: { readonly memberId: string; readonly lastName: string },
    options?: CallOptions,
  ): Promise<Result<{ readonly isValid: boolean; readonly isRegistered: boolean }, CallFailure>>;
  /** Mails a link by which a login is chosen. HT-51 */
  signUp(signUp: SignUp, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** What a mailed link is for. Any text may be asked about. HT-52 */
  readLink(
    token: string,
    options?: CallOptions,
  ): Promise<Result<MailedLink, CallFailure | LinkOver>>;
  /** Uses the link up; every session of the account ends. HT-53 */
  activate(
    login: ChosenLogin,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver | TakenByOther>>;
  /** Uses a link up that confirms a new email address or undoes it. Any text may be tried. SE-21, SE-22 */
  useEmailLink(token: string, options?: CallOptions): Promise<Result<void, CallFailure | LinkOver>>;
  /** Mails the link again to whoever has this member number or username. HT-54 */
  resendVerification(name: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
