import type { Money } from '../kernel/money.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
  OwnVisit,
  WalletLinks,
  AccountInformationChange,
  MemberProfileChange,
} from './account.ts';
import type { Freeze } from '../forms/freeze-form.ts';
import type { JoinDetails } from '../forms/join-details-form.ts';
import type { Temporal } from '../kernel/temporal.ts';

/**
 * The account data that a member can see. Every call carries the session's token and is about its
 * bearer; without a live token it is `rejected` with status 401. Null means that the back end has
 * nothing to show.
 */
export interface AccountRepository {
  information(options?: CallOptions): Promise<Result<AccountInformation | null, CallFailure>>;
  profile(options?: CallOptions): Promise<Result<MemberProfile | null, CallFailure>>;
  /** Short-lived URLs of these members' pictures; with no ids, the bearer's own. */
  pictures(
    memberIds: readonly string[],
    options?: CallOptions,
  ): Promise<Result<readonly string[] | null, CallFailure>>;
  billing(options?: CallOptions): Promise<Result<BillingInformation | null, CallFailure>>;
  giftCard(options?: CallOptions): Promise<Result<GiftCardDetails | null, CallFailure>>;
  addOn(options?: CallOptions): Promise<Result<AddOnEligibility | null, CallFailure>>;
  /** The latest visits of the bearer, who may be a prospect, at any club. */
  visits(options?: CallOptions): Promise<Result<readonly OwnVisit[] | null, CallFailure>>;
  /** The member's id, encoded so that it reveals nothing to others. It works as a referring id. Null for a prospect. */
  encodedMemberId(options?: CallOptions): Promise<Result<string | null, CallFailure>>;
  /** Where a phone adds the member's pass to its wallet. Null without a running membership. */
  wallets(options?: CallOptions): Promise<Result<WalletLinks | null, CallFailure>>;
  card(options?: CallOptions): Promise<Result<BillingCard | null, CallFailure>>;
  cardBalance(options?: CallOptions): Promise<Result<Money | null, CallFailure>>;
}

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

/** A live session of the account, in any browser or app. */
export interface LiveSession {
  /** Names the session in calls. It's no credential. */
  readonly id: string;
  /** The browser's name, such as `Firefox`; null if unknown. */
  readonly browser: string | null;
  /** The name of the device's system, such as `Windows`; null if unknown. */
  readonly system: string | null;
  readonly signedInAt: Temporal.Instant;
  /** Exact to some minutes. */
  readonly lastUsedAt: Temporal.Instant;
  /** True for the session that asks. */
  readonly isThis: boolean;
}

/** Where the signed-in person's account is used, and what happened to it. */
export interface AccountSessions {
  /** Lists them, the last used first. */
  list(options?: CallOptions): Promise<Result<readonly LiveSession[], CallFailure>>;
  /** What happened to the account in the last 90 days, newest first. A back end may leave out the oldest. */
  activity(options?: CallOptions): Promise<Result<readonly AccountEvent[], CallFailure>>;
  /** Ends one. Succeeds for one that has ended; ends nothing for one that isn't theirs. */
  end(id: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Ends all but the one that asks. */
  endOthers(options?: CallOptions): Promise<Result<void, CallFailure>>;
}

/** What can happen to an account that its member should be able to check later. */
export const accountEventKinds = [
  'signed-in',
  'signed-in-socially',
  'sign-in-failed',
  'locked-out',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'password-wrong',
  'password-changed',
  'login-link-asked',
  'login-chosen',
  'username-changed',
  'email-asked',
  'email-canceled',
  'email-changed',
  'email-restored',
  'social-linked',
  'social-unlinked',
  'second-step-on',
  'second-step-off',
  'second-step-failed',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'signed-in-with-passkey',
  'visit-moved',
  'visit-canceled',
  'club-corrected',
  'club-withdrew-consent',
  'club-ended-sessions',
  'club-sent-data-link',
] as const;

export type AccountEventKind = (typeof accountEventKinds)[number];

/** One entry of an account's history. */
export interface AccountEvent {
  readonly id: string;
  readonly kind: AccountEventKind;
  readonly at: Temporal.Instant;
  /** The network, without the part that names a single device: `203.0.113.0/24`. Null if unknown. */
  readonly network: string | null;
  /** The browser's name, such as `Firefox`; null if unknown. */
  readonly browser: string | null;
  /** The name of the device's system, such as `Windows`; null if unknown. */
  readonly system: string | null;
}

/** How many days back a member sees their account's history. */
export const accountHistoryDays = 90;
