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
 * `rejected` and names its field (AC-05). Nothing is sent again by itself.
 */
export interface AccountChanges {
  /** HT-03 */
  updateInformation(
    change: AccountInformationChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
  /** HT-10 */
  updateProfile(
    change: MemberProfileChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
  /** HT-04 */
  updateUsername(
    username: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther>>;
  /** Ends the member's other sessions; this one stays. HT-05 */
  updatePassword(
    passwords: { readonly current: string; readonly next: string },
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
  /** HT-06 */
  linkSocial(
    login: SocialLogin,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther>>;
  /** Without a link it does nothing. HT-07 */
  unlinkSocial(options?: CallOptions): Promise<Result<void, CallFailure>>;
}
