import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';

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
