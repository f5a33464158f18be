import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { AccountInformationChange, MemberProfileChange } from './account.ts';

/** Another member has the username or the social login. */
export interface TakenByOther {
  readonly kind: 'taken';
}

/** The current password is not right. */
export interface WrongPassword {
  readonly kind: 'wrong-password';
}

/** What somebody else vouches for: a social login's id, and a token of its provider that is good once. */
export interface SocialLogin {
  readonly facebookId: string;
  readonly accessToken: string;
}

/**
 * What a member changes of their own account, under the session's token (AC-09). A change that can't be taken is
 * `rejected` and names its field (AC-05). Nothing is sent again by itself. A change of what the member signs in by needs the
 * current password, and ends the member's other sessions; this one stays (SE-20, SE-23).
 */
export interface AccountChanges {
  /** Another email address needs the current password and is pending until its mailed link is opened. HT-03, SE-21 */
  updateInformation(
    change: AccountInformationChange,
    currentPassword: string | null,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
  /** HT-10 */
  updateProfile(
    change: MemberProfileChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
  /** HT-04 */
  updateUsername(
    username: string,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>>;
  /** HT-05 */
  updatePassword(
    passwords: { readonly current: string; readonly next: string },
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
  /** A wrong password leaves the provider's token unused. HT-06 */
  linkSocial(
    login: SocialLogin,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>>;
  /** Without a link it does nothing. HT-07 */
  unlinkSocial(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
  /** Mails the link to the pending address again; `unsuccessful` when none is pending. SE-21 */
  resendEmailLink(options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Drops the pending address. SE-21 */
  cancelEmailChange(options?: CallOptions): Promise<Result<void, CallFailure>>;
}
