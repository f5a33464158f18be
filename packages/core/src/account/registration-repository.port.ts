import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { CommonPassword, TakenByOther } from './account-repository.port.ts';

/** A mailed link that can no longer be used. */
export interface LinkOver {
  readonly kind: 'link-over';
  /**
   * `used` includes a link replaced by a newer one; `unknown` was never sent, or arrived cut off.
   */
  readonly why: 'used' | 'expired' | 'unknown';
}

export interface MailedLink {
  readonly purpose: 'activate' | 'recover';
  readonly firstName: string;
  /** Null when none was chosen yet. */
  readonly username: string | null;
}

/** A member who wants a login. Their club knows their first name and email address. */
export interface MemberSignUp {
  readonly memberId: string;
  readonly lastName: string;
}

export interface ProspectSignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface ChosenLogin {
  /** The link's token: a secret that must not be stored. */
  readonly token: string;
  /** Null keeps the existing one. */
  readonly username: string | null;
  readonly password: string;
}

/** No call reveals who is a member to someone who doesn't know it already. Too many are `rate-limited`. */
export interface RegistrationRepository {
  /** Whether a member has this username. */
  verifyUsername(username: string, options?: CallOptions): Promise<Result<boolean, CallFailure>>;
  /** Mails the username and a recovery or activation link. Succeeds for an unknown address too. */
  recoverByEmail(email: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Whether the member number and last name match, and whether that member has a login already. */
  validateMember(
    member: MemberSignUp,
    options?: CallOptions,
  ): Promise<Result<{ readonly isValid: boolean; readonly isRegistered: boolean }, CallFailure>>;
  signUp(
    signUp: MemberSignUp | ProspectSignUp,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
  /** Returns what a mailed link is for, or `link-over`. Accepts any text. */
  readLink(
    token: string,
    options?: CallOptions,
  ): Promise<Result<MailedLink, CallFailure | LinkOver>>;
  /** Sets the login and uses up the link; every session of the account ends. */
  activate(
    login: ChosenLogin,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver | TakenByOther | CommonPassword>>;
  /** Uses up a link that confirms or undoes a new email address. Accepts any text. */
  useEmailLink(token: string, options?: CallOptions): Promise<Result<void, CallFailure | LinkOver>>;
  /** Mails the link again to the holder of this member number or username. */
  resendVerification(name: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
}

/** Everything that the chain stores about the person at an address, under labels that people can read. */
export interface PersonalData {
  readonly address: string;
  /** An ISO instant. */
  readonly exportedAt: string;
  readonly sections: readonly {
    readonly title: string;
    readonly entries: readonly Readonly<Record<string, unknown>>[];
  }[];
}

/** The membership at the address is active or has an open balance, so the chain needs the person’s data. */
export interface MembershipRuns {
  readonly kind: 'membership-runs';
}

/**
 * Gives people what is stored about them, or erases it. They confirm with a mailed link, so that nobody gets or erases
 * another person's data, and `request` answers the same for every address.
 */
export interface PersonalDataRepository {
  /** Mails the link. */
  request(email: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Null for a link that is unknown, too old, or was used to erase. */
  read(token: string, options?: CallOptions): Promise<Result<PersonalData | null, CallFailure>>;
  /** Ends the link. Null as for `read`. */
  erase(
    token: string,
    options?: CallOptions,
  ): Promise<Result<'erased' | null, CallFailure | MembershipRuns>>;
}
