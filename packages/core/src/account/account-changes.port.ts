import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Freeze } from '../forms/freeze-form.ts';
import type { JoinDetails } from '../forms/join-details-form.ts';
import type { AccountInformationChange, MemberProfileChange } from './account.ts';

/** Another member has the username or the social login. */
export interface TakenByOther {
  readonly kind: 'taken';
}

/** The current password is wrong. */
export interface WrongPassword {
  readonly kind: 'wrong-password';
}

/** Too many people would guess the new password. Only the back end knows the list. */
export interface CommonPassword {
  readonly kind: 'common-password';
}

/** A social login's id, with a single-use token from its provider that proves it. */
export interface SocialLogin {
  readonly facebookId: string;
  readonly accessToken: string;
}

/**
 * The changes that a member can make to their own account. Every call carries the session's token.
 * A change that the back end refuses is `rejected` and names its field. Calls are never retried
 * automatically. Changing a sign-in detail needs the current password and ends the member's other
 * sessions, but not this one.
 */
export interface AccountChanges {
  /** A new email address needs the current password and is pending until its mailed link is opened. */
  updateInformation(
    change: AccountInformationChange,
    currentPassword: string | null,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
  updateProfile(
    change: MemberProfileChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
  updateUsername(
    username: string,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>>;
  updatePassword(
    passwords: { readonly current: string; readonly next: string },
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword | CommonPassword>>;
  /** Links a social login. A wrong password doesn't use up the provider's token. */
  linkSocial(
    login: SocialLogin,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>>;
  /** Removes the linked social login; does nothing when there is none. */
  unlinkSocial(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
  /**
   * Mails the link to the pending address again. Without one, mails it to the account's address if mail to it bounced;
   * otherwise `unsuccessful`.
   */
  resendEmailLink(options?: CallOptions): Promise<Result<void, CallFailure>>;
  cancelEmailChange(options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Asks the home club to freeze the membership. Replaces a request with the same start day. */
  requestFreeze(freeze: Freeze, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** The name and address become those of the account. A card number is not sent. */
  saveJoinDetails(details: JoinDetails, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
