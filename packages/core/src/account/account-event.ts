import type { Temporal } from '../kernel/temporal.ts';

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
